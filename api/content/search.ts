import { requireRole, Role } from '../access.ts';
import type { Context } from '../context.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { readTyped } from './typedWords.ts';

/** What a search demands of a row that has a column `searchText` (see `search_text` in SQL). */
export interface Search {
  matches: Prisma.Sql;
  /** 0 where all words are there as typed, 1 where they are parts of words, 2 where they only sound alike. */
  rank: Prisma.Sql;
  /** The same with a slip of the keyboard in any word of a name, for where nothing else matches. */
  matchesSlips: Prisma.Sql;
}

/**
 * Reads what people typed into the search field of a list. A row matches when it has every word, in any
 * order: within its folded text, by the consonants of a word of its name, or in the name of its category.
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
  const typed = await readTyped(context, text);
  if (!typed) return null;
  // Numbers among names are none.
  const names = typed.words.filter(({ sound }) => sound);
  const joined = names.length > 1 && (typed.joined?.sound.length ?? 0) > 2 ? typed.joined : null;
  const matches = typed.words.map(({ folded, sound }) => {
    const sounds = sound ? [soundPattern(sound), soundPattern(joined?.sound ?? sound)] : [];
    const patterns = [`%${folded}%`, ...sounds];
    if (!categories) return anyLike(Prisma.sql`"searchText"`, patterns);
    const name = Prisma.sql`search_text("categoryName", '')`;
    return Prisma.sql`(${anyLike(Prisma.sql`"searchText"`, patterns)}
      OR "categoryId" IN (SELECT id FROM ${categories} WHERE ${anyLike(name, patterns)}))`;
  });
  const orSlip = typed.words.map(({ folded }, index) => {
    const slips = slipsOf(folded);
    return slips ? Prisma.sql`(${matches[index]} OR "searchText" ~ ${slips})` : matches[index];
  });
  const allLike = (patterns: string[]) => Prisma.sql`"searchText" LIKE ALL (${patterns}::text[])`;
  return {
    matches: Prisma.join(matches, ' AND '),
    matchesSlips: Prisma.join(orSlip, ' AND '),
    rank: Prisma.sql`CASE WHEN ${allLike(typed.words.map(({ folded }) => `% ${folded} %`))} THEN 0
      WHEN ${allLike(typed.words.map(({ folded }) => `%${folded}%`))} THEN 1 ELSE 2 END`,
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

/**
 * A regular expression of the words that differ from one by a letter that is wrong, missing, swapped
 * or too many; null for short words, for which there are too many, and for numbers.
 */
function slipsOf(word: string): string | null {
  if (word.length < 4 || !/^\p{L}+$/u.test(word)) return null;
  const letters = Array.from(word, (_, at) => [word.slice(0, at), word.slice(at)] as const);
  const slips = letters.flatMap(([before, from]) => [
    `${before}.${from.slice(1)}`,
    `${before}.${from}`,
    `${before}${from.slice(1)}`,
    `${before}${from.charAt(1)}${from.charAt(0)}${from.slice(2)}`,
  ]);
  return ` (${[...slips, `${word}.`].join('|')}) `;
}
