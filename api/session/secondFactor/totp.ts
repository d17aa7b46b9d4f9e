import { z } from 'zod';
import type { Context } from '../../context.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { associationName } from '../../mail/renderMailMessage.ts';
import { confirmationMinutes } from './confirmIdentity.ts';

/**
 * The length of a time step in seconds. Some apps support only these values for digits, time step
 * and algorithm.
 */
const period = 30;

/** How many steps the clock of a phone may differ. */
const tolerance = 1;

/** The length of a secret in bytes, as RFC 4226 recommends. */
const secretBytes = 20;

const sealPurpose = (userId: string) => `totp of ${userId}`;

/** Loads the package with the first code, so that the server starts sooner. */
async function totpOf(secret: string, email: string) {
  const { Secret, TOTP } = await import('otpauth');
  const options = { secret: Secret.fromBase32(secret), period };
  return new TOTP({ issuer: associationName, label: email, ...options });
}

export async function newTotpSecret(): Promise<string> {
  const { Secret } = await import('otpauth');
  return new Secret({ size: secretBytes }).base32;
}

/** The address that authenticator apps read as a QR code. */
export const totpUri = async (secret: string, email: string): Promise<string> =>
  (await totpOf(secret, email)).toString();

/**
 * The time step of a code, or null for a wrong code.
 * @param code with or without spaces
 */
export async function stepOfCode(secret: string, code: string, now: Date): Promise<number | null> {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const timestamp = now.getTime();
  const totp = await totpOf(secret, '');
  const delta = totp.validate({ token, timestamp, window: tolerance });
  return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta;
}

export const sealTotpSecret = ({ secretSeal }: Context, userId: string, secret: string) =>
  secretSeal.seal(secret, sealPurpose(userId));

/** How long a displayed secret waits for its first code, in milliseconds. */
const setupTime = confirmationMinutes * 60_000;

const setupShape = z.object({ secret: z.string(), shownAt: z.number() });
const setupPurpose = (userId: string) => `totp setup of ${userId}`;

/** Encrypts a secret for its confirmation, so that it is not stored. */
export function sealTotpSetup({ secretSeal, now }: Context, userId: string, secret: string) {
  const text = JSON.stringify({ secret, shownAt: now().getTime() });
  return secretSeal.seal(text, setupPurpose(userId));
}

/** The secret of a setup; null if it is expired, of another account or invalid. */
export function openTotpSetup({ secretSeal, now }: Context, userId: string, setup: string) {
  const text = secretSeal.open(setup, setupPurpose(userId));
  if (text === null) return null;
  const { secret, shownAt } = setupShape.parse(JSON.parse(text));
  return now().getTime() - shownAt < setupTime ? secret : null;
}

/**
 * Uses up a code of an account's authenticator app. Each works once: of several requests at the
 * same time, one advances the last step.
 * @returns whether it was valid
 */
export async function takeTotpCode(
  { secretSeal, now, log }: Context,
  tx: Prisma.TransactionClient,
  userId: string,
  code: string,
): Promise<boolean> {
  const factor = await tx.totpFactor.findUnique({ where: { userId } });
  if (!factor) return false;
  const secret = secretSeal.open(factor.sealedSecret, sealPurpose(userId));
  if (secret === null) {
    log.error({ user: userId }, 'the secret of an authenticator app was sealed by another secret');
    return false;
  }
  const step = await stepOfCode(secret, code, now());
  if (step === null) return false;
  const { sealedSecret } = factor;
  const { count } = await tx.totpFactor.updateMany({
    where: { userId, sealedSecret, lastStep: { lt: step } },
    data: { lastStep: step },
  });
  return count === 1;
}
