import { Language } from '../generated/prisma/enums.ts';
import type { TypedRow } from './checkRows.ts';
import { fieldInLanguage } from './columns.ts';
import type { ImportTarget } from './importTargets.ts';
import type { ReadingName } from './reading.ts';
import type { RowTexts } from './rowInput.ts';

/** The settings of a field, for all rows of a file. */
export interface ColumnSetting {
  field: string;
  /** The reading of its column; null to choose it by the cells. */
  reading?: ReadingName | null;
  /** The value of empty cells, or of all rows if the file has no such column; null for none. */
  default?: string | null;
}

/** The default values of fields: those of the settings, and those of the kind for missing columns. */
export const defaultsOf = (
  { csv }: ImportTarget,
  matched: (string | null)[],
  settings: ColumnSetting[],
  today: string,
): Record<string, string> =>
  Object.fromEntries([
    ...Object.entries(csv.defaults?.(today) ?? {}).flatMap(([name, value]) =>
      value === undefined || matched.includes(name) ? [] : [[name, value] as const],
    ),
    ...settings.flatMap(({ field, default: value }) => (value ? [[field, value] as const] : [])),
  ]);

/** Whether a field of a row is empty, in all languages and in all of its parts. */
export const isEmpty = ({ csv: { divided } }: ImportTarget, texts: RowTexts, field: string) =>
  [
    field,
    ...Object.values(Language).map((language) => fieldInLanguage(field, language)),
    ...(divided?.field === field ? Object.keys(divided.parts) : []),
  ].every((name) => (texts[name] ?? '').trim() === '');

export const withDefaults = (
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
