import type { Prisma } from '../generated/prisma/client.ts';

/**
 * Tells the database which account acts in a transaction, for what its triggers note in the log of
 * activity. Without it they note that somebody did.
 */
export async function setActingAccount(
  tx: Prisma.TransactionClient,
  accountId: string,
): Promise<void> {
  await tx.$executeRaw`SELECT set_config('site.account', ${accountId}, true)`;
}
