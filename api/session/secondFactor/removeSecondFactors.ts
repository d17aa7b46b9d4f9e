import { accountAddress } from '../../shared/content/common.rules.ts';
import type { Services } from '../../context.ts';
import { transactionAs } from '../../database/transaction.ts';
import type { PrismaClient, User } from '../../generated/prisma/client.ts';
import { StartupError } from '../../startupError.ts';
import { lockUser } from '../sessions.ts';
import { storeFactorMail } from './factorMail.ts';

type MailServices = Pick<Services, 'server' | 'now'>;

/**
 * Removes all second factors of an account and pending challenges, and notifies its owner.
 * @param by the account that does it; empty for the command line
 * @returns the id of the mail message, for `deliverSoon`
 */
export function removeAllFactors(
  prisma: PrismaClient,
  services: MailServices,
  { id, email }: Pick<User, 'id' | 'email'>,
  by: string,
): Promise<string> {
  return transactionAs(prisma, by, async (tx) => {
    const where = { userId: id };
    await lockUser(tx, id);
    await tx.totpFactor.deleteMany({ where });
    await tx.passkey.deleteMany({ where });
    await tx.recoveryCode.deleteMany({ where });
    await tx.authenticationChallenge.deleteMany({ where });
    return storeFactorMail(tx, services, email, { event: 'reset' });
  });
}

/**
 * The same, for the command line.
 * @throws StartupError if there is no such account
 */
export async function removeSecondFactors(
  prisma: PrismaClient,
  services: MailServices,
  address: string,
): Promise<void> {
  const email = accountAddress(address);
  const user = await prisma.user.findUnique({ where: { email } });
  if (!user) throw new StartupError(`There is no admin ${email}.`);
  await removeAllFactors(prisma, services, user, '');
}
