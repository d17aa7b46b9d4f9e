import type { Context, Services } from '../../context.ts';
import { transactionAs } from '../../database/transaction.ts';
import type { Prisma, PrismaClient, User } from '../../generated/prisma/client.ts';
import { deliverSoon } from '../../mail/deliverMailMessage.ts';
import { lockUser } from '../sessions.ts';
import { type FactorEvent, storeFactorMail } from './factorMail.ts';
import { methodsOf } from './factors.ts';
import { replaceRecoveryCodes } from './recoveryCodes.ts';
import { accountAddress } from '../../shared/content/common.rules.ts';
import { StartupError } from '../../startupError.ts';

type Owner = Pick<User, 'id' | 'email'>;

type Change = (tx: Prisma.TransactionClient) => Promise<unknown>;

/**
 * Adds a second factor and notifies the owner of the account.
 * @returns recovery codes for the first factor; otherwise null
 */
export async function addFactor(
  context: Context,
  { id, email }: Owner,
  happened: FactorEvent,
  add: Change,
): Promise<string[] | null> {
  const { codes, mail } = await transactionAs(context.prisma, id, async (tx) => {
    await lockUser(tx, id);
    const isFirst = (await methodsOf(tx, id)).length === 0;
    await add(tx);
    return {
      mail: await storeFactorMail(tx, context, email, happened),
      codes: isFirst ? await replaceRecoveryCodes(tx, id) : null,
    };
  });
  context.sessions.ended();
  deliverSoon(context, mail);
  return codes;
}

/**
 * Removes a second factor and notifies the owner of the account. The last factor takes the recovery
 * codes with it.
 * @param remove returns whether there was a factor to remove
 */
export async function removeFactor(
  context: Context,
  { id, email }: Owner,
  happened: FactorEvent,
  remove: (tx: Prisma.TransactionClient) => Promise<boolean>,
): Promise<void> {
  const mail = await transactionAs(context.prisma, id, async (tx) => {
    await lockUser(tx, id);
    if (!(await remove(tx))) return null;
    if ((await methodsOf(tx, id)).length === 0) {
      await tx.recoveryCode.deleteMany({ where: { userId: id } });
    }
    return storeFactorMail(tx, context, email, happened);
  });
  context.sessions.ended();
  deliverSoon(context, mail);
}

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
