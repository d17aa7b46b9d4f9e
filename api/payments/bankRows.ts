import { createHash } from 'node:crypto';
import { csvRefused, csvText } from '../csv/csvText.ts';
import { readCsv } from '../csv/readCsv.ts';
import { isDay, maxLine } from '../shared/content/common.rules.ts';
import { maxColumns } from '../shared/csv/csvLimits.rules.ts';
import { cutText } from '../shared/cutText.ts';
import { founded } from '../shared/members/personLimits.rules.ts';
import { centsOf } from '../shared/payments/money.rules.ts';
import { columnsOf, type BankColumn } from './bankColumns.ts';
import type { BankRow, BankRowProblem } from './bankFile.types.ts';

/** The longest text of a cell that is used, in characters. */
const maxText = 100;

/** The number of characters of a line in which the headings are looked for. */
const maxHeadings = 32_768;

/** The maximum number of lines before the headings. */
const maxPreamble = 50;

/** A row as the file has it. */
export type ReadRow = Pick<
  BankRow,
  'line' | 'sameAs' | 'problem' | 'date' | 'amount' | 'amountCents' | 'payer' | 'reference' | 'key'
>;

/** Whether a line has a heading for the date and one for the amount. */
function isOfHeadings(line: string): boolean {
  const { date, amount, credit } = columnsOf(line.split(/[,;\t]/, maxColumns));
  return date.length > 0 && amount.length + credit.length > 0;
}

/** The line of the headings, counted from 0, and its start. Only the first lines of a large file are read. */
function findHeadings(text: string): { line: number; start: number } | null {
  const lineBreak = /\r\n?|\n/g;
  for (let line = 0, start = 0; line < maxPreamble; line += 1) {
    const end = lineBreak.exec(text);
    if (isOfHeadings(text.slice(start, Math.min(end?.index ?? Infinity, start + maxHeadings))))
      return { line, start };
    if (!end) return null;
    start = lineBreak.lastIndex;
  }
  return null;
}

/**
 * Reads the rows of a bank file. Banks write lines about the account before the headings.
 * @param today in Auckland, YYYY-MM-DD
 * @throws BAD_USER_INPUT if it is not a CSV file, or no line has these headings
 */
export async function readBankRows(content: Buffer, today: string): Promise<ReadRow[]> {
  const text = csvText(content);
  const found = findHeadings(text);
  if (!found) throw csvRefused({ code: 'noBankHeadings', values: {} });
  // Empty lines in their place keep the numbers of the lines.
  const file = await readCsv(Buffer.from('\n'.repeat(found.line) + text.slice(found.start)));
  const columns = columnsOf(file.headings);
  const equal = new Map<string, { first: number; count: number }>();
  return file.rows.map(({ line, cells }) => {
    const isTooLong = cells.slice(file.headings.length).some((surplus) => surplus.trim() !== '');
    const row = readRow(columns, cells, isTooLong, today);
    const text = JSON.stringify([row.date, row.amountCents, row.payer, row.reference]);
    const { first, count } = equal.get(text) ?? { first: line, count: 0 };
    equal.set(text, { first, count: count + 1 });
    const key = createHash('sha256')
      .update(`${String(count + 1)} ${text}`)
      .digest('hex');
    return { ...row, line, sameAs: count > 0 ? first : null, key };
  });
}

function readRow(
  columns: Record<BankColumn, number[]>,
  cells: string[],
  isTooLong: boolean,
  today: string,
) {
  const all = (content: BankColumn) =>
    columns[content].flatMap((index) => cutText(cells[index]?.trim() ?? '', maxText) || []);
  const cell = (content: BankColumn) => all(content)[0] ?? '';
  const date = dayOf(cell('date'));
  // Of two columns, the other one may be zero.
  const credit = signedCents(cell('amount')) || signedCents(cell('credit'));
  const debit = signedCents(cell('debit'));
  const amountCents = credit || (debit === null ? credit : -Math.abs(debit));
  const payer = cell('payer');
  const texts = new Set(all('texts').filter((text) => text !== payer));
  const currency = cell('currency').toUpperCase();
  const problem: [BankRowProblem, boolean][] = [
    ['CELLS', isTooLong],
    ['DATE', !isDay(date) || date > today || date < founded],
    [
      'FOREIGN',
      !['', '0'].includes(cell('foreign').replace(/^0[.]0*$/, '0')) ||
        !['', 'NZD'].includes(currency),
    ],
    ['AMOUNT', !amountCents],
    ['OUTGOING', Number(amountCents) < 0],
  ];
  return {
    problem: problem.find(([, isSo]) => isSo)?.[0] ?? null,
    date,
    amount: cell('amount') || cell('credit') || cell('debit'),
    amountCents,
    payer,
    reference: cutText([...texts].join(' · '), maxLine),
  };
}

/** A day as banks of New Zealand write it, as YYYY-MM-DD; any other text stays. */
function dayOf(text: string): string {
  const [, year, month = '', day = ''] = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})$/.exec(text) ?? [];
  const inOrder = `${year ?? ''}-${month}-${day}`;
  if (isDay(inOrder)) return inOrder;
  const [, first, second = '', last = ''] =
    /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/.exec(text) ?? [];
  if (!first) return text;
  const reversed = `${last.padStart(4, '20')}-${second.padStart(2, '0')}-${first.padStart(2, '0')}`;
  return isDay(reversed) ? reversed : text;
}

/** The cents of an amount with its sign: `-20.00`, `(20.00)`, `+20`, `20.00 DR`. */
function signedCents(text: string): number | null {
  const bare = text.replace(/^\((.*)\)$/, '-$1').replace(/\s*(?:CR|DR)$/i, '');
  const [, sign = '', amount = ''] = /^([-+]?)\s*(.*)$/.exec(bare.replace('$-', '-$')) ?? [];
  const cents = centsOf(amount);
  return cents && (sign === '-' || /DR$/i.test(text)) ? -cents : cents;
}
