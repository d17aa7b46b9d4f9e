import { createHash, createSecretKey, type KeyObject, randomBytes, randomUUID } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { createSigner } from '../signer.ts';

/** The lifetime of an access token in seconds. The API returns it as `expiresIn`. */
export const accessTokenSeconds = 15 * 60;

const algorithm = 'HS256';
const issuer = 'ethiopian-community-auckland';
const claims = z.object({ sub: z.uuid(), sid: z.uuid() });
const deviceClaims = z.object({ sub: z.uuid(), jti: z.uuid() });

/** The audience of device tokens, so that no other token is accepted as one. */
const deviceAudience = 'device';

/** The audience of backup tickets. */
const backupAudience = 'backup';
const backupClaims = z.object({ sub: z.uuid(), jti: z.uuid(), session: z.uuid() });

/** The time in which the download of a backup must start after the password was confirmed, in seconds. */
export const backupTicketSeconds = 60;

/** The number of days after which a device without a sign-in counts as unknown. */
export const deviceDays = 365;

/**
 * @param secret signs every token; at least 32 characters that nobody else knows
 * @param now the current time
 */
export function createTokens(secret: string, now: () => Date) {
  // A KeyObject, because with a string the library derives the key at each call, which is 50 times
  // slower.
  const key: KeyObject = createSecretKey(Buffer.from(secret));
  const hmac = createSigner(secret);
  const seconds = () => Math.floor(now().getTime() / 1000);
  const sign = (payload: object, expiresIn: number, options: jwt.SignOptions = {}) =>
    jwt.sign({ ...payload, iat: seconds() }, key, {
      algorithm,
      issuer,
      expiresIn,
      ...options,
      // Makes a token that replaces another one in the same second different, because tabs compare
      // them.
      jwtid: randomUUID(),
    });
  const verified = (token: string, options: jwt.VerifyOptions = {}): unknown => {
    try {
      const common = { issuer, clockTimestamp: seconds() };
      return jwt.verify(token, key, { ...common, algorithms: [algorithm], ...options });
    } catch {
      return null;
    }
  };
  // The ticket must not reveal the passphrase, nor allow attempts to guess it.
  const backupAudienceOf = (passphrase: string) =>
    `${backupAudience} ${hmac(`backup ${passphrase}`)}`;
  return {
    /** Creates the access token of a session, a signed JWT. */
    signAccess: (userId: string, sessionId: string) =>
      sign({ sub: userId, sid: sessionId }, accessTokenSeconds),
    /** Verifies an access token; null if it is expired, changed or not issued by this site. */
    readAccess(token: string) {
      const access = claims.safeParse(verified(token));
      return access.success ? { userId: access.data.sub, sessionId: access.data.sid } : null;
    },
    /** Creates the device token of a first sign-in, a signed JWT. */
    signDevice: (userId: string) =>
      sign({ sub: userId }, deviceDays * 24 * 60 * 60, { audience: deviceAudience }),
    /** Verifies a device token; null if it is expired, changed or not issued by this site. */
    readDevice(token: string) {
      const payload = verified(token, { audience: deviceAudience });
      const device = deviceClaims.safeParse(payload);
      return device.success ? { userId: device.data.sub, deviceId: device.data.jti } : null;
    },
    /**
     * Creates the ticket with which a session may download one backup, a signed JWT.
     * @param passphrase the passphrase of the download; empty for a backup without encryption
     */
    signBackup: (userId: string, sessionId: string, passphrase: string) =>
      sign({ sub: userId, session: sessionId }, backupTicketSeconds, {
        audience: backupAudienceOf(passphrase),
      }),
    /**
     * Verifies the ticket of a backup; null if it is expired, changed, for another passphrase or not
     * issued by this site.
     */
    readBackup(token: string, passphrase: string) {
      const payload = verified(token, { audience: backupAudienceOf(passphrase) });
      const ticket = backupClaims.safeParse(payload);
      if (!ticket.success) return null;
      const { sub: userId, session: sessionId, jti: id } = ticket.data;
      return { userId, sessionId, id };
    },
    /** The token of an account's link. It is computed when it is needed, because only its hash is stored. */
    linkToken: (id: string) => hmac(`link ${id}`),
    /** Creates the first refresh token of a session. */
    firstRefresh: () => randomBytes(32).toString('base64url'),
    /** The successor of a refresh token. Repeated calls return the same one. */
    nextRefresh: (token: string) => hmac(`refresh ${token}`),
  };
}

export type Tokens = ReturnType<typeof createTokens>;

/** The stored hash of a refresh token or of the token of a link. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
