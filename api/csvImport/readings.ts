import { invalidArgument } from '../errors.ts';
import type { CsvKind } from '../content/csvKind.ts';
import type { CsvRow } from '../csv/readCsv.ts';
import { dayReadings } from './dayReadings.ts';
import { telephoneReadings } from './telephoneReadings.ts';

/** The ways in which the cells of a column can be read, with what the API says of them. */
export const readingNames = {
  DAY_FIRST: 'Days in numbers have the day first: 3/4/1980 is the 3rd of April.',
  MONTH_FIRST: 'Days in numbers have the month first: 3/4/1980 is the 4th of March.',
  SERIAL_NUMBER: 'Days are counted as spreadsheets do: 29314 is the 3rd of April 1980.',
  DAY_FIRST_IF_POSSIBLE: 'The day is first, but where only the month can be.',
  MONTH_FIRST_IF_POSSIBLE: 'The month is first, but where only the day can be.',
  DAY_FIRST_OR_NUMBER: 'As `DAY_FIRST_IF_POSSIBLE`, and serial numbers are days.',
  MONTH_FIRST_OR_NUMBER: 'As `MONTH_FIRST_IF_POSSIBLE`, and serial numbers are days.',
  AS_WRITTEN: 'Telephone numbers are as they are written.',
  RESTORED: 'Telephone numbers get what a spreadsheet has taken from them: a first 0 or +.',
};

export type ReadingName = keyof typeof readingNames;

/** A way in which all cells of a column can be read. */
export interface Reading {
  name: ReadingName;
  /** What a cell says; null where it cannot be read so. */
  read: (cell: string) => string | null;
  /** Whether somebody must agree to it, also where there is no other. */
  mustBeAsked?: boolean;
}

/** What a column can be asked: how it is to be read. */
export interface ReadingQuestion {
  /** A cell that each reading reads in another way, and how many there are of such. */
  cell: string;
  count: number;
  answers: { reading: ReadingName; value: string }[];
  /** The answer that was given; null until then. */
  reading: ReadingName | null;
}

export interface ColumnReading {
  read: Reading['read'];
  question: ReadingQuestion | null;
}

/** How the columns of a field can be read, the strictest ones first; empty where there is one way. */
const readingsOf = ({ days, telephones }: CsvKind, field: string, today: string): Reading[][] => {
  const latest = days?.[field];
  if (latest) return dayReadings(latest(today));
  return telephones?.includes(field) ? telephoneReadings : [];
};

/**
 * Decides how a column is read: in the strictest way that reads all that can be read at all. Where several
 * do and find different things, that is a question, and the first of them counts until it is answered.
 * @param answer the reading that somebody has chosen
 * @throws BAD_USER_INPUT where the field has no such reading
 */
function readColumn(
  csv: CsvKind,
  field: string,
  cells: string[],
  today: string,
  answer: ReadingName | null,
): ColumnReading {
  const readings = readingsOf(csv, field, today);
  const all = readings.flat();
  const readable = [...new Set(cells)].filter((cell) =>
    all.some(({ read }) => read(cell) !== null),
  );
  const readsAll = ({ read }: Reading) => readable.every((cell) => read(cell) !== null);
  const fitting = readings
    .map((equals) => equals.filter(readsAll))
    .find(({ length }) => length > 0);
  const different = (fitting ?? []).filter(
    ({ read }, index, before) =>
      !before
        .slice(0, index)
        .some((other) => readable.every((cell) => other.read(cell) === read(cell))),
  );
  const chosen = answer === null ? different[0] : all.find(({ name }) => name === answer);
  if (answer !== null && !chosen) throw invalidArgument(`${field} has no reading ${answer}`);
  const inOrder = chosen ? [chosen, ...all] : all;
  const isQuestion = different.length > 1 || different[0]?.mustBeAsked === true;
  return {
    read: (cell) => inOrder.map(({ read }) => read(cell)).find((text) => text !== null) ?? null,
    question: isQuestion ? questionOf(different, all, readable, cells, answer) : null,
  };
}

function questionOf(
  candidates: Reading[],
  [strictest]: Reading[],
  readable: string[],
  cells: string[],
  reading: ReadingName | null,
): ReadingQuestion {
  const compared = candidates.length > 1 || !strictest ? candidates : [strictest, ...candidates];
  const differing = readable.filter(
    (cell) => new Set(compared.map(({ read }) => read(cell))).size > 1,
  );
  const cell = differing[0] ?? '';
  const known = new Set(differing);
  return {
    ...{ cell, count: cells.filter((each) => known.has(each)).length, reading },
    answers: candidates.map(({ name, read }) => ({ reading: name, value: read(cell) ?? cell })),
  };
}

/** How each column is read by its cells. Corrections are read in the same way, but decide nothing. */
export const readColumns = (
  csv: CsvKind,
  rows: CsvRow[],
  matched: (string | null)[],
  settings: { field: string; reading: ReadingName | null }[],
  today: string,
): ReadonlyMap<string, ColumnReading> =>
  new Map(
    [...Object.keys(csv.days ?? {}), ...(csv.telephones ?? [])].map((field) => {
      const index = matched.indexOf(field);
      const cells = rows.flatMap((row) => row.cells[index]?.trim() || []);
      const answer = settings.find((setting) => setting.field === field)?.reading ?? null;
      return [field, readColumn(csv, field, cells, today, answer)];
    }),
  );
