import type { Context } from '../../context.ts';
import { countAttempt, resetAttempts } from '../attempts.ts';
import { deviceOf } from '../devices.ts';

type CodeKind = 'code' | 'recovery code';

/** Failed tries at one kind of code, on a device that signed in to the account before, or on all others. */
const tries = { limit: 10, seconds: 15 * 60 };
/** Of an app's codes on all others in a day: three of a million are good at a time. */
const triesPerDay = { limit: 50, seconds: 24 * 60 * 60 };

/**
 * Counts a try at a code of an account, whose password the caller knows. Each kind has a count of its
 * own: a recovery code is for the day on which the app's codes are refused.
 * @returns forgets the try, for one that succeeded
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
