import { setTimeout as sleep } from 'node:timers/promises';
import type { Prisma, PrismaClient } from '../generated/prisma/client.ts';
import { hasErrorCode } from './errorSources.ts';

/** The maximum number of attempts if PostgreSQL ends a transaction because of another one. */
const attempts = 6;

/** The maximum wait before the first retry, in milliseconds. It doubles with each retry. */
const firstPause = 10;

/**
 * Runs a transaction. If PostgreSQL ends it because of a deadlock (40P01) or a serialization
 * failure (40001), it is rolled back and runs again.
 * @param work may run several times, so it must change only the database
 */
export async function transaction<Result>(
  prisma: PrismaClient,
  work: (tx: Prisma.TransactionClient) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await prisma.$transaction(work);
    } catch (error) {
      if (attempt === attempts || !isWriteConflict(error)) throw error;
      // At random, so that the two transactions do not collide again.
      await sleep(Math.random() * firstPause * 2 ** attempt);
    }
  }
}

/** Runs a transaction in which an account acts, as the activity log shows. */
export const transactionAs = <Result>(
  prisma: PrismaClient,
  accountId: string,
  work: (tx: Prisma.TransactionClient) => Promise<Result>,
): Promise<Result> =>
  transaction(prisma, async (tx) => {
    await setActingAccount(tx, accountId);
    return work(tx);
  });

/** Prisma's P2034 covers both of PostgreSQL's codes. */
const isWriteConflict = (error: unknown) => hasErrorCode(error, '40001', '40P01', 'P2034');

/**
 * Sets the account that acts in a transaction, for the triggers that write the activity log.
 * Without it, the account is unknown.
 */
export async function setActingAccount(
  tx: Prisma.TransactionClient,
  accountId: string,
): Promise<void> {
  await tx.$executeRaw`SELECT set_config('site.account', ${accountId}, true)`;
}
