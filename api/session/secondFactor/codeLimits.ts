import type { Context } from '../../context.ts';
import { countAttempt, resetAttempts } from '../attempts.ts';
import { deviceOf } from '../devices.ts';

type CodeKind = 'code' | 'recovery code';

/** Failed tries at one kind of code: on a device that signed in to the account before, or on all other devices. */
const tries = { limit: 10, seconds: 15 * 60 };
/**
 * Failed tries at codes of an app in a day, on all other devices. There must be few, because three of a million
 * codes are valid at any time.
 */
const triesPerDay = { limit: 50, seconds: 24 * 60 * 60 };

/**
 * Counts a try at a code of an account; the caller knows its password. Each kind of code has its own count,
 * so that a recovery code still works when the limit of the app's codes is reached.
 * @returns a function that removes the try from the count, called after a success
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
