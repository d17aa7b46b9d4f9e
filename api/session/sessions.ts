import type { Context } from '../context.ts';
import { transaction, transactionAs } from '../database/transaction.ts';
import type { Prisma, User } from '../generated/prisma/client.ts';
import { millisecondsOfDay } from '../shared/dates/days.ts';
import { withdrawLinks } from './accountState.ts';
import { deviceName } from '../shared/session/deviceName.rules.ts';
import { hashOf } from './tokens.ts';

export type SessionServices = Pick<Context, 'prisma' | 'now' | 'tokens' | 'sessions'>;

/** The number of days after which an unused session ends. */
export const sessionDays = 30;

/** The number of days after which every session ends, so that people sign in again. */
const longestSessionDays = 180;

export interface OpenedSession {
  sessionId: string;
  user: { id: string; email: string };
  accessToken: string;
  refreshToken: string;
}

/** An account, and the password hash with which the password was verified. */
export type VerifiedUser = Pick<User, 'id' | 'email' | 'passwordHash'>;

/**
 * Opens a session for an account whose password was verified.
 * @param writeWith writes further data in the transaction
 * @returns null if the password has changed since it was verified, or the account is disabled
 */
export async function openSession(
  context: SessionServices,
  user: VerifiedUser,
  userAgent: string,
  writeWith: (tx: Prisma.TransactionClient) => Promise<void> = () => Promise.resolve(),
): Promise<OpenedSession | null> {
  return transaction(context.prisma, async (tx) => {
    // Waits for a concurrent change of the password.
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

interface PasswordChange {
  /** The session of the request. */
  sessionId: string;
  newPasswordHash: string;
  userAgent: string;
}

/**
 * Replaces the password, ends all sessions of the account and opens a new one, in one transaction.
 * @returns null if the password has changed since it was verified, or the session has ended
 */
export async function replacePassword(
  context: SessionServices,
  user: VerifiedUser,
  { sessionId, newPasswordHash, userAgent }: PasswordChange,
): Promise<OpenedSession | null> {
  const { prisma, sessions } = context;
  return sessions.ending(() =>
    transactionAs(prisma, user.id, async (tx) => {
      await lockUser(tx, user.id);
      const { count } = await tx.user.updateMany({
        where: {
          id: user.id,
          passwordHash: user.passwordHash,
          sessions: { some: { id: sessionId } },
        },
        data: { passwordHash: newPasswordHash },
      });
      if (count === 0) return null;
      await tx.session.deleteMany({ where: { userId: user.id } });
      await withdrawLinks(tx, user.id, context.now());
      return insertSession(context, tx, user, userAgent);
    }),
  );
}

/**
 * Ends sessions of one account.
 * @returns the number of sessions
 */
export async function endSessions(
  { prisma, sessions }: Pick<SessionServices, 'prisma' | 'sessions'>,
  userId: string,
  which: Prisma.SessionWhereInput,
): Promise<number> {
  return sessions.ending(() =>
    transaction(prisma, async (tx) => {
      await lockUser(tx, userId);
      const { count } = await tx.session.deleteMany({ where: { AND: [{ userId }, which] } });
      return count;
    }),
  );
}

/**
 * Locks an account before its sessions are ended. All code takes locks in the same order, to avoid
 * deadlocks: the account, the session, its refresh tokens.
 */
export async function lockUser(tx: Prisma.TransactionClient, userId: string): Promise<void> {
  await tx.$queryRaw`SELECT id FROM "user" WHERE id = ${userId}::uuid FOR UPDATE`;
}

/** Records the sign-in in the activity log: the device, but not the address. */
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

/** When a session ends, from the times of its start and its last use. */
export function sessionEnd(begun: Date, used: Date): Date {
  const unused = used.getTime() + sessionDays * millisecondsOfDay;
  return new Date(Math.min(unused, begun.getTime() + longestSessionDays * millisecondsOfDay));
}
