import type { Context } from '../context.ts';
import { countAttempt, resetAttempts } from './attempts.ts';
import { limits } from './limits.ts';
import { networkOf } from './trustedProxies.ts';
import { deviceOf } from './devices.ts';
import { hashOf } from './tokens.ts';

/**
 * Counts an attempt with a password. An attacker only blocks their own network and, with very many
 * networks, devices that have never signed in: a device that has signed in before has its own
 * count (OWASP's device cookies).
 * @param user the account; null if there is none
 * @returns a function that removes the attempt from the count, after a success
 * @throws TOO_MANY_REQUESTS with the seconds to wait
 */
export async function countSignIn(
  context: Context,
  account: string,
  user: { id: string } | null,
): Promise<() => Promise<void>> {
  const { client } = context;
  const device = user && deviceOf(context, user.id);
  const name = hashOf(account);
  if (device) {
    const key = `sign-in as ${name} on ${device.deviceId}`;
    await countAttempt(context, key, limits.signInsToAccountFromNetwork);
    return () => resetAttempts(context, key);
  }
  const network = networkOf(client.address);
  const key = `sign-in as ${name} from ${network}`;
  // The strictest limit comes first: an attempt that it refuses must not count in the limits that
  // other people share.
  await countAttempt(context, key, limits.signInsToAccountFromNetwork);
  const takeBackOfNetwork = await countAttempt(
    context,
    `sign-in from ${network}`,
    limits.signInsFromNetwork,
  );
  const takeBackOfAccount = await countAttempt(
    context,
    `sign-in as ${name}`,
    limits.signInsToAccount,
  );
  return async () => {
    await Promise.all([takeBackOfNetwork(), takeBackOfAccount(), resetAttempts(context, key)]);
  };
}

type CodeKind = 'code' | 'recovery code';

/**
 * Counts an attempt with a code of an account. The caller has verified the password. Each kind of
 * code has its own count, so that a recovery code still works after too many app codes.
 * @returns a function that removes the attempt from the count, to be called after a success
 * @throws TOO_MANY_REQUESTS with the seconds to wait
 */
export async function countCode(
  context: Context,
  userId: string,
  kind: CodeKind,
): Promise<() => Promise<void>> {
  const device = deviceOf(context, userId);
  const key = `${kind} of ${userId}${device ? ` on ${device.deviceId}` : ''}`;
  const takeBack =
    kind === 'code' && !device
      ? await countAttempt(context, `${key} in a day`, limits.codesInDay)
      : undefined;
  await countAttempt(context, key, limits.codes);
  return async () => {
    await Promise.all([takeBack?.(), resetAttempts(context, key)]);
  };
}
