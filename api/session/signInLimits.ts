import type { Context } from '../context.ts';
import { countAttempt, resetAttempts } from './attempts.ts';
import { networkOf } from './networkOf.ts';
import { deviceOf } from './devices.ts';
import { hashOf } from './tokens.ts';

const seconds = 15 * 60;

/** Failed tries at any password from one address, which may hold several volunteers. */
const triesPerAddress = { limit: 30, seconds };
/** Tries at one account from one address, or on one device that signed in to it before. */
const triesPerOrigin = { limit: 10, seconds };
/** Tries at one account from all addresses together, on devices that never signed in to it. */
const triesPerAccount = { limit: 100, seconds };

/**
 * Counts a try at a password. Whoever tries the passwords of others only shuts out their own address
 * and, from very many addresses, devices that nobody signed in on: a device that signed in before
 * has a count of its own (OWASP's device cookies).
 * @param user of the account; null where there is none
 * @returns forgets the try, for one that succeeded
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
  // The narrowest limit comes first: a try that it refuses must not count in the limits that other people share.
  await countAttempt(context, key, triesPerOrigin);
  const takeBackOfAddress = await countAttempt(context, `sign-in from ${network}`, triesPerAddress);
  const takeBackOfAccount = await countAttempt(context, `sign-in as ${name}`, triesPerAccount);
  return async () => {
    await Promise.all([takeBackOfAddress(), takeBackOfAccount(), resetAttempts(context, key)]);
  };
}
