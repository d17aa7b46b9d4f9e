import { Language } from '../generated/prisma/enums.ts';
import type { TypedRow } from './checkRows.ts';
import { fieldInLanguage } from './columns.ts';
import type { ImportTarget } from './importTargets.ts';
import type { ReadingName } from './readings.ts';
import type { RowTexts } from './rowInput.ts';

/** What somebody decided of a field for all rows. */
export interface ColumnSetting {
  field: string;
  /** How its column is read; null as the cells themselves say. */
  reading: ReadingName | null;
  /** What its empty cells say, also where no column holds it; null for nothing. */
  default: string | null;
}

/** What fields say in rows that say nothing: as somebody decided, or where no column holds them. */
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

/** Whether a row says nothing of a field, in no language and in none of its parts. */
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
