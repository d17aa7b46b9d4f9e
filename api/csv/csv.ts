import { stringify } from 'csv-stringify/sync';

export type Cell = string | number | null;

/**
 * Writes a table as CSV (RFC 4180) for spreadsheets. It starts with a byte order mark, because
 * Excel shows Amharic incorrectly without one. A cell that a spreadsheet would treat as a formula
 * (it starts with `=`, `+`, `-` or `@`, and is no amount) gets a leading apostrophe, so that no spreadsheet runs a
 * visitor's text. So does a cell that already looks like that, because reading removes one
 * apostrophe.
 */
export const csvOf = (header: string[], rows: Cell[][]): string =>
  `\uFEFF${csvLines([header])}${csvLines(rows)}`;

/** Some lines of the file, without its start. */
export const csvLines = (rows: Cell[][]): string =>
  stringify(
    rows.map((row) => row.map((cell) => cell ?? '')),
    {
      quoted: true,
      quoted_empty: false,
      escape_formulas: true,
      record_delimiter: 'windows',
      cast: {
        string(text) {
          if (amount.test(text)) return { value: text, escape_formulas: false };
          return looksGuarded.test(text) ? `'${text}` : text;
        },
      },
    },
  );

/** A negative amount of money, which a spreadsheet must be able to add up. */
const amount = /^-\d+\.\d\d$/;

const looksGuarded = /^'+[=+\-@\t\r＝＋－＠]/;

/** Removes the apostrophe that an export adds to keep a spreadsheet from running a text. */
export const withoutGuard = (cell: string) => (looksGuarded.test(cell) ? cell.slice(1) : cell);
