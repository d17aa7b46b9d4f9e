import { stringify } from 'csv-stringify/sync';

/**
 * Writes a table as CSV (RFC 4180) for spreadsheets. It begins with a byte order mark, without which
 * Excel shows Amharic as other letters. Cells that a spreadsheet would take for a formula (they begin
 * with `=`, `+`, `-` or `@`) get an apostrophe in front, so that what a visitor has typed is computed
 * on nobody's machine.
 */
export const csvOf = (header: string[], rows: (string | number | null)[][]): string =>
  stringify([header, ...rows.map((row) => row.map((cell) => cell ?? ''))], {
    bom: true,
    quoted: true,
    quoted_empty: false,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
