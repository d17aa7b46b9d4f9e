import { isDatabaseInt } from './connection.ts';

/** The number of an `ID`, or null if no row can have it, so that lookups find nothing. */
export function rowId(id: string): number | null {
  const number = /^[1-9]\d{0,9}$/.test(id) ? Number(id) : null;
  return isDatabaseInt(number) ? number : null;
}
