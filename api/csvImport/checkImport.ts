import type { Context } from '../context.ts';
import { todayInAuckland } from '../dates/days.rules.ts';
import { invalidArgument } from '../errors.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { readAll } from '../media/uploadBytes.ts';
import type { FileArgument } from '../media/uploads.ts';
import { type CheckedRow, checkRows, type TypedRow } from './checkRows.ts';
import {
  chosenColumns,
  folded,
  importedFields,
  type ImportedField,
  matchHeadings,
} from './columns.ts';
import { maxCorrections, maxCsvBytes } from '../csv/csvLimits.rules.ts';
import type { ImportTarget } from './importTargets.ts';
import { compareRows } from './present.ts';
import { type CsvFile, readCsv } from '../csv/readCsv.ts';
import { type ColumnSetting, defaultsOf, isEmpty, withDefaults } from './defaults.ts';
import { isGarbled } from '../csv/garbledText.ts';
import { csvRefused, fileField } from '../csv/refusals.ts';
import { readColumns, type ReadingQuestion } from './readings.ts';
import type { CategoryIds } from './rowInput.ts';

/** What becomes of a row. */
export enum ImportRowState {
  NEW = 'NEW',
  PRESENT = 'PRESENT',
  REPEATED = 'REPEATED',
  FAULTY = 'FAULTY',
}

/** A file with what somebody said of it. */
export interface ImportRequest {
  file: FileArgument;
  /** The fields of the columns; null to find them by the headings. */
  columns: string[] | null;
  corrections: { line: number; field: string; value: string }[];
  settings: ColumnSetting[];
}

export interface StatedRow extends CheckedRow {
  state: ImportRowState;
  /** The line of a row before it that says the same; null where there is none. */
  sameAs: number | null;
}

export interface ImportCheck {
  columns: { heading: string; field: string | null }[];
  fields: CheckedField[];
  rows: StatedRow[];
  /** Whether all letters beyond ASCII were lost before the file came here. */
  isGarbled: boolean;
}

interface CheckedField extends ImportedField {
  isDay: boolean;
  default: string | null;
  /** How many rows say nothing of it; 0 where it is told otherwise. */
  emptyRows: number;
  question: ReadingQuestion | null;
}

/**
 * Reads a file and checks every row; changes nothing.
 * @throws BAD_USER_INPUT for a file that cannot be read
 */
export async function checkImport(
  context: Context,
  target: ImportTarget,
  { file, columns, corrections, settings }: ImportRequest,
): Promise<ImportCheck> {
  if (!file) throw csvRefused({ code: 'required', values: {} });
  const { createReadStream } = await file;
  const csv = await readCsv(await readAll(createReadStream, maxCsvBytes, fileField));
  const today = todayInAuckland(context.now());
  const fields = importedFields(target, today);
  const matched = columns
    ? chosenColumns(columns, fields)
    : matchHeadings(csv.headings, target, fields);
  const defaults = defaultsOf(target, matched, settings, today);
  const typed = typedRows(csv, matched, corrections);
  const readings = readColumns(target.csv, csv.rows, matched, settings, today);
  const checked = await checkRows(
    target,
    typed.map((row) => withDefaults(target, row, defaults)),
    { categoryIds: await categoryIds(context, target), readings, today },
  );
  const rows = (await withStates(context, target, checked)).map((row) => ({
    ...row,
    // What has no cell is told of once for all rows.
    days: row.days.filter(({ field }) => matched.includes(field)),
  }));
  return {
    columns: csv.headings.map((heading, index) => ({ heading, field: matched[index] ?? null })),
    fields: fields.map((field) => ({
      ...field,
      isDay: field.name in (target.csv.days ?? {}),
      default: defaults[field.name] ?? null,
      isRequired: field.isRequired && !(field.name in defaults) && !isMade(field, target, matched),
      emptyRows: typed.filter(({ texts }) => isEmpty(target, texts, field.name)).length,
      question: readings.get(field.name)?.question ?? null,
    })),
    rows,
    isGarbled: !csv.hasIntactLetters && (csv.headings.some(isGarbled) || rows.some(hasGarbledText)),
  };
}

const hasGarbledText = ({ errors }: StatedRow) =>
  Object.values(errors).some(({ code }) => code === 'garbledText');

/** Whether columns hold the parts of a field. */
const isMade = ({ name }: ImportedField, { csv }: ImportTarget, matched: (string | null)[]) =>
  csv.divided?.field === name &&
  Object.keys(csv.divided.parts).some((part) => matched.includes(part));

function typedRows(
  { headings, rows }: CsvFile,
  fields: (string | null)[],
  corrections: ImportRequest['corrections'],
): TypedRow[] {
  if (corrections.length > maxCorrections) {
    throw invalidArgument(`corrections are at most ${String(maxCorrections)}`);
  }
  const corrected = new Map<number, Record<string, string>>();
  for (const { line, field, value } of corrections) {
    corrected.set(line, { ...corrected.get(line), [field]: value });
  }
  return rows.map(({ line, cells }) => {
    const entries = fields.flatMap((field, index) =>
      field === null ? [] : [[field, cells[index] ?? ''] as const],
    );
    const surplus = cells.slice(headings.length).filter((cell) => cell.trim() !== '').length;
    const own = corrected.get(line) ?? {};
    const texts = { ...Object.fromEntries(entries), ...own };
    return { line, texts, surplus, corrected: Object.keys(own) };
  });
}

/** Categories by their names in every language. */
async function categoryIds(
  { prisma }: Context,
  { categories }: ImportTarget,
): Promise<CategoryIds> {
  if (!categories) return new Map();
  const found = await prisma.$queryRaw<{ id: number; name: string }[]>`
    SELECT id, "categoryName" AS name FROM ${Prisma.raw(`"${categories}"`)}
    UNION ALL SELECT "recordId", "values" ->> 'categoryName' FROM "translation"
    WHERE kind = ${categories}`;
  return new Map(found.map(({ id, name }) => [folded(name), id]));
}

async function withStates(
  { prisma }: Context,
  target: ImportTarget,
  rows: CheckedRow[],
): Promise<StatedRow[]> {
  const keyed = rows.flatMap(({ line, key }) => (key ? { line, key } : []));
  const compared = await compareRows(prisma, target, keyed);
  const firstLines = new Map<string, number>();
  return rows.map((row) => {
    const found = compared.get(row.line);
    if (found?.isPresent) return { ...row, state: ImportRowState.PRESENT, sameAs: null };
    if (!found || !row.record) return { ...row, state: ImportRowState.FAULTY, sameAs: null };
    const sameAs = firstLines.get(found.key) ?? null;
    if (sameAs === null) firstLines.set(found.key, row.line);
    return {
      ...row,
      state: sameAs === null ? ImportRowState.NEW : ImportRowState.REPEATED,
      sameAs,
    };
  });
}
