import { admin } from '../shared/messages/en/admin.ts';
import { accountAddress, isEmail } from '../shared/content/common.rules.ts';
import { transaction } from '../database/transaction.ts';
import type { Role } from '../access.ts';
import type { Prisma, PrismaClient, User } from '../generated/prisma/client.ts';
import { fieldText } from '../errors.ts';
import { StartupError } from '../startupError.ts';
import { isOnlyOne, lockAdmins, removeUser, withdrawLinks } from './accountState.ts';
import { hashPassword, passwordError } from './passwords.ts';
import { readableSecret } from './readableSecret.ts';
import { lockUser } from './sessions.ts';

/**
 * Creates an account.
 * @throws StartupError with the reason if the address or the password is not accepted
 */
export async function createAdmin(
  prisma: PrismaClient,
  address: string,
  password: string,
): Promise<void> {
  const email = accountAddress(address);
  if (!isEmail(email)) throw new StartupError(`"${address}" is not an email address.`);
  await refuseWeakPassword(password, email);
  const data = { email, passwordHash: await hashPassword(password) };
  const { count } = await prisma.user.createMany({ data, skipDuplicates: true });
  if (count === 0) throw new StartupError(`There is an admin ${email} already.`);
}

/**
 * Sets a new password and ends all sessions and links of an account.
 * @returns whether the account still cannot sign in
 * @throws StartupError if there is no such account, or with the reason if the password is not
 * accepted
 */
export async function resetPassword(
  prisma: PrismaClient,
  address: string,
  password: string,
  now: Date,
): Promise<{ isDisabled: boolean }> {
  const email = accountAddress(address);
  const user = await prisma.user.findUnique({ where: { email } });
  if (!user) throw noSuchAdmin(email);
  await refuseWeakPassword(password, email);
  const passwordHash = await hashPassword(password);
  await transaction(prisma, async (tx) => {
    await lockUser(tx, user.id);
    await tx.user.update({ where: { id: user.id }, data: { passwordHash } });
    await tx.session.deleteMany({ where: { userId: user.id } });
    await withdrawLinks(tx, user.id, now);
  });
  return { isDisabled: user.disabledAt !== null };
}

/** All accounts, the oldest first, each with the number of its active sessions. */
export async function listAdmins(prisma: PrismaClient, now: Date) {
  const users = await prisma.user.findMany({
    orderBy: { createdAt: 'asc' },
    select: {
      email: true,
      roles: true,
      createdAt: true,
      disabledAt: true,
      _count: { select: { sessions: { where: { expiresAt: { gt: now } } } } },
    },
  });
  return users.map(({ _count: { sessions }, ...user }) => ({ ...user, sessions }));
}

/**
 * Removes an account and ends its sessions. The records that it created stay.
 * @throws StartupError if there is no such account, or no other ADMIN
 */
export function removeAdmin(prisma: PrismaClient, address: string, now: Date): Promise<void> {
  return changeAdmin(prisma, address, { staysAdmin: false }, (tx, user) =>
    removeUser(tx, user, now),
  );
}

/**
 * Replaces the roles of an account. They apply from its next request.
 * @throws StartupError if there is no such account, or if it is the last ADMIN and would lose this
 * role
 */
export function changeRoles(prisma: PrismaClient, address: string, roles: Role[]): Promise<void> {
  const staysAdmin = roles.includes('ADMIN');
  return changeAdmin(prisma, address, { staysAdmin }, (tx, user) => update(tx, user, { roles }));
}

/**
 * Disables an account and ends its sessions.
 * @throws StartupError if there is no such account, or no other ADMIN
 */
export function disableAdmin(prisma: PrismaClient, address: string, now: Date): Promise<void> {
  return changeAdmin(prisma, address, { staysAdmin: false }, async (tx, user) => {
    await tx.session.deleteMany({ where: { userId: user.id } });
    await withdrawLinks(tx, user.id, now);
    await update(tx, user, { disabledAt: now });
  });
}

/**
 * Enables a disabled account.
 * @throws StartupError if there is no such account
 */
export function enableAdmin(prisma: PrismaClient, address: string): Promise<void> {
  return changeAdmin(prisma, address, { staysAdmin: true }, (tx, user) =>
    update(tx, user, { disabledAt: null }),
  );
}

/** Changes an account, unless no account could manage accounts afterwards. */
async function changeAdmin(
  prisma: PrismaClient,
  address: string,
  { staysAdmin }: { staysAdmin: boolean },
  write: (tx: Prisma.TransactionClient, user: User) => Promise<void>,
): Promise<void> {
  const email = accountAddress(address);
  await transaction(prisma, async (tx) => {
    const admins = await lockAdmins(tx);
    const user = await tx.user.findUnique({ where: { email } });
    if (!user) throw noSuchAdmin(email);
    if (!staysAdmin && isOnlyOne(admins, user.id)) {
      throw new StartupError(`${email} is the last ADMIN: make another account an ADMIN first.`);
    }
    await lockUser(tx, user.id);
    await write(tx, user);
  });
}

async function update(
  tx: Prisma.TransactionClient,
  { id }: User,
  data: Prisma.UserUpdateInput,
): Promise<void> {
  await tx.user.update({ where: { id }, data: { ...data, version: { increment: 1 } } });
}

/**
 * Creates the configured first account if there is no account. The caller holds the database lock,
 * so that processes that start together do it once.
 * @throws StartupError naming the invalid variable
 */
export async function createFirstAdmin(
  prisma: PrismaClient,
  { ADMIN_EMAIL, ADMIN_PASSWORD }: { ADMIN_EMAIL: string; ADMIN_PASSWORD: string },
): Promise<void> {
  if (!ADMIN_EMAIL || (await prisma.user.count()) > 0) return;
  try {
    await createAdmin(prisma, ADMIN_EMAIL, ADMIN_PASSWORD);
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    const reason = ADMIN_PASSWORD ? error.message : 'it is not set';
    throw new StartupError(`Bad settings: ADMIN_PASSWORD (${reason}). See .env.example.`);
  }
}

/** A password of 100 bits that is easy to read out. */
export const makePassword = () => readableSecret(4, 5);

const noSuchAdmin = (email: string) => new StartupError(`There is no admin ${email}.`);

/** @throws StartupError with the reason */
export async function refuseWeakPassword(password: string, email: string): Promise<void> {
  const error = await passwordError(password, [email]);
  const { newPassword } = admin.account.changePassword.fields;
  if (error) throw new StartupError(fieldText(error, newPassword));
}
