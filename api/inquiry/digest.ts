import { createHash } from 'node:crypto';
import { todayInAuckland } from '../dates/days.rules.ts';

/**
 * Tells what was written, and on which day. Whoever presses the button again, or whose browser
 * asks again, sends the same words: they are stored once, and mailed once.
 */
export function digestOf(values: object, now: Date): string {
  const text = JSON.stringify([todayInAuckland(now), values]);
  return createHash('sha256').update(text).digest('hex');
}

/**
 * Stores something once.
 * @param find finds it where it was stored before
 */
export async function storeOnce<Row>(
  find: () => Promise<Row | null>,
  create: () => Promise<Row>,
): Promise<Row> {
  const known = await find();
  if (known) return known;
  try {
    return await create();
  } catch (error) {
    const isDuplicate = error instanceof Error && 'code' in error && error.code === 'P2002';
    const other = isDuplicate ? await find() : null;
    if (!other) throw error;
    return other;
  }
}
