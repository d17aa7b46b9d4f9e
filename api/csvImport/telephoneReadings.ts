import type { Reading } from './readings.ts';

/** How a column of telephone numbers can be read. */
export const telephoneReadings: Reading[][] = [
  [
    { name: 'AS_WRITTEN', read: (cell) => cell },
    { name: 'RESTORED', read: restored },
  ],
];

/**
 * A number with what a spreadsheet takes from it that reads it as one: the 0 or + before it. What it
 * adds goes: a minus and decimals.
 */
function restored(cell: string): string {
  const text = cell
    .trim()
    .replace(/\.0+$/, '')
    .replace(/^-\s*(?=\d)/, '');
  const digits = text.replace(/[\s().\p{Pd}]/gu, '');
  if (!/^[1-9]\d{7,14}$/.test(digits)) return text;
  // At home no number has eleven digits; ten that begin with the code of New Zealand have it.
  return /^(?:64\d{8}|\d{11,})$/.test(digits) ? `+${text}` : `0${text}`;
}
