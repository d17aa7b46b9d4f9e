import { requireViewer } from '../access.ts';
import type { Context, Services } from '../context.ts';
import type { Prisma } from '../generated/prisma/client.ts';

const day = 24 * 60 * 60 * 1000;

/** Days for which calendars are told that an event was cancelled, whether or not it can be restored. */
const leastRetention = 30;

/** Milliseconds for which files stay longer than they can be asked for, so that no restoring meets their removal. */
const margin = 60 * 60 * 1000;

type Retention = Pick<Services, 'now' | 'trashDays'>;

/** From when on the files of a record may be removed that is deleted now. */
export function endOfRestoring({ now, trashDays }: Retention): Date {
  const restorableFor = trashDays * day;
  return new Date(now().getTime() + (restorableFor && restorableFor + margin));
}

/** Until when files can be asked for that may be removed from an instant on. */
export const endOfPromise = (removeAfter: Date) => new Date(removeAfter.getTime() - margin);

/** Files that may be removed before this instant cannot be asked for any more. */
export const earliestRemoval = ({ now }: Pick<Retention, 'now'>) =>
  new Date(now().getTime() + margin);

/** What was deleted before this instant cannot be restored. */
export const restorableSince = ({ now, trashDays }: Retention) =>
  new Date(now().getTime() - trashDays * day);

/** Notes who deleted a record, of which the database has noted the values. */
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
 * Erases what deleted records said once their retention is over, with their former versions; that they
 * were deleted stays noted, and the log of activity keeps who made and changed them. Of those that came
 * with a CSV file the import tells.
 * @returns of how many records
 */
export async function eraseDeletedValues(services: Services): Promise<number> {
  const { prisma, now, trashDays } = services;
  const retention = Math.max(trashDays, leastRetention) * day;
  const before = new Date(now().getTime() - retention);
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
