import type { Reading } from './reading.ts';

/** The readings of a column of telephone numbers. */
export const telephoneReadings: Reading[][] = [
  [
    { name: 'AS_WRITTEN', read: (cell) => cell },
    { name: 'CORRECTED', read: restored },
  ],
];

/**
 * Undoes what a spreadsheet does to a telephone number that it treats as a number: adds the leading 0 or +
 * again, and removes a minus and decimals.
 */
function restored(cell: string): string {
  const text = cell
    .trim()
    .replace(/\.0+$/, '')
    .replace(/^-\s*(?=\d)/, '');
  const digits = text.replace(/[\s().\p{Pd}]/gu, '');
  if (!/^[1-9]\d{7,14}$/.test(digits)) return text;
  // National numbers are shorter than 11 digits. Ten digits that begin with 64 contain the code of New Zealand.
  return /^(?:64\d{8}|\d{11,})$/.test(digits) ? `+${text}` : `0${text}`;
}
