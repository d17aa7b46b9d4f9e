import type { Context } from '../../context.ts';
import { countAttempt, resetAttempts } from '../attempts.ts';
import { deviceOf } from '../devices.ts';

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
