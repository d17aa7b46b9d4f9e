import { requireRole, Role } from '../access.ts';
import type { Context } from '../context.ts';
import { invalidArgument } from '../errors.ts';
import { Prisma } from '../generated/prisma/client.ts';

/** The longest text that may be searched for, in characters, and how many of its words count. */
const maxLength = 200;
const maxWords = 8;

/** What a search demands of a row that has a column `searchText` (see `search_text` in SQL). */
export interface Search {
  matches: Prisma.Sql;
  /** 0 where all words are there as typed, 1 where they are parts of words, 2 where they only sound alike. */
  rank: Prisma.Sql;
}

/**
 * Reads what people typed into a search field. A row matches when it has every word, in any order:
 * within its folded text, by the consonants of a word of its name, or in the name of its category.
 * @param categories the table of categories, where rows have a `categoryId`
 * @returns null where there is nothing to look for
 * @throws BAD_USER_INPUT when the text is too long, UNAUTHENTICATED for visitors
 */
export async function readSearch(
  context: Context,
  text: string,
  categories?: Prisma.Sql,
): Promise<Search | null> {
  requireRole(context, [Role.ADMIN]);
  if (text.length > maxLength) {
    throw invalidArgument(`search may have at most ${String(maxLength)} characters`);
  }
  if (!text.trim()) return null;
  const [found] = await context.readRows<{ words: string[]; skeletons: string[]; joined: string }>(
    // Folding is the database's: it folds what is stored, too.
    Prisma.sql`SELECT words, search_skeleton(array_to_string(words, '')) AS joined,
        ARRAY(SELECT search_skeleton(word) FROM unnest(words) AS word) AS skeletons
      FROM (SELECT string_to_array(search_fold(${text}), ' ')) AS typed(words)`,
  );
  const words = found?.words.slice(0, maxWords) ?? [];
  if (!found || words.length === 0) return null;
  const skeletons = found.skeletons.slice(0, words.length);
  // Names may be written together or apart, numbers among them are none.
  const joined =
    skeletons.filter(Boolean).length > 1 && found.joined.length > 2 ? found.joined : '';
  const matches = words.map((word, index) => {
    const own = skeletons[index];
    const sounds = own ? [soundPattern(own), soundPattern(joined || own)] : [];
    const patterns = [`%${word}%`, ...sounds];
    if (!categories) return anyLike(Prisma.sql`"searchText"`, patterns);
    const name = Prisma.sql`search_text("categoryName", '')`;
    return Prisma.sql`(${anyLike(Prisma.sql`"searchText"`, patterns)}
      OR "categoryId" IN (SELECT id FROM ${categories} WHERE ${anyLike(name, patterns)}))`;
  });
  const allLike = (patterns: string[]) => Prisma.sql`"searchText" LIKE ALL (${patterns}::text[])`;
  return {
    matches: Prisma.join(matches, ' AND '),
    rank: Prisma.sql`CASE WHEN ${allLike(words.map((word) => `% ${word} %`))} THEN 0
      WHEN ${allLike(words.map((word) => `%${word}%`))} THEN 1 ELSE 2 END`,
  };
}

/** Folded words and skeletons hold no character that has a meaning in a pattern. */
const anyLike = (text: Prisma.Sql, patterns: string[]) =>
  Prisma.sql`(${Prisma.join(
    patterns.map((pattern) => Prisma.sql`${text} LIKE ${pattern}`),
    ' OR ',
  )})`;

/** The fewer consonants, the more words share them: two must be all of a word, four its beginning. */
function soundPattern(skeleton: string): string {
  if (skeleton.length < 3) return `% ${skeleton} %`;
  return skeleton.length < 5 ? `% ${skeleton}%` : `%${skeleton}%`;
}
