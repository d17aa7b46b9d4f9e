import type { Services } from '../context.ts';

/** The number of days that a draft is kept after it was saved last. */
export const draftDays = 60;

const day = 24 * 60 * 60 * 1000;

/** Deletes drafts that were last saved longer ago. */
export async function removeOldFormDrafts({ prisma, now }: Services): Promise<void> {
  const oldest = new Date(now().getTime() - draftDays * day);
  await prisma.formDraft.deleteMany({ where: { savedAt: { lt: oldest } } });
}
