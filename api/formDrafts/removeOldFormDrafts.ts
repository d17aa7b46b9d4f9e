import type { Services } from '../context.ts';

/** The number of days that a draft is kept after it was saved last. */
export const draftDays = 60;

const day = 24 * 60 * 60 * 1000;

/** Deletes drafts that were last saved longer ago, and the reports of open records after a day. */
export async function removeOldFormDrafts({ prisma, now }: Services): Promise<void> {
  const daysAgo = (days: number) => new Date(now().getTime() - days * day);
  await prisma.formDraft.deleteMany({ where: { savedAt: { lt: daysAgo(draftDays) } } });
  await prisma.openRecord.deleteMany({ where: { seenAt: { lt: daysAgo(1) } } });
}
