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

@t.ObjectType('ImportCheck', 'The records that a CSV file would add and change.')
export class ImportCheck extends t.outputFields({
  columns: t.field(() => [ImportColumn], 'Its columns, in their order.'),
  fields: t.field(() => [ImportField], 'The fields that columns can hold.'),
  rows: t.field(() => [ImportRow], 'Its rows, in their order.'),
  isGarbled: t.boolean(
    'Whether letters were lost when the file was saved: it has garbled texts, and no intact ' +
      'letters other than A to Z.',
  ),
}) {}

@t.ObjectType('ImportResult', 'The records that a CSV file has added and changed.')
export class ImportResult extends t.outputFields({
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
}) {}

@t.InputType('CellCorrectionInput', 'A new text for a cell of a CSV file.')
class CellCorrectionInput extends t.inputFields({
  line: t.int('The line on which its row starts.'),
  field: t.string('The field of its column.'),
  value: t.string('The new text.'),
}) {}

@t.ArgsType()
export class CheckImportArgs extends t.inputFields({
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
}) {}

@t.InputType('RecordUpdateInput', 'A CHANGED row to apply to its record.')
export class RecordUpdateInput extends t.inputFields({
  line: t.int('The line on which its row starts.'),
  id: t.id('Its `recordId`.'),
  version: t.int('The `version` that the check returned.'),
}) {}

@t.ArgsType()
export class ImportRecordsArgs extends t.inputFields.extending(CheckImportArgs, {
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
}) {}

@t.ObjectType('KeptRecord', 'A record of an undone import.')
class KeptRecord extends t.outputFields({
  id: t.id<number>('The id among the records of its kind, or among the members.'),
  title: t.string('The title or name of the record.'),
}) {}

@t.ObjectType('CsvImport', 'An imported CSV file.')
export class CsvImport extends t.outputFields({
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
  kept: t.field(
    () => [KeptRecord],
    'The records of an undone import that exist, or are as it changed them: the first 50. Empty ' +
      'if the import was not undone.',
  ),
  canUndo: t.boolean(
    'Whether the viewer can undo it. The account that imported it and every ADMIN can, as ' +
      'long as one of its records is unchanged.',
  ),
}) {}

@t.ObjectType('UndoneImport', 'The result of undoing an import.')
export class UndoneImport extends t.outputFields({
  deleted: t.int('The number of deleted records.'),
  restored: t.int('The number of changed records that were restored.'),
  kept: t.int('The number of records that stay, because somebody has changed them since.'),
  remaining: t.int(
    'The number of records that are not undone yet. Send the same request again until it is 0.',
  ),
}) {}
