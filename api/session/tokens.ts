import {
  createHash,
  createHmac,
  createSecretKey,
  type KeyObject,
  randomBytes,
  randomUUID,
} from 'node:crypto';
import jwt from 'jsonwebtoken';
import { z } from 'zod';

/** Seconds for which an access token is good: `expires_in` of the session. */
export const accessTokenSeconds = 15 * 60;

const algorithm = 'HS256';
const issuer = 'ethiopian-community-auckland';
const claims = z.object({ sub: z.uuid(), sid: z.uuid() });

export interface Tokens {
  /** Makes the access token of a session, as a signed JWT. */
  signAccess(userId: string, sessionId: string): string;
  /** Reads an access token; null when it is expired, tampered with or not ours. */
  readAccess(token: string): { userId: string; sessionId: string } | null;
  /** Makes the first refresh token of a session. */
  firstRefresh(): string;
  /** The one successor of a refresh token: asked twice, it is the same. */
  nextRefresh(token: string): string;
}

/**
 * @param secret signs every token; at least 32 characters that nobody else knows
 * @param now the present instant
 */
export function createTokens(secret: string, now: () => Date): Tokens {
  // As a KeyObject: with a string the library derives the key anew at each call, 50 times slower.
  const key: KeyObject = createSecretKey(Buffer.from(secret));
  const seconds = () => Math.floor(now().getTime() / 1000);
  return {
    signAccess: (userId, sessionId) =>
      jwt.sign({ sub: userId, sid: sessionId, iat: seconds() }, key, {
        algorithm,
        issuer,
        expiresIn: accessTokenSeconds,
        // A token that replaces another within the second is another: tabs know them apart by it.
        jwtid: randomUUID(),
      }),
    readAccess(token) {
      try {
        const options = { algorithms: [algorithm], issuer, clockTimestamp: seconds() } as const;
        const { sub, sid } = claims.parse(
          jwt.verify(token, key, { ...options, algorithms: [algorithm] }),
        );
        return { userId: sub, sessionId: sid };
      } catch {
        return null;
      }
    },
    firstRefresh: () => randomBytes(32).toString('base64url'),
    nextRefresh: (token) =>
      createHmac('sha256', key).update(`refresh ${token}`).digest('base64url'),
  };
}

/** What is stored of a refresh token. */
export function hashOf(refreshToken: string): string {
  return createHash('sha256').update(refreshToken).digest('hex');
}
