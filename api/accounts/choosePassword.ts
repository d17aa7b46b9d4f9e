import { admin } from '../shared/messages/en/admin.ts';
import type { Context } from '../context.ts';
import { fieldFailure } from '../errors.ts';
import { countAttempt } from '../session/attempts.ts';
import { networkOf } from '../session/trustedProxies.ts';
import { hashPassword, passwordError } from '../session/passwords.ts';

/**
 * The number of link requests that one address may send. The limit exists because hashing a
 * password is expensive on purpose.
 */
export const attemptsPerAddress = { limit: 30, seconds: 15 * 60 };

/**
 * Checks and hashes a password that somebody chooses with a link.
 * @throws BAD_USER_INPUT, TOO_MANY_REQUESTS
 */
export async function choosePassword(
  context: Context,
  password: string,
  email: string,
): Promise<string> {
  await countAttempt(
    context,
    `links from ${networkOf(context.client.address)}`,
    attemptsPerAddress,
  );
  const error = await passwordError(password, [email]);
  if (error) throw fieldFailure({ newPassword: error }, admin.account.changePassword.fields);
  return hashPassword(password);
}
