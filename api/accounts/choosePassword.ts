import { admin } from '../shared/messages/en/admin.ts';
import type { Context } from '../context.ts';
import { fieldFailure } from '../errors.ts';
import { countAttempt } from '../session/attempts.ts';
import { limits } from '../session/limits.ts';
import { networkOf } from '../session/trustedProxies.ts';
import { hashPassword, passwordError } from '../session/passwords.ts';

/** @throws TOO_MANY_REQUESTS */
export const countLink = (context: Context) =>
  countAttempt(context, `links from ${networkOf(context.client.address)}`, limits.linksFromNetwork);

/**
 * Checks and hashes a password that somebody chooses with a link.
 * @throws BAD_USER_INPUT, TOO_MANY_REQUESTS
 */
export async function choosePassword(
  context: Context,
  password: string,
  email: string,
): Promise<string> {
  await countLink(context);
  const error = await passwordError(password, [email]);
  if (error) throw fieldFailure({ newPassword: error }, admin.account.changePassword.fields);
  return hashPassword(password);
}
