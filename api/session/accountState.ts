import { forbidden } from '../errors.ts';
import type { Prisma } from '../generated/prisma/client.ts';

/**
 * Locks every ADMIN who may sign in, so that of two who would demote, disable or remove each other
 * one waits and sees what the other did.
 * @returns their ids
 */
export async function lockAdmins(tx: Prisma.TransactionClient): Promise<string[]> {
  const admins = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM "user" WHERE 'ADMIN' = ANY(roles) AND "disabledAt" IS NULL
    ORDER BY id FOR UPDATE`;
  return admins.map(({ id }) => id);
}

/**
 * Locks every ADMIN, and checks that the one who asks is still among them: a request may have begun before
 * the role was taken away.
 * @returns their ids
 * @throws FORBIDDEN
 */
export async function lockAsAdmin(tx: Prisma.TransactionClient, id: string): Promise<string[]> {
  const admins = await lockAdmins(tx);
  if (!admins.includes(id)) throw forbidden();
  return admins;
}

/** Whether nobody could manage accounts without this one. */
export const isOnlyOne = (admins: readonly string[], id: string) =>
  admins.length === 1 && admins[0] === id;

/** Removes an account with its sessions, and notes whose it was: what it made stays under that name. */
export async function removeUser(
  tx: Prisma.TransactionClient,
  { id, email }: { id: string; email: string },
  removedAt: Date,
): Promise<void> {
  await tx.formerAccount.create({ data: { id, email, removedAt } });
  await tx.user.delete({ where: { id } });
}

/** Ends the links by which an account could get another password or address. */
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
