import type { AdminMessages } from '../messages/adminMessages.ts';
import type { DashboardQuery } from './dashboard/Dashboard.generated.ts';

/** A message for volunteers about the backups; null if they work. */
export function backupProblem(
  { succeededAt, failedAt, failure, isOverdue }: NonNullable<DashboardQuery['backup']>,
  words: AdminMessages['admin']['dashboard']['backup'],
  dateTime: (instant: string) => string,
): string | null {
  if (failedAt !== null) return words.failed(dateTime(failedAt), failure ?? '');
  if (succeededAt === null) return words.none;
  return isOverdue ? words.overdue(dateTime(succeededAt)) : null;
}
