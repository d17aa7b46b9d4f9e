import type { Context } from '../context.ts';
import { requireActiveSession } from '../session/requireActiveSession.ts';
import { todayInAuckland } from '../shared/dates/days.ts';
import { invalidArgument } from '../errors.ts';
import { readAll } from '../media/uploadBytes.ts';
import { eachRow, rowChecker, type TypedRow } from './checkRows.ts';
import {
  folded,
  type ImportedField,
  importedFields,
  inLanguages,
  matchHeadings,
  requireFields,
  selectedColumns,
} from './columns.ts';
import { maxCorrections, maxCsvBytes } from '../shared/csv/csvLimits.rules.ts';
import type { ImportTarget } from './importTargets.ts';
import type { CsvFile } from '../csv/readCsv.ts';
import { isGarbled } from '../csv/garbledText.ts';
import { csvRefused, fileField } from '../csv/csvText.ts';
import type { CheckImportArgs } from './csvImport.types.ts';
import type { ColumnSettingInput } from './importColumn.types.ts';
import { type ColumnReading, readColumns } from './readColumns.ts';
import { readCategoryNames } from './recordTexts.ts';
import type { RowTexts } from './rowInput.ts';
import { type ImportRow, findRowStates } from './rowStates.ts';

/**
 * Reads a file and checks every row; changes nothing.
 * @throws BAD_USER_INPUT for a file that cannot be read
 */
export async function checkImport(
  context: Context,
  target: ImportTarget,
  { file, columns, corrections, settings }: CheckImportArgs,
) {
  if (!file) throw csvRefused({ code: 'required', values: {} });
  const { createReadStream } = await file;
  const { readCsv } = await import('../csv/readCsv.ts');
  const content = await readAll(createReadStream, maxCsvBytes, fileField);
  await requireActiveSession(context);
  const csv = await readCsv(content);
  const today = todayInAuckland(context.now());
  const fields = importedFields(target, today);
  requireFields(
    'settings',
    settings.map(({ field }) => field),
    fields,
  );
  const matched = columns
    ? selectedColumns(columns, fields)
    : matchHeadings(csv.headings, target, fields);
  const defaults = defaultsOf(target, matched, settings, today);
  const typed = typedRows(csv, matched, corrections);
  const readings = readColumns(target.csv, csv.rows, matched, settings, today);
  const { categories } = target.kind?.source ?? {};
  const names = categories ? await readCategoryNames(context, categories) : [];
  const categoryIds = new Map(names.map(({ id, name }) => [folded(name), id]));
  const checker = rowChecker(target, categoryIds, readings, today);
  const checked = await eachRow(typed, (row) => checker.check(withDefaults(target, row, defaults)));
  const rows = (await findRowStates(context, target, checker, checked)).map((row) => ({
    ...row,
    // A missing column is reported once, not for each row.
    dates: row.dates.filter(({ field }) => matched.includes(field)),
  }));
  // Rows with a record are left out: the record supplies their missing values.
  const added = rows.filter(({ match }) => match === null);
  return {
    columns: csv.headings.map((heading, index) => ({ heading, field: matched[index] ?? null })),
    fields: fields.map((field) => ({
      ...field,
      isDate: target.csv.fields[field.name]?.control === 'day',
      default: defaults[field.name] ?? null,
      isRequired: field.isRequired && !(field.name in defaults) && !isMade(field, target, matched),
      emptyRows: added.filter(({ cells }) => isEmpty(target, cells, field.name)).length,
      ...readingOf(rows, readings.get(field.name), field.name),
    })),
    rows,
    isGarbled: !csv.hasIntactLetters && (csv.headings.some(isGarbled) || rows.some(hasGarbledText)),
  };
}

/** How a field is read. This does not matter if every row has a record with the same value. */
function readingOf(rows: ImportRow[], reading: ColumnReading | undefined, name: string) {
  const matters = rows.some(
    ({ match }) => !match || match.changes.some(({ field }) => field === name),
  );
  const { question = null, decided = null } = (matters && reading) || {};
  return { question, decided };
}

const hasGarbledText = ({ errors }: ImportRow) =>
  Object.values(errors).some(({ code }) => code === 'garbledText');

/** Whether columns contain the parts of a field. */
const isMade = ({ name }: ImportedField, { csv }: ImportTarget, matched: (string | null)[]) =>
  csv.divided?.field === name &&
  Object.keys(csv.divided.parts).some((part) => matched.includes(part));

function typedRows(
  { headings, rows }: CsvFile,
  fields: (string | null)[],
  corrections: CheckImportArgs['corrections'],
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
    return { line, cells: texts, texts, surplus, corrected: Object.keys(own) };
  });
}

/** The default values of fields: those of the settings, and those of the kind for missing columns. */
const defaultsOf = (
  { csv }: ImportTarget,
  matched: (string | null)[],
  settings: ColumnSettingInput[],
  today: string,
): Record<string, string> =>
  Object.fromEntries([
    ...Object.entries(csv.defaults?.(today) ?? {}).flatMap(([name, value]) =>
      value === undefined || matched.includes(name) ? [] : [[name, value] as const],
    ),
    ...settings.flatMap(({ field, default: value }) => (value ? [[field, value] as const] : [])),
  ]);

/** Whether a field of a row is empty, in all languages and in all of its parts. */
const isEmpty = ({ csv: { divided } }: ImportTarget, texts: RowTexts, field: string) =>
  [
    field,
    ...inLanguages(field),
    ...(divided?.field === field ? Object.keys(divided.parts) : []),
  ].every((name) => (texts[name] ?? '').trim() === '');

const withDefaults = (
  target: ImportTarget,
  row: TypedRow,
  defaults: Record<string, string>,
): TypedRow => ({
  ...row,
  texts: {
    ...row.texts,
    ...Object.fromEntries(
      Object.entries(defaults).filter(([field]) => isEmpty(target, row.texts, field)),
    ),
  },
});
