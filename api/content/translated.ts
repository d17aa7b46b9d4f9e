import { isDeepStrictEqual } from 'node:util';
import { type Language, Prisma } from '../generated/prisma/client.ts';

/** What reading adds to a row. */
interface Translated {
  values: Record<string, unknown>;
  language: Language;
  /** Whether the original has changed since. */
  isOutdated: boolean;
}

/** Whether a row of a table says something else than when the translation `t` was made of it. */
export function originalHasChanged(name: string, texts: string[]): Prisma.Sql {
  const columns = texts.map(
    (text) => Prisma.sql`${text}::text, ${Prisma.raw(`"${name}"."${text}"`)}`,
  );
  const present = Prisma.sql`jsonb_build_object(${Prisma.join(columns)})`;
  // A column that could not be translated then has not changed.
  return Prisma.sql`${present} || t.original <> ${present}`;
}

/** The same of a row that was read, and of the columns that were translated then. */
export const isOriginalChanged = (
  texts: readonly string[],
  original: Record<string, unknown>,
  present: Record<string, unknown>,
): boolean =>
  texts.some((text) => text in original && !isDeepStrictEqual(original[text], present[text]));

/** Whether a row is in another language. It has no column of `t`, so PostgreSQL can skip the index if it is not. */
const isInAnother = (table: Prisma.Sql, language: Language) =>
  Prisma.sql`${table}.language <> ${language}::"Language"`;

/**
 * The column that brings the translation of each row to a language along, as `Translated`; null where
 * there is none, or where the row is in that language itself.
 */
export function translationColumn(name: string, texts: string[], language: Language): Prisma.Sql {
  const table = Prisma.raw(`"${name}"`);
  return Prisma.sql`(
    SELECT json_build_object('language', t.language, 'values', t."values",
      'isOutdated', ${originalHasChanged(name, texts)})
    FROM "translation" AS t
    WHERE t.kind = ${name} AND t."recordId" = ${table}.id AND t.language = ${language}::"Language"
      AND ${isInAnother(table, language)}
  ) AS translation`;
}

/**
 * A text column of each row as `translated` gives it: in a language where it is translated to that, or
 * else, and with null, in its own.
 */
export function translatedText(
  name: string,
  column: string,
  language: Language | null,
): Prisma.Sql {
  const table = Prisma.raw(`"${name}"`);
  const own = Prisma.sql`${table}.${Prisma.raw(`"${column}"`)}`;
  if (!language) return own;
  return Prisma.sql`coalesce((
    SELECT t."values" ->> ${column} FROM "translation" AS t
    WHERE t.kind = ${name} AND t."recordId" = ${table}.id AND t.language = ${language}::"Language"
      AND ${isInAnother(table, language)}
  ), ${own})`;
}

/** The language of that. */
export function translatedLanguage(name: string, language: Language | null): Prisma.Sql {
  const table = Prisma.raw(`"${name}"`);
  return Prisma.sql`coalesce((
    SELECT t.language FROM "translation" AS t
    WHERE t.kind = ${name} AND t."recordId" = ${table}.id AND t.language = ${language}::"Language"
  ), ${table}.language)`;
}

/** A row that may have the texts of a translation in place of its own. */
export interface TranslatedRow {
  id: number;
  language: Language;
  /** The language that was asked for, if any: a row that is not translated to it is in its own. */
  requestedLanguage?: Language | null;
  isOutdated?: boolean;
  /** The row as it was written. */
  original?: TranslatedRow & Record<string, unknown>;
}

/** A row with the texts of its translation, where it has one. */
export function translated<Row extends object>(
  row: Row & { translation?: Translated | null },
): Row {
  if (!row.translation) return row;
  const { values, language, isOutdated } = row.translation;
  return { ...row, ...values, language, isOutdated, original: row };
}
