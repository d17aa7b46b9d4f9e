import { randomBytes } from 'node:crypto';
import type { Context } from '../../context.ts';
import { secondFactorRequired } from '../../errors.ts';
import type { VerifiedUser } from '../sessions.ts';
import { hashOf } from '../tokens.ts';
import { storeChallenge } from './challenges.ts';
import { methodsOf } from './factors.ts';

/**
 * Requires the second factor of an account that has one.
 * @throws SECOND_FACTOR_REQUIRED with a challenge for `completeSignIn`
 */
export async function askForSecondFactor(context: Context, user: VerifiedUser): Promise<void> {
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
