import type { Context } from '../context.ts';
import { setActingAccount } from '../database/setActingAccount.ts';
import { transaction } from '../database/transaction.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { withdrawLinks } from './accountState.ts';
import { deviceName } from './deviceName.rules.ts';
import { hashOf } from './tokens.ts';

export type SessionServices = Pick<Context, 'prisma' | 'now' | 'tokens' | 'sessions'>;

/** Days after which a session that was not used ends. */
export const sessionDays = 30;

/** Days after which a session ends however it is used, so that people prove who they are. */
const longestSessionDays = 180;

const day = 24 * 60 * 60 * 1000;

export interface OpenedSession {
  sessionId: string;
  user: { id: string; email: string };
  accessToken: string;
  refreshToken: string;
}

/** A user, and the password hash against which the password was verified. */
export interface VerifiedUser {
  id: string;
  email: string;
  passwordHash: string;
}

/**
 * Opens a session for a user whose password was verified.
 * @param writeWith what else is written in the transaction
 * @returns null when the password has been changed since it was verified, or the account disabled
 */
export async function openSession(
  context: SessionServices,
  user: VerifiedUser,
  userAgent: string,
  writeWith: (tx: Prisma.TransactionClient) => Promise<void> = () => Promise.resolve(),
): Promise<OpenedSession | null> {
  return transaction(context.prisma, async (tx) => {
    // Waits for a change of password that is under way.
    const { count } = await tx.user.updateMany({
      where: { id: user.id, passwordHash: user.passwordHash, disabledAt: null },
      data: { lastSignInAt: context.now() },
    });
    if (count === 0) return null;
    await writeWith(tx);
    await noteSignIn(context, tx, user.id, userAgent);
    return insertSession(context, tx, user, userAgent);
  });
}

/**
 * Replaces the password, ends all sessions of the user and opens a new one, in one transaction.
 * @returns null when the password has been changed since it was verified
 */
export async function replacePassword(
  context: SessionServices,
  user: VerifiedUser,
  newPasswordHash: string,
  userAgent: string,
): Promise<OpenedSession | null> {
  const { prisma, sessions } = context;
  try {
    return await transaction(prisma, async (tx) => {
      await setActingAccount(tx, user.id);
      await lockUser(tx, user.id);
      const { count } = await tx.user.updateMany({
        where: { id: user.id, passwordHash: user.passwordHash },
        data: { passwordHash: newPasswordHash },
      });
      if (count === 0) return null;
      await tx.session.deleteMany({ where: { userId: user.id } });
      await withdrawLinks(tx, user.id, context.now());
      return insertSession(context, tx, user, userAgent);
    });
  } finally {
    sessions.ended();
  }
}

/**
 * Ends sessions of one user.
 * @returns how many there were
 */
export async function endSessions(
  { prisma, sessions }: Pick<SessionServices, 'prisma' | 'sessions'>,
  userId: string,
  which: Prisma.SessionWhereInput,
): Promise<number> {
  try {
    return await transaction(prisma, async (tx) => {
      await lockUser(tx, userId);
      const { count } = await tx.session.deleteMany({ where: { AND: [{ userId }, which] } });
      return count;
    });
  } finally {
    sessions.ended();
  }
}

/**
 * Locks a user before sessions of theirs are ended. Locks are taken in one order everywhere: the
 * user, the session, its refresh tokens. So nobody who holds one waits for somebody before it.
 */
export async function lockUser(tx: Prisma.TransactionClient, userId: string): Promise<void> {
  await tx.$queryRaw`SELECT id FROM "user" WHERE id = ${userId}::uuid FOR UPDATE`;
}

/** Notes it in the log of activity: on what device, and not from where. */
async function noteSignIn(
  { now }: SessionServices,
  tx: Prisma.TransactionClient,
  account: string,
  userAgent: string,
): Promise<void> {
  await tx.activity.create({
    data: {
      at: now(),
      account,
      action: 'SIGNED_IN',
      kind: 'signIn',
      recordId: account,
      details: deviceName(userAgent),
    },
  });
}

async function insertSession(
  { now, tokens }: SessionServices,
  tx: Prisma.TransactionClient,
  { id, email }: VerifiedUser,
  userAgent: string,
): Promise<OpenedSession> {
  const refreshToken = tokens.firstRefresh();
  const createdAt = now();
  const session = await tx.session.create({
    data: {
      userId: id,
      userAgent: userAgent.slice(0, 300),
      createdAt,
      expiresAt: sessionEnd(createdAt, createdAt),
      refreshTokens: { create: { hash: hashOf(refreshToken) } },
    },
  });
  const accessToken = tokens.signAccess(id, session.id);
  return { sessionId: session.id, user: { id, email }, accessToken, refreshToken };
}

/** When a session ends that began and was last used at these instants. */
export function sessionEnd(begun: Date, used: Date): Date {
  const unused = used.getTime() + sessionDays * day;
  return new Date(Math.min(unused, begun.getTime() + longestSessionDays * day));
}
