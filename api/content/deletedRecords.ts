import { requireViewer } from '../access.ts';
import type { Context, Services } from '../context.ts';
import { Prisma } from '../generated/prisma/client.ts';

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
 * were deleted stays noted.
 */
export async function eraseDeletedValues(services: Services): Promise<void> {
  const { prisma, now, trashDays } = services;
  const retention = Math.max(trashDays, leastRetention) * day;
  const deletedAt = { lt: new Date(now().getTime() - retention) };
  await prisma.deletedRecord.updateMany({
    where: { deletedAt, NOT: { values: { equals: Prisma.AnyNull } } },
    data: { values: Prisma.DbNull, translations: Prisma.DbNull },
  });
  await prisma.$executeRaw`DELETE FROM "revision" USING "deleted-record" AS deleted
    WHERE "revision".kind = deleted.kind AND "revision"."recordId" = deleted."recordId"
      AND deleted."values" IS NULL`;
}
