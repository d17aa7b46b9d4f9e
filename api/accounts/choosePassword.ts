import { admin } from '../../client/messages/en/admin.ts';
import type { Context } from '../context.ts';
import { fieldFailure } from '../errors.ts';
import { countAttempt } from '../session/attempts.ts';
import { networkOf } from '../session/networkOf.ts';
import { hashPassword, passwordError } from '../session/passwords.ts';

/** How often links are answered from one address: a hash of a password is costly on purpose. */
export const attemptsPerAddress = { limit: 30, seconds: 15 * 60 };

/**
 * Checks and hashes the password that somebody chooses by a link.
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
