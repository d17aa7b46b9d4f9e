import type { Services } from '../context.ts';
import { Prisma } from '../generated/prisma/client.ts';

/** Milliseconds for which the values of a deleted record are kept. */
const retention = 30 * 24 * 60 * 60 * 1000;

/** Erases what deleted records said once their retention is over; that they were deleted stays noted. */
export async function eraseDeletedValues({ prisma, now }: Services): Promise<void> {
  const deletedAt = { lt: new Date(now().getTime() - retention) };
  await prisma.deletedRecord.updateMany({
    where: { deletedAt, NOT: { values: { equals: Prisma.AnyNull } } },
    data: { values: Prisma.DbNull },
  });
}
