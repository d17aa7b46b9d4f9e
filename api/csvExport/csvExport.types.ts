import { ID } from 'type-graphql';
import { maxExportedRows } from '../shared/csv/csvLimits.rules.ts';
import { Language } from '../generated/prisma/enums.ts';
import { argsType, boolean, field, int, objectType, string } from '../graphqlTypes.ts';

/** The common part of the descriptions of all exports. */
export const exportLimits =
  `At most the first ${String(maxExportedRows)} rows. ` +
  'The export is recorded as activity; nothing else changes.';

export const CsvExport = objectType('CsvExport', 'A list exported as a CSV table.', {
  csv: string('The table as CSV, with a byte order mark, in the requested language.'),
  rows: int('The number of rows: the first ones of the list.'),
  isCut: boolean('Whether further rows are left out.'),
});
export type CsvExport = InstanceType<typeof CsvExport>;

export const ExportArgs = argsType({
  language: field(() => Language, 'The language of the headings.'),
});
export type ExportArgs = InstanceType<typeof ExportArgs>;

export const ListExportArgs = argsType(
  {
    ids: field.orNull(
      () => [ID],
      `Only rows with these ids, at most ${String(maxExportedRows)}. Without it, the whole list.`,
    ),
  },
  { extends: ExportArgs },
);
export type ListExportArgs = InstanceType<typeof ListExportArgs>;

export const SearchedExportArgs = argsType(
  { search: string('Only rows that match this search text.', { defaultValue: '' }) },
  { extends: ListExportArgs },
);
export type SearchedExportArgs = InstanceType<typeof SearchedExportArgs>;
