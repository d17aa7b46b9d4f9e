import { createHash } from 'node:crypto';
import { todayInAuckland } from '../shared/dates/days.ts';

/**
 * Identifies what was written, and on which day. If a visitor presses the button again, or the
 * browser repeats the request, the same text is stored and mailed only once.
 */
export function digestOf(values: object, now: Date): string {
  const text = JSON.stringify([todayInAuckland(now), values]);
  return createHash('sha256').update(text).digest('hex');
}

/**
 * Stores a row once.
 * @param find finds the row if it was stored before
 * @returns the row, and whether it was stored now
 */
export async function storeOnce<Row>(
  find: () => Promise<Row | null>,
  create: () => Promise<Row>,
): Promise<{ row: Row; isNew: boolean }> {
  const known = await find();
  if (known) return { row: known, isNew: false };
  try {
    return { row: await create(), isNew: true };
  } catch (error) {
    const isDuplicate = error instanceof Error && 'code' in error && error.code === 'P2002';
    const other = isDuplicate ? await find() : null;
    if (!other) throw error;
    return { row: other, isNew: false };
  }
}
