import { pipeline } from 'node:stream/promises';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { cleanText } from '../shared/content/common.rules.ts';
import { withoutGuard } from './csv.ts';
import { maxColumns, maxRows } from '../shared/csv/csvLimits.rules.ts';
import { csvRefused, csvText } from './csvText.ts';
import { hasIntactLetters, isGarbled } from './garbledText.ts';

/** The contents of a file. */
export interface CsvFile {
  headings: string[];
  rows: CsvRow[];
  /** Whether some cells contain non-ASCII letters that are not garbled. */
  hasIntactLetters: boolean;
}

export interface CsvRow {
  /** The line on which it starts, counted from 1. */
  line: number;
  cells: string[];
}

/**
 * The number of characters parsed in one step. It takes some milliseconds, and less than 200 if
 * each character is a line.
 */
const sliceLength = 4_096;

/**
 * The maximum number of rows including empty ones. Spreadsheets leave empty rows at the end, and
 * they also take time.
 */
const maxRowsWithEmpty = 4 * maxRows;

/** The maximum length of a row, in characters. */
const maxRowLength = 200_000;

/**
 * The maximum number of cells in a row including empty ones. No spreadsheet has more (Excel
 * specifications and limits).
 */
const maxCells = 16_384;

/** The maximum number of cells including empty ones, each of which takes some microseconds. */
const maxAllCells = 600_000;

const tooManyColumns = () => csvRefused({ code: 'tooManyColumns', values: { max: maxColumns } });

/** A garbled cell is not cleaned: its invisible characters may be bytes of its letters. */
const cleanCell = (cell: string) => withoutGuard(isGarbled(cell) ? cell : cleanText(cell));

/**
 * Reads a CSV file separated by commas, semicolons or tabs. Line breaks may be of any system, and
 * may be in quotes. It yields to other requests while it runs.
 * @throws BAD_USER_INPUT naming the file, and the line if there is one
 */
export async function readCsv(content: Buffer): Promise<CsvFile> {
  const text = csvText(content);
  const named = separatorNamed(text);
  const rows: CsvRow[] = [];
  let line = 1;
  let count = 0;
  let cellCount = 0;
  let isIntact = false;
  const parser = parse({
    delimiter: named ?? separatorOf(text),
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    max_record_size: maxRowLength,
    // Empty cells add nothing to the length of their row.
    cast(cell, { index }) {
      cellCount += 1;
      if (index >= maxCells || cellCount > maxAllCells) throw tooManyColumns();
      return cell;
    },
    on_record(cells: string[], { lines }) {
      // Empty rows of a spreadsheet still contain separators.
      const isEmpty = cells.every((cell) => cell.trim() === '');
      if (!isEmpty && !(named && line === 1)) rows.push({ line, cells: cells.map(cleanCell) });
      isIntact ||= cells.some(hasIntactLetters);
      count += 1;
      if (rows.length > maxRows + 1 || count > maxRowsWithEmpty) {
        throw csvRefused({ code: 'tooManyRows', values: { max: maxRows } });
      }
      // A cell with several lines makes its row span several lines.
      line = lines + 1;
      return null;
    },
  });
  try {
    await pipeline(slices(text), parser.resume());
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (error.code === 'CSV_MAX_RECORD_SIZE') {
      throw csvRefused({ code: 'rowTooLong', values: { line, max: maxRowLength } });
    }
    // For an unclosed quote, report the line where the row starts.
    const at = error.code === 'CSV_QUOTE_NOT_CLOSED' ? line : Number(error['lines'] ?? line);
    throw csvRefused({ code: 'csvSyntax', values: { line: at } });
  }
  const [headings, ...entries] = rows;
  if (!headings || entries.length === 0) throw csvRefused({ code: 'noRows', values: {} });
  if (headings.cells.length > maxColumns) throw tooManyColumns();
  return { headings: headings.cells, rows: entries, hasIntactLetters: isIntact };
}

async function* slices(text: string): AsyncGenerator<string> {
  for (let start = 0; start < text.length; start += sliceLength) {
    yield text.slice(start, start + sliceLength);
    await yieldToEventLoop();
  }
}

/** The separator of a first line `sep=;`, which Excel reads and writes; null without one. */
const separatorNamed = (text: string): string | null =>
  /^sep=([,;\t])\r?\n/i.exec(text)?.[1] ?? null;

/** The number of characters in which the headings are looked for. */
const maxHeadings = 32_768;

/** The most frequent separator in the headings, outside quotes. */
function separatorOf(text: string): string {
  const headings = /^[\r\n]*(?:[^"\r\n]|"[^"]*")*/.exec(text.slice(0, maxHeadings))?.[0] ?? '';
  const plain = headings.replace(/"[^"]*"/g, '');
  const count = (separator: string) => plain.split(separator).length;
  return [',', ';', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best));
}
