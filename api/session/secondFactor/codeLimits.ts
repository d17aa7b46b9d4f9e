import type { Context } from '../../context.ts';
import { countAttempt, resetAttempts } from '../attempts.ts';
import { deviceOf } from '../devices.ts';

/** Tries at the codes of an account, on a device that signed in to it before, or on all others. */
const tries = { limit: 10, seconds: 15 * 60 };
/** Tries on all others in a day: three of a million codes are good at a time. */
const triesPerDay = { limit: 50, seconds: 24 * 60 * 60 };

/**
 * Counts a try at a code of an account, whose password the caller knows.
 * @returns forgets the try, for one that succeeded
 * @throws TOO_MANY_REQUESTS with the seconds to wait
 */
export async function countCode(context: Context, userId: string): Promise<() => Promise<void>> {
  const device = deviceOf(context, userId);
  if (device) {
    const key = `code of ${userId} on ${device.deviceId}`;
    await countAttempt(context, key, tries);
    return () => resetAttempts(context, key);
  }
  const key = `code of ${userId}`;
  await countAttempt(context, `${key} in a day`, triesPerDay);
  await countAttempt(context, key, tries);
  return () => resetAttempts(context, key);
}
