import { type Language, Prisma } from '../../generated/prisma/client.ts';
import { contentKinds } from '../contentKinds.ts';

/**
 * A value from the stored translation of a row of `deleted-record` to a language; null if there is
 * no translation.
 */
const ofTranslation = (value: Prisma.Sql, language: Language | null) => Prisma.sql`(
  SELECT ${value} FROM jsonb_array_elements(translations) AS t WHERE t->>'language' = ${language})`;

/**
 * The title of a row of `deleted-record`: in the language, if the record was translated to it, or
 * in its own, as in `translatedText` for existing rows. With null, always in its own.
 */
export function deletedTitle(language: Language | null): Prisma.Sql {
  // The title is in a different column for each kind.
  const titles = contentKinds.map(({ name, titleColumn }) => {
    const ofRow = Prisma.sql`"values"->>${titleColumn}`;
    const translated = ofTranslation(Prisma.sql`t->'values'->>${titleColumn}`, language);
    return Prisma.sql`WHEN ${name} THEN coalesce(${translated}, ${ofRow})`;
  });
  return Prisma.sql`CASE kind ${Prisma.join(titles, ' ')} END`;
}

/** The language of that title. */
export const deletedTitleLanguage = (language: Language | null): Prisma.Sql =>
  Prisma.sql`coalesce(${ofTranslation(Prisma.sql`t->>'language'`, language)}, "values"->>'language')`;
