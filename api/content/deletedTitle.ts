import { type Language, Prisma } from '../generated/prisma/client.ts';
import { contentKinds } from './contentKinds.ts';

/** Something that the noted translation of a row of `deleted-record` to a language has; null where it has none. */
const ofTranslation = (value: Prisma.Sql, language: Language | null) => Prisma.sql`(
  SELECT ${value} FROM jsonb_array_elements(translations) AS t WHERE t->>'language' = ${language})`;

/**
 * What a row of `deleted-record` was called, in a language where it was translated to that, or else, and
 * with null, in its own: as `translatedText` gives it of rows that are there.
 */
export function deletedTitle(language: Language | null): Prisma.Sql {
  // The title is in the column that has it in its kind.
  const titles = contentKinds.map(({ name, titleColumn }) => {
    const ofRow = Prisma.sql`"values"->>${titleColumn}`;
    const translated = ofTranslation(Prisma.sql`t->'values'->>${titleColumn}`, language);
    return Prisma.sql`WHEN ${name} THEN coalesce(${translated}, ${ofRow})`;
  });
  return Prisma.sql`CASE kind ${Prisma.join(titles, ' ')} END`;
}

/** The language of that. */
export const deletedTitleLanguage = (language: Language | null): Prisma.Sql =>
  Prisma.sql`coalesce(${ofTranslation(Prisma.sql`t->>'language'`, language)}, "values"->>'language')`;
