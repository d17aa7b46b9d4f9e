import type { Prisma } from '../generated/prisma/client.ts';

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
