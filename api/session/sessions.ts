import type { Context } from '../context.ts';
import { notSignedIn } from '../errors.ts';
import { hashOf } from './tokens.ts';

type SessionContext = Pick<Context, 'prisma' | 'now' | 'tokens' | 'sessions'>;

/** Days after which a session that was not used ends. */
export const sessionDays = 30;

/** Days after which a session ends however it is used, so that people prove who they are. */
const longestSessionDays = 180;

const day = 24 * 60 * 60 * 1000;

/**
 * Milliseconds for which a refresh token that was just used still answers, with the same successor:
 * two tabs may ask at once, and an answer may be lost on the way.
 */
const raceMilliseconds = 30_000;

export interface OpenedSession {
  sessionId: string;
  userId: string;
  accessToken: string;
  refreshToken: string;
}

/** Opens a session for a user whose password was right. */
export async function openSession(
  { prisma, now, tokens }: SessionContext,
  userId: string,
  userAgent: string,
): Promise<OpenedSession> {
  const refreshToken = tokens.firstRefresh();
  const createdAt = now();
  const session = await prisma.session.create({
    data: {
      userId,
      userAgent: userAgent.slice(0, 300),
      createdAt,
      expiresAt: sessionEnd(createdAt, createdAt),
      refreshTokens: { create: { hash: hashOf(refreshToken) } },
    },
  });
  const accessToken = tokens.signAccess(userId, session.id);
  return { sessionId: session.id, userId, accessToken, refreshToken };
}

/**
 * Goes on with a session: its refresh token is exchanged for the next one of the chain. A token
 * that was exchanged before ends the whole session, because somebody else has it too.
 * @throws UNAUTHENTICATED when the token is not good (any more).
 */
export async function refreshSession(
  { prisma, now, tokens, sessions }: SessionContext,
  refreshToken: string,
): Promise<OpenedSession> {
  const present = now();
  const next = tokens.nextRefresh(refreshToken);
  const hash = hashOf(refreshToken);
  const outcome = await prisma.$transaction(async (tx) => {
    // Whoever marks the token first makes its successor; the others wait here for that.
    const { count } = await tx.refreshToken.updateMany({
      where: { hash, usedAt: null, session: { expiresAt: { gt: present } } },
      data: { usedAt: present },
    });
    const token = await tx.refreshToken.findUnique({ where: { hash }, include: { session: true } });
    if (!token || token.session.expiresAt <= present) return null;
    if (count === 1) {
      await tx.refreshToken.create({ data: { hash: hashOf(next), sessionId: token.sessionId } });
      await tx.session.update({
        where: { id: token.sessionId },
        data: { lastUsedAt: present, expiresAt: sessionEnd(token.session.createdAt, present) },
      });
      return token.session;
    }
    const successor = await tx.refreshToken.findUnique({ where: { hash: hashOf(next) } });
    const usedAgo = present.getTime() - (token.usedAt?.getTime() ?? 0);
    if (usedAgo <= raceMilliseconds && successor?.usedAt === null) return token.session;
    await tx.session.delete({ where: { id: token.sessionId } });
    return null;
  });
  if (!outcome) {
    sessions.ended();
    throw notSignedIn();
  }
  return {
    sessionId: outcome.id,
    userId: outcome.userId,
    accessToken: tokens.signAccess(outcome.userId, outcome.id),
    refreshToken: next,
  };
}

function sessionEnd(begun: Date, used: Date): Date {
  const unused = used.getTime() + sessionDays * day;
  return new Date(Math.min(unused, begun.getTime() + longestSessionDays * day));
}
