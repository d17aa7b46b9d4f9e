import { forbidden } from '../errors.ts';
import type { Prisma, User } from '../generated/prisma/client.ts';

/**
 * Locks every ADMIN who may sign in. If two of them want to demote, disable or remove each other,
 * one waits and then sees the change of the other.
 * @returns their ids
 */
export async function lockAdmins(tx: Prisma.TransactionClient): Promise<string[]> {
  const admins = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM "user" WHERE 'ADMIN' = ANY(roles) AND "disabledAt" IS NULL
    ORDER BY id FOR UPDATE`;
  return admins.map(({ id }) => id);
}

/**
 * Locks every ADMIN, and checks that the account is still one of them: the request may have started
 * before the role was removed.
 * @returns their ids
 * @throws FORBIDDEN
 */
export async function lockAsAdmin(tx: Prisma.TransactionClient, id: string): Promise<string[]> {
  const admins = await lockAdmins(tx);
  if (!admins.includes(id)) throw forbidden();
  return admins;
}

/** Whether no other account could manage accounts. */
export const isOnlyOne = (admins: readonly string[], id: string) =>
  admins.length === 1 && admins[0] === id;

/**
 * Removes an account with its sessions, and records its address and name, because the records
 * that it created keep them.
 */
export async function removeUser(
  tx: Prisma.TransactionClient,
  { id, email, name }: Pick<User, 'id' | 'email' | 'name'>,
  removedAt: Date,
): Promise<void> {
  await tx.formerAccount.create({ data: { id, email, name, removedAt } });
  await tx.user.delete({ where: { id } });
}

/** Ends the links that could change the password or address of an account. */
export async function withdrawLinks(
  tx: Prisma.TransactionClient,
  userId: string,
  endedAt: Date,
): Promise<void> {
  await tx.accountLink.updateMany({
    where: { userId, endedAt: null },
    data: { endedAt, ending: 'WITHDRAWN', openFor: null },
  });
}
