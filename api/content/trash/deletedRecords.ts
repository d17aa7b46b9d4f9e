import { requireViewer } from '../../access.ts';
import type { Context, Services } from '../../context.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { addDays, millisecondsOfDay } from '../../shared/dates/days.ts';

/** How many days calendars report that an event was cancelled, even if it can no longer be restored. */
const leastRetention = 30;

/**
 * The extra time for which files are kept, in milliseconds, so that a restore never runs while they
 * are removed.
 */
const margin = 60 * 60 * 1000;

type Retention = Pick<Services, 'now' | 'trashDays'>;

/** The time from which the files of a record that is deleted now may be removed. */
export function endOfRestoring({ now, trashDays }: Retention): Date {
  const restorableFor = trashDays * millisecondsOfDay;
  return new Date(now().getTime() + (restorableFor && restorableFor + margin));
}

/** The last time to restore files that may be removed at the given time. */
export const endOfPromise = (removeAfter: Date) => new Date(removeAfter.getTime() - margin);

/** Files that may be removed before this time can no longer be restored. */
export const earliestRemoval = ({ now }: Pick<Retention, 'now'>) =>
  new Date(now().getTime() + margin);

/** Records that were deleted before this time cannot be restored. */
export const restorableSince = ({ now, trashDays }: Retention) => addDays(now(), -trashDays);

/** Records who deleted a record. A trigger has already stored its values. */
export async function noteDeleter(
  context: Context,
  tx: Prisma.TransactionClient,
  record: { kind: string; recordId: number },
): Promise<void> {
  await tx.deletedRecord.update({
    where: { kind_recordId: record },
    data: { deletedBy: requireViewer(context).id },
  });
}

/**
 * Erases the values of deleted records after their retention time, with their former versions. The
 * fact of the deletion is kept. The activity log keeps who created and changed them; for records of
 * a CSV file, the entry of the import does.
 * @returns the number of records
 */
export async function eraseDeletedValues(services: Services): Promise<number> {
  const { prisma, now, trashDays } = services;
  const before = addDays(now(), -Math.max(trashDays, leastRetention));
  const erased = await prisma.$executeRaw`
    WITH expired AS MATERIALIZED (
      SELECT kind, "recordId", "values" FROM "deleted-record"
      WHERE "deletedAt" < ${before} AND "values" IS NOT NULL FOR UPDATE
    ), noted AS (
      INSERT INTO "activity" (at, account, action, kind, "recordId")
      SELECT ("values"->>'createdAt')::timestamp, "values"->>'createdBy', 'CREATED', kind, "recordId"::text
      FROM expired WHERE "values"->>'createdBy' <> '' AND NOT EXISTS (
        SELECT FROM "imported-record" AS imported
        WHERE imported.kind = expired.kind AND imported."recordId" = expired."recordId")
    )
    UPDATE "deleted-record" AS erased SET "values" = NULL, translations = NULL FROM expired
    WHERE erased.kind = expired.kind AND erased."recordId" = expired."recordId"`;
  await prisma.$executeRaw`
    WITH erased AS (
      DELETE FROM "revision" USING "deleted-record" AS deleted
      WHERE "revision".kind = deleted.kind AND "revision"."recordId" = deleted."recordId"
        AND deleted."values" IS NULL
      RETURNING "revision".kind, "revision"."recordId", "replacedAt", "replacedBy"
    )
    INSERT INTO "activity" (at, account, action, kind, "recordId")
    SELECT "replacedAt", "replacedBy", 'CHANGED', kind, "recordId"::text FROM erased`;
  return erased;
}
