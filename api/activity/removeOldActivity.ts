import type { Services } from '../context.ts';

const day = 24 * 60 * 60 * 1000;

/** Activity before this time is neither kept nor listed. */
export const activitySince = ({
  now,
  activityRetentionDays,
}: Pick<Services, 'now' | 'activityRetentionDays'>) =>
  new Date(now().getTime() - activityRetentionDays * day);

/** Deletes activity that is older than its retention time. */
export async function removeOldActivity(services: Services): Promise<void> {
  await services.prisma.activity.deleteMany({ where: { at: { lt: activitySince(services) } } });
}
