import type { Prisma } from '../generated/prisma/client.ts';
import { transaction } from '../database/transaction.ts';
import { notSignedIn } from '../errors.ts';
import { type OpenedSession, type SessionServices, sessionEnd } from './sessions.ts';
import { hashOf } from './tokens.ts';

/**
 * How long a used refresh token still works, with the same successor, in milliseconds: two tabs may
 * refresh at the same time, and a response may be lost.
 */
const raceMilliseconds = 30_000;

/**
 * Continues a session: exchanges its refresh token for the next one of the chain. A token that was
 * already exchanged ends the whole session, because somebody else has it too.
 * @throws UNAUTHENTICATED if the token is not valid
 */
export async function refreshSession(
  { prisma, now, tokens, sessions }: SessionServices,
  refreshToken: string,
): Promise<OpenedSession> {
  const present = now();
  const next = tokens.nextRefresh(refreshToken);
  const [hash, nextHash] = [hashOf(refreshToken), hashOf(next)];
  const query = { hash, nextHash, present };
  /** Whether the token was just exchanged, by another tab or with a lost response. */
  const isRace = ({ usedAt, isNextUnused }: FoundSession) =>
    isNextUnused && usedAt !== null && present.getTime() - usedAt.getTime() <= raceMilliseconds;

  const found = await findSession(prisma, query);
  // Without a lock, because many tabs may refresh at the same time.
  const session =
    !found || isRace(found)
      ? found
      : await transaction(prisma, async (tx) => {
          const locked = await lockSession(tx, query);
          if (!locked || isRace(locked)) return locked;
          const { id, createdAt, usedAt } = locked;
          if (usedAt) {
            await tx.session.delete({ where: { id } });
            return null;
          }
          await tx.refreshToken.update({ where: { hash }, data: { usedAt: present } });
          await tx.refreshToken.create({ data: { hash: nextHash, sessionId: id } });
          await tx.session.update({
            where: { id },
            data: { lastUsedAt: present, expiresAt: sessionEnd(createdAt, present) },
          });
          return locked;
        });
  if (!session) {
    sessions.ended();
    throw notSignedIn();
  }
  const { id, userId, email } = session;
  const accessToken = tokens.signAccess(userId, id);
  return { sessionId: id, user: { id: userId, email }, accessToken, refreshToken: next };
}

interface SessionQuery {
  /** The hash of the refresh token, and of its successor. */
  hash: string;
  nextHash: string;
  present: Date;
}

interface FoundSession {
  id: string;
  userId: string;
  email: string;
  createdAt: Date;
  /** When the refresh token was exchanged; null if it was not. */
  usedAt: Date | null;
  /** Whether the successor of the refresh token exists and was not exchanged. */
  isNextUnused: boolean;
}

/** Locks the session of a refresh token, so that tabs refresh it one after the other. */
async function lockSession(tx: Prisma.TransactionClient, query: SessionQuery) {
  await tx.$queryRaw`
    SELECT id FROM session
    WHERE id = (SELECT "sessionId" FROM "refresh-token" WHERE hash = ${query.hash}) FOR UPDATE`;
  // A second statement, because the first one read the tokens before it had the lock.
  return findSession(tx, query);
}

/** The active session of a refresh token, or null. */
async function findSession(
  database: Prisma.TransactionClient,
  { hash, nextHash, present }: SessionQuery,
): Promise<FoundSession | null> {
  const [session] = await database.$queryRaw<FoundSession[]>`
    SELECT session.id, session."userId", session."createdAt", "user".email, token."usedAt",
      EXISTS (SELECT FROM "refresh-token" WHERE hash = ${nextHash} AND "usedAt" IS NULL)
        AS "isNextUnused"
    FROM "refresh-token" token
    JOIN session ON session.id = token."sessionId"
    JOIN "user" ON "user".id = session."userId"
    WHERE token.hash = ${hash} AND session."expiresAt" > ${present}`;
  return session ?? null;
}
