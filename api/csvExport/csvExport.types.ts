import { ID, Mutation } from 'type-graphql';
import { maxExportedRows } from '../shared/csv/csvLimits.rules.ts';
import { Language } from '../generated/prisma/enums.ts';
import * as t from '../graphqlTypes.ts';

@t.ObjectType('CsvExport', 'A list exported as a CSV table.')
export class CsvExport extends t.outputFields({
  csv: t.string('The table as CSV, with a byte order mark, in the requested language.'),
  rows: t.int('The number of rows: the first ones of the list.'),
  isCut: t.boolean('Whether further rows are left out.'),
}) {}

/** @param what describes the exported rows */
export const ExportMutation = (what: string) =>
  Mutation(() => CsvExport, {
    description: `${what} At most the first ${String(maxExportedRows)} rows. The export is recorded as activity; nothing else changes.`,
  });

@t.ArgsType()
export class ExportArgs extends t.inputFields({
  language: t.field(() => Language, 'The language of the headings.'),
}) {}

@t.ArgsType()
export class ListExportArgs extends t.inputFields.extending(ExportArgs, {
  ids: t.field.orNull(
    () => [ID],
    `Only rows with these ids, at most ${String(maxExportedRows)}. Without it, the whole list.`,
  ),
}) {}

@t.ArgsType()
export class SearchedExportArgs extends t.inputFields.extending(ListExportArgs, {
  search: t.string('Only rows that match this search text.', { defaultValue: '' }),
}) {}
