import { admin } from '../../client/messages/en/admin.ts';
import type { Context } from '../context.ts';
import { fieldFailure } from '../errors.ts';
import { countAttempt } from '../session/attempts.ts';
import { networkOf } from '../session/networkOf.ts';
import { hashPassword, passwordError } from '../session/passwords.ts';

/** Passwords chosen by links from one address: a hash is costly on purpose. */
const perAddress = { limit: 30, seconds: 15 * 60 };

/**
 * Checks and hashes the password that somebody chooses by a link.
 * @throws BAD_USER_INPUT, TOO_MANY_REQUESTS
 */
export async function choosePassword(
  context: Context,
  password: string,
  email: string,
): Promise<string> {
  await countAttempt(context, `links from ${networkOf(context.client.address)}`, perAddress);
  const error = await passwordError(password, [email]);
  if (error) throw fieldFailure({ newPassword: error }, admin.account.changePassword.fields);
  return hashPassword(password);
}
