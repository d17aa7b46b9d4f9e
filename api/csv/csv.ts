import { stringify } from 'csv-stringify/sync';

export type Cell = string | number | null;

/**
 * Writes a table as CSV (RFC 4180) for spreadsheets. It begins with a byte order mark, without which
 * Excel shows Amharic as other letters. Cells that a spreadsheet would take for a formula (they begin
 * with `=`, `+`, `-` or `@`) get an apostrophe in front, so that what a visitor has typed is computed
 * on nobody's machine. So do those that begin as if they had one, of which reading takes it away again.
 */
export const csvOf = (header: string[], rows: Cell[][]): string =>
  `\uFEFF${csvLines([header])}${csvLines(rows)}`;

/** The same without the beginning of the file: some of its lines. */
export const csvLines = (rows: Cell[][]): string =>
  stringify(
    rows.map((row) => row.map((cell) => cell ?? '')),
    {
      quoted: true,
      quoted_empty: false,
      escape_formulas: true,
      record_delimiter: 'windows',
      cast: { string: (text) => (looksGuarded.test(text) ? `'${text}` : text) },
    },
  );

const looksGuarded = /^'+[=+\-@\t\r＝＋－＠]/;

/** Takes away the apostrophe with which an export keeps a spreadsheet from calculating a text. */
export const withoutGuard = (cell: string) => (looksGuarded.test(cell) ? cell.slice(1) : cell);
