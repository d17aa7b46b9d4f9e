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
const deviceClaims = z.object({ sub: z.uuid(), jti: z.uuid() });

/** Whom a device token is for, so that neither kind of token is taken for the other. */
const deviceAudience = 'device';

/** Whom the token of a backup is for. */
const backupAudience = 'backup';
const backupClaims = z.object({ sub: z.uuid(), jti: z.uuid(), session: z.uuid() });

/** Seconds within which the download of a backup must begin after the password was confirmed. */
export const backupTicketSeconds = 60;

/** Days after which a device that was not used to sign in counts as an unknown one. */
export const deviceDays = 365;

export interface Tokens {
  /** Makes the access token of a session, as a signed JWT. */
  signAccess(userId: string, sessionId: string): string;
  /** Reads an access token; null when it is expired, tampered with or not ours. */
  readAccess(token: string): { userId: string; sessionId: string } | null;
  /** Makes the device token of a first sign-in, a signed JWT. */
  signDevice(userId: string): string;
  /** Reads a device token; null when it is expired, tampered with or not ours. */
  readDevice(token: string): { userId: string; deviceId: string } | null;
  /**
   * Makes the ticket with which a session may download one backup, as a signed JWT.
   * @param passphrase with which it is posted; empty for a backup that is not encrypted
   */
  signBackup(userId: string, sessionId: string, passphrase: string): string;
  /** Reads the ticket of a backup; null when it is expired, tampered with, for another passphrase or not ours. */
  readBackup(
    token: string,
    passphrase: string,
  ): { userId: string; sessionId: string; id: string } | null;
  /** The token of an account's link: computed when it is needed, as only its hash is stored. */
  linkToken(id: string): string;
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
  const verified = (token: string, options: jwt.VerifyOptions = {}): unknown => {
    try {
      const common = { algorithms: [algorithm], issuer, clockTimestamp: seconds() } as const;
      return jwt.verify(token, key, { ...common, algorithms: [algorithm], ...options });
    } catch {
      return null;
    }
  };
  // Whoever has the ticket alone must not learn the passphrase from it, nor try others out.
  const backupAudienceOf = (passphrase: string) =>
    `${backupAudience} ${createHmac('sha256', key).update(`backup ${passphrase}`).digest('base64url')}`;
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
      const access = claims.safeParse(verified(token));
      return access.success ? { userId: access.data.sub, sessionId: access.data.sid } : null;
    },
    signDevice: (userId) =>
      jwt.sign({ sub: userId, iat: seconds() }, key, {
        algorithm,
        issuer,
        audience: deviceAudience,
        expiresIn: deviceDays * 24 * 60 * 60,
        jwtid: randomUUID(),
      }),
    readDevice(token) {
      const payload = verified(token, { audience: deviceAudience });
      const device = deviceClaims.safeParse(payload);
      return device.success ? { userId: device.data.sub, deviceId: device.data.jti } : null;
    },
    signBackup: (userId, sessionId, passphrase) =>
      jwt.sign({ sub: userId, session: sessionId, iat: seconds() }, key, {
        algorithm,
        issuer,
        audience: backupAudienceOf(passphrase),
        expiresIn: backupTicketSeconds,
        jwtid: randomUUID(),
      }),
    readBackup(token, passphrase) {
      const payload = verified(token, { audience: backupAudienceOf(passphrase) });
      const ticket = backupClaims.safeParse(payload);
      if (!ticket.success) return null;
      const { sub: userId, session: sessionId, jti: id } = ticket.data;
      return { userId, sessionId, id };
    },
    linkToken: (id) => createHmac('sha256', key).update(`link ${id}`).digest('base64url'),
    firstRefresh: () => randomBytes(32).toString('base64url'),
    nextRefresh: (token) =>
      createHmac('sha256', key).update(`refresh ${token}`).digest('base64url'),
  };
}

/** What is stored of a refresh token or of the token of a link. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
