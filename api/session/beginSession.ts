import { randomBytes } from 'node:crypto';
import type { Context } from '../context.ts';
import { accountDisabled, secondFactorRequired } from '../errors.ts';
import type { User } from '../generated/prisma/client.ts';
import { deliverSoon } from '../mail/deliverMailMessage.ts';
import { deviceOf, rememberDevice, storeNewDeviceMail } from './devices.ts';
import type { Session } from './session.types.ts';
import { type OpenedSession, openSession, type VerifiedUser } from './sessions.ts';
import { accessTokenSeconds, hashOf } from './tokens.ts';
import { storeChallenge } from './secondFactor/challenges.ts';
import { methodsOf } from './secondFactor/factors.ts';

/**
 * Starts a session on the device of the request. Every way of signing in ends here.
 * @param isSecondFactorGiven if false, an account with a second factor must give it
 * @returns null if the password has changed since it was verified
 * @throws FORBIDDEN for a disabled account, SECOND_FACTOR_REQUIRED
 */
export async function beginSession(
  context: Context,
  user: User,
  { isSecondFactorGiven = false } = {},
): Promise<Session | null> {
  const { client, log } = context;
  const note = { user: user.id, address: client.address };
  if (user.disabledAt) {
    log.warn(note, 'a sign-in to a disabled account was refused');
    throw accountDisabled();
  }
  if (!isSecondFactorGiven) await askForSecondFactor(context, user);
  const isNewDevice = deviceOf(context, user.id) === null;
  let notice: string | null = null;
  const opened = await openSession(context, user, client.userAgent, async (tx) => {
    notice = isNewDevice ? await storeNewDeviceMail(context, tx, user) : null;
  });
  if (!opened) return null;
  log.info({ ...note, isNewDevice }, 'somebody signed in');
  rememberDevice(context, user.id);
  deliverSoon(context, notice);
  return handOut(context, opened);
}

/** Returns a session, and sets the refresh token as a cookie that scripts cannot read. */
export function handOut({ client }: Context, opened: OpenedSession): Session {
  const { user, accessToken, refreshToken } = opened;
  client.setRefreshToken(refreshToken);
  return { user, accessToken, refreshToken, expiresIn: accessTokenSeconds };
}

/**
 * Requires the second factor of an account that has one.
 * @throws SECOND_FACTOR_REQUIRED with a challenge for `completeSignIn`
 */
async function askForSecondFactor(context: Context, user: VerifiedUser): Promise<void> {
  const methods = await methodsOf(context.prisma, user.id);
  if (methods.length === 0) return;
  const challenge = randomBytes(32).toString('base64url');
  await storeChallenge(context, challenge, {
    purpose: 'SECOND_FACTOR',
    userId: user.id,
    passwordDigest: hashOf(user.passwordHash),
  });
  throw secondFactorRequired(challenge, methods);
}
