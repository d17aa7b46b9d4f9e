import type { Context } from '../../context.ts';
import { transaction } from '../../database/transaction.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { lockUser } from '../sessions.ts';
import { type FactorEvent, storeFactorMail } from './factorMail.ts';
import { methodsOf } from './factors.ts';
import { replaceRecoveryCodes } from './recoveryCodes.ts';

interface Owner {
  id: string;
  email: string;
}

type Change = (tx: Prisma.TransactionClient) => Promise<unknown>;

/**
 * Adds a factor and tells the owner of it.
 * @returns recovery codes, where it is the first factor; else null
 */
export async function addFactor(
  context: Context,
  { id, email }: Owner,
  happened: FactorEvent,
  add: Change,
): Promise<string[] | null> {
  const codes = await transaction(context.prisma, async (tx) => {
    await lockUser(tx, id);
    const isFirst = (await methodsOf(tx, id)).length === 0;
    await add(tx);
    await storeFactorMail(tx, context, email, happened);
    return isFirst ? replaceRecoveryCodes(tx, id) : null;
  });
  context.sessions.ended();
  return codes;
}

/**
 * Removes a factor and tells the owner of it. With the last one the recovery codes go, too.
 * @param remove says whether there was one to remove
 * @returns the same
 */
export async function removeFactor(
  context: Context,
  { id, email }: Owner,
  happened: FactorEvent,
  remove: (tx: Prisma.TransactionClient) => Promise<boolean>,
): Promise<boolean> {
  const isRemoved = await transaction(context.prisma, async (tx) => {
    await lockUser(tx, id);
    if (!(await remove(tx))) return false;
    if ((await methodsOf(tx, id)).length === 0) {
      await tx.recoveryCode.deleteMany({ where: { userId: id } });
    }
    await storeFactorMail(tx, context, email, happened);
    return true;
  });
  context.sessions.ended();
  return isRemoved;
}

/** Makes new recovery codes in place of those there were, and tells the owner of it. */
export function renewRecoveryCodes(context: Context, { id, email }: Owner): Promise<string[]> {
  return transaction(context.prisma, async (tx) => {
    await lockUser(tx, id);
    await storeFactorMail(tx, context, email, { event: 'codesReplaced' });
    return replaceRecoveryCodes(tx, id);
  });
}
