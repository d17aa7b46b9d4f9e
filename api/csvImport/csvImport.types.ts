import { ID, Int } from 'type-graphql';
import { contentKinds, kindEnumOf } from '../content/contentKinds.ts';
import type { FileArgument } from '../media/uploads.ts';
import { UploadScalar } from '../media/uploadScalar.ts';
import { displayNameRule } from '../session/accountNames.ts';
import { maxCorrections, maxCsvBytes, maxRows } from '../shared/csv/csvLimits.rules.ts';
import { ColumnSettingInput, ImportColumn, ImportField } from './importColumn.types.ts';
import { ImportRow } from './importRow.types.ts';
import * as t from '../graphqlTypes.ts';

export const importKindEnum = kindEnumOf(
  'ImportKind',
  'A kind of content whose records can be imported from a CSV file.',
  contentKinds.filter(({ csv }) => csv !== null),
);

export const ImportCheck = t.objectType(
  'ImportCheck',
  'The records that a CSV file would add and change.',
  {
    columns: t.field(() => [ImportColumn], 'Its columns, in their order.'),
    fields: t.field(() => [ImportField], 'The fields that columns can hold.'),
    rows: t.field(() => [ImportRow], 'Its rows, in their order.'),
    isGarbled: t.boolean(
      'Whether letters were lost when the file was saved: it has garbled texts, and no intact ' +
        'letters other than A to Z.',
    ),
  },
);
export type ImportCheck = InstanceType<typeof ImportCheck>;

export const ImportResult = t.objectType(
  'ImportResult',
  'The records that a CSV file has added and changed.',
  {
    import: t.id.orNull<number>(
      'The id of the import, which can be undone; null if nothing was added or changed.',
    ),
    added: t.field<number[]>(() => [ID], 'The ids of the records that were added.'),
    updated: t.field<number[]>(() => [ID], 'The ids of the records that were changed.'),
    outdated: t.field(
      () => [Int],
      'The lines of `updates` that were not applied, because their records have changed since the check.',
    ),
    existing: t.int('The number of rows that match an existing record or repeat an earlier row.'),
    remaining: t.int(
      'The number of rows that are not added or applied yet, if they are too many for one ' +
        'operation. Send the same request again, with the `import`, until it is 0.',
    ),
  },
);
export type ImportResult = InstanceType<typeof ImportResult>;

const CellCorrectionInput = t.inputType(
  'CellCorrectionInput',
  'A new text for a cell of a CSV file.',
  {
    line: t.int('The line on which its row starts.'),
    field: t.string('The field of its column.'),
    value: t.string('The new text.'),
  },
);

export const CheckImportArgs = t.argsType({
  file: t.field.orNull<FileArgument>(
    () => UploadScalar,
    `A CSV file, required: UTF-8, UTF-16 with a byte order mark, or Windows-1252; at most ${String(maxRows)} rows ` +
      `and ${String(maxCsvBytes / 1_000_000)} MB.`,
  ),
  columns: t.field.orNull(
    () => [String],
    'The field of each column; empty to ignore the column. Without this argument the headings name the fields.',
  ),
  corrections: t.field(
    () => [CellCorrectionInput],
    `Corrections of cells, at most ${String(maxCorrections)}.`,
    { defaultValue: [] },
  ),
  settings: t.field(
    () => [ColumnSettingInput],
    'Settings for all rows, at most one for each field.',
    { defaultValue: [] },
  ),
});
export type CheckImportArgs = InstanceType<typeof CheckImportArgs>;

const RecordUpdateInput = t.inputType(
  'RecordUpdateInput',
  'A CHANGED row to apply to its record.',
  {
    line: t.int('The line on which its row starts.'),
    id: t.id('Its `recordId`.'),
    version: t.int('The `version` that the check returned.'),
  },
);
export type RecordUpdateInput = InstanceType<typeof RecordUpdateInput>;

export const ImportRecordsArgs = t.argsType(
  {
    leavingOut: t.field(
      () => [Int],
      'The lines with errors to leave out. If another line has an error, nothing is added.',
      { defaultValue: [] },
    ),
    skipping: t.field(() => [Int], 'Lines without an error to leave out.', { defaultValue: [] }),
    updates: t.field(
      () => [RecordUpdateInput],
      'The rows to apply to their records. Other CHANGED rows are not applied.',
      { defaultValue: [] },
    ),
    import: t.id.orNull('The `import` of the previous operation, to add the rest.'),
  },
  { extends: CheckImportArgs },
);
export type ImportRecordsArgs = InstanceType<typeof ImportRecordsArgs>;

export const CsvImport = t.objectType('CsvImport', 'An imported CSV file.', {
  id: t.id<number>('Identifies the import.'),
  fileName: t.string('The name of the file. Empty if it had none.'),
  createdAt: t.dateTime('When it started.'),
  email: t.string.orNull(
    'The email address of the account that did it, even if the account was removed since. Null if it is not known.',
  ),
  accountName: t.string.orNull(`The name of that account. ${displayNameRule}`),
  added: t.int('The number of records that it has added.'),
  updated: t.int('The number of records that it has changed.'),
  undoneAt: t.dateTime.orNull('When it was undone; null if it was not.'),
  undone: t.int('The number of its records that the undo has deleted or restored.'),
  canUndo: t.boolean(
    'Whether the viewer can undo it. The account that imported it and every ADMIN can, as ' +
      'long as one of its records is unchanged.',
  ),
});
export type CsvImport = InstanceType<typeof CsvImport>;

export const UndoneImport = t.objectType('UndoneImport', 'The result of undoing an import.', {
  deleted: t.int('The number of deleted records.'),
  restored: t.int('The number of changed records that were restored.'),
  kept: t.int('The number of records that stay, because somebody has changed them since.'),
  remaining: t.int(
    'The number of records that are not undone yet. Send the same request again until it is 0.',
  ),
});
export type UndoneImport = InstanceType<typeof UndoneImport>;
