import { isDeepStrictEqual } from 'node:util';
import { type Language, Prisma } from '../../generated/prisma/client.ts';

/** The translation that reading adds to a row. */
interface Translated {
  values: Record<string, unknown>;
  language: Language;
  /** Whether the original has changed since it was translated. */
  isOutdated: boolean;
}

/** Whether the texts of a row differ from those from which the translation `t` was made. */
export function originalHasChanged(name: string, texts: string[]): Prisma.Sql {
  const columns = texts.map(
    (text) => Prisma.sql`${text}::text, ${Prisma.raw(`"${name}"."${text}"`)}`,
  );
  const present = Prisma.sql`jsonb_build_object(${Prisma.join(columns)})`;
  // A column that could not be translated at that time counts as unchanged.
  return Prisma.sql`${present} || t.original <> ${present}`;
}

/** The same for a row that was read, and for the columns that were translated at that time. */
export const isOriginalChanged = (
  texts: readonly string[],
  original: Record<string, unknown>,
  present: Record<string, unknown>,
): boolean =>
  texts.some((text) => text in original && !isDeepStrictEqual(original[text], present[text]));

/**
 * Whether a row is in another language. The condition uses no column of `t`, so that PostgreSQL can
 * skip the index for other rows.
 */
const isInAnother = (table: Prisma.Sql, language: Language) =>
  Prisma.sql`${table}.language <> ${language}::"Language"`;

/**
 * A column with the translation of each row to a language, as `Translated`. Null if there is none,
 * or if the row itself is in this language.
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
 * A text column of each row, as `translated` returns it: in the language, if there is a translation
 * to it, or in the row's own. With null, always in its own.
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

/** The language of that text. */
export function translatedLanguage(name: string, language: Language | null): Prisma.Sql {
  const table = Prisma.raw(`"${name}"`);
  return Prisma.sql`coalesce((
    SELECT t.language FROM "translation" AS t
    WHERE t.kind = ${name} AND t."recordId" = ${table}.id AND t.language = ${language}::"Language"
  ), ${table}.language)`;
}

/** A row, possibly with the texts of a translation. */
export interface TranslatedRow {
  id: number;
  language: Language;
  /** The requested language, if any. A row without a translation to it is in its own language. */
  requestedLanguage?: Language | null;
  isOutdated?: boolean;
  /** The row in its own language. */
  original?: TranslatedRow & Record<string, unknown>;
}

/** A row with the texts of its translation, if there is one. */
export function translated<Row extends object>(
  row: Row & { translation?: Translated | null },
): Row {
  if (!row.translation) return row;
  const { values, language, isOutdated } = row.translation;
  return { ...row, ...values, language, isOutdated, original: row };
}
