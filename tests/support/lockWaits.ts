import { expect } from 'vitest';
import type { Prisma, PrismaClient } from '../../api/generated/prisma/client.ts';
import { waiting } from './patience.ts';

/** The number of connections to a database that wait for a lock. */
export async function lockWaits(prisma: Pick<PrismaClient, '$queryRaw'>): Promise<number> {
  const [row] = await prisma.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return row?.count ?? 0;
}

/** Sends a request that has to wait for the end of a transaction, which does the work first. */
export async function duringTransaction<Result>(
  prisma: PrismaClient,
  work: (tx: Prisma.TransactionClient) => Promise<unknown>,
  request: () => Promise<Result>,
): Promise<Result> {
  const sent = await prisma.$transaction(
    async (tx) => {
      await work(tx);
      const response = request();
      await expect.poll(() => lockWaits(prisma), { timeout: waiting }).toBe(1);
      // A promise would be awaited here, before the transaction ends.
      return { response };
    },
    { timeout: 2 * waiting },
  );
  return sent.response;
}
