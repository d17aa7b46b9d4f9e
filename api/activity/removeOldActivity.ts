import type { Services } from '../context.ts';

const day = 24 * 60 * 60 * 1000;

/** What was done before this instant is neither kept nor listed. */
export const activitySince = ({
  now,
  activityRetentionDays,
}: Pick<Services, 'now' | 'activityRetentionDays'>) =>
  new Date(now().getTime() - activityRetentionDays * day);

/** Removes what was noted of activity once its retention is over. */
export async function removeOldActivity(services: Services): Promise<void> {
  await services.prisma.activity.deleteMany({ where: { at: { lt: activitySince(services) } } });
}
