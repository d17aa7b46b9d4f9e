import type { LetterState } from './inquiry.types.ts';

/** Adds what became of the mail message to the association; null where that has been removed. */
export function withDelivery<Row extends { letters: { state: `${LetterState}` }[] }>(row: Row) {
  return { ...row, delivery: row.letters[0]?.state ?? null };
}
