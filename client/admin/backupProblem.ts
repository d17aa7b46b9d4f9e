import type { AdminMessages } from '../messages/adminMessages.ts';
import type { DashboardQuery } from './Dashboard.generated.ts';

/** What volunteers should know of the backups, in a sentence; null while all is well. */
export function backupProblem(
  { succeededAt, failedAt, failure, isOverdue }: NonNullable<DashboardQuery['backup']>,
  words: AdminMessages['admin']['dashboard']['backup'],
  dateTime: (instant: string) => string,
): string | null {
  if (failedAt !== null) return words.failed(dateTime(failedAt), failure ?? '');
  if (succeededAt === null) return words.none;
  return isOverdue ? words.overdue(dateTime(succeededAt)) : null;
}
