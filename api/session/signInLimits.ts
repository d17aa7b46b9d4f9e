import type { Context } from '../context.ts';
import { countAttempt, resetAttempts } from './attempts.ts';
import { networkOf } from './trustedProxies.ts';
import { deviceOf } from './devices.ts';
import { hashOf } from './tokens.ts';

const seconds = 15 * 60;

/** Failed attempts with any password from one address, which several volunteers may share. */
const triesPerAddress = { limit: 30, seconds };
/** Attempts for one account from one address, or on one device that has signed in to it before. */
const triesPerOrigin = { limit: 10, seconds };
/** Attempts for one account from all addresses together, on devices that have never signed in to it. */
const triesPerAccount = { limit: 100, seconds };

/**
 * Counts an attempt with a password. An attacker only blocks their own address and, with very many
 * addresses, devices that have never signed in: a device that has signed in before has its own
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
    await countAttempt(context, key, triesPerOrigin);
    return () => resetAttempts(context, key);
  }
  const network = networkOf(client.address);
  const key = `sign-in as ${name} from ${network}`;
  // The strictest limit comes first: an attempt that it refuses must not count in the limits that
  // other people share.
  await countAttempt(context, key, triesPerOrigin);
  const takeBackOfAddress = await countAttempt(context, `sign-in from ${network}`, triesPerAddress);
  const takeBackOfAccount = await countAttempt(context, `sign-in as ${name}`, triesPerAccount);
  return async () => {
    await Promise.all([takeBackOfAddress(), takeBackOfAccount(), resetAttempts(context, key)]);
  };
}

type CodeKind = 'code' | 'recovery code';

/**
 * Failed attempts with one kind of code: on one device that has signed in to the account before, or
 * on all other devices.
 */
const tries = { limit: 10, seconds: 15 * 60 };
/**
 * Failed attempts with app codes in a day, on all other devices. The limit is low, because three of
 * a million codes are valid at any time.
 */
const triesPerDay = { limit: 50, seconds: 24 * 60 * 60 };

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
      ? await countAttempt(context, `${key} in a day`, triesPerDay)
      : undefined;
  await countAttempt(context, key, tries);
  return async () => {
    await Promise.all([takeBack?.(), resetAttempts(context, key)]);
  };
}
