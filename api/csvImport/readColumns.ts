import { invalidArgument } from '../errors.ts';
import { type CsvKind, fieldsWith } from '../content/csvKind.ts';
import type { RecordField } from '../shared/content/fields.rules.ts';
import type { CsvRow } from '../csv/readCsv.ts';
import type {
  ColumnQuestion,
  ColumnSettingInput,
  DecidedReading,
  ReadingName,
} from './importColumn.types.ts';
import { dateReadings, type Reading, telephoneReadings } from './readings.ts';

/** How the cells of a column are read. */
export interface ColumnReading {
  read: Reading['read'];
  question: ColumnQuestion | null;
  decided: DecidedReading | null;
}

/** The possible readings of a field, the strictest first; empty if cells are used as they are. */
const readingsOf = ({ fields }: CsvKind, name: string, today: string): Reading[][] => {
  const { control, latest }: Partial<RecordField> = fields[name] ?? {};
  if (latest) return dateReadings(latest(today));
  return control === 'telephone' ? telephoneReadings : [];
};

/**
 * Chooses the reading of a column: the strictest one that reads every readable cell. If several readings
 * do so with different results, the user is asked; the first one is used until the user answers.
 * @param answer the reading that the user has chosen
 * @throws BAD_USER_INPUT if the field has no such reading
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
  const isQuestion = different.length > 1 || different[0]?.mustBeConfirmed === true;
  return {
    read: (cell) => inOrder.map(({ read }) => read(cell)).find((text) => text !== null) ?? null,
    question: isQuestion ? questionOf(different, all, readable, cells, answer) : null,
    decided: isQuestion || !chosen ? null : decidedReading(chosen, all, readable),
  };
}

function decidedReading(
  { name: reading, read }: Reading,
  all: Reading[],
  readable: string[],
): DecidedReading | null {
  const valuesOf = (cell: string) => new Set(all.flatMap((other) => other.read(cell) ?? []));
  const cell = readable.find((each) => valuesOf(each).size > 1);
  return cell === undefined ? null : { cell, reading, value: read(cell) ?? cell };
}

function questionOf(
  candidates: Reading[],
  [strictest]: Reading[],
  readable: string[],
  cells: string[],
  reading: ReadingName | null,
): ColumnQuestion {
  const compared = candidates.length > 1 || !strictest ? candidates : [strictest, ...candidates];
  const differing = readable.filter(
    (cell) => new Set(compared.map(({ read }) => read(cell))).size > 1,
  );
  const cell = differing[0] ?? '';
  const known = new Set(differing);
  return {
    cell,
    count: cells.filter((each) => known.has(each)).length,
    reading,
    answers: candidates.map(({ name, read }) => ({ reading: name, value: read(cell) ?? cell })),
  };
}

/** The reading of each column, chosen by its cells. Corrected cells use it, but do not influence the choice. */
export const readColumns = (
  csv: CsvKind,
  rows: CsvRow[],
  matched: (string | null)[],
  settings: ColumnSettingInput[],
  today: string,
): ReadonlyMap<string, ColumnReading> =>
  new Map(
    [...fieldsWith(csv, 'day'), ...fieldsWith(csv, 'telephone')].map((field) => {
      const index = matched.indexOf(field);
      const cells = rows.flatMap((row) => row.cells[index]?.trim() || []);
      const answer = settings.find((setting) => setting.field === field)?.reading ?? null;
      return [field, readColumn(csv, field, cells, today, answer)];
    }),
  );
