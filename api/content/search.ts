import { requireRole, Role } from '../access.ts';
import type { Context } from '../context.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { readTyped } from './typedWords.ts';

/** What a search demands of a row that has a column `searchText` (see `search_text` in SQL). */
export interface Search {
  matches: Prisma.Sql;
  /** 0 where all words are there as typed, 1 where they are parts of words, 2 where a preposition differs or they only sound alike. */
  rank: Prisma.Sql;
  /** The matches of each rank, the best first. */
  ranked: RankedMatches[];
  /** The same with a slip of the keyboard in any word of a name, for where nothing else matches. */
  matchesSlips: Prisma.Sql;
  rankedSlips: RankedMatches[];
}

/** Which rows match as well as each other. */
export interface RankedMatches {
  rank: number;
  matches: Prisma.Sql;
}

/** Where rows are looked for. */
interface Searched {
  /** The name of the table. */
  name: string;
  /** The columns that can be translated. */
  texts: object;
  /** The name of the table to which `categoryId` refers, where rows have one. */
  categories?: string;
}

/**
 * Reads what people typed into the search field of a list. A row matches when it has every word, in any
 * order: within its folded text, without its preposition, by the consonants of a word of its name, or in
 * the name of its category; each of them in any language.
 * @returns null where there is nothing to look for
 * @throws BAD_USER_INPUT when the text is too long, UNAUTHENTICATED for visitors
 */
export async function readSearch(
  context: Context,
  text: string,
  searched: Searched,
): Promise<Search | null> {
  requireRole(context, Object.values(Role));
  const typed = await readTyped(context, text);
  if (!typed) return null;
  // Numbers among names are none.
  const names = typed.words.filter(({ sound }) => sound);
  const joined = names.length > 1 && (typed.joined?.sound.length ?? 0) > 2 ? typed.joined : null;
  const matches = typed.words.map(({ folded, sound, stem }) => {
    const sounds = sound ? [soundPattern(sound), soundPattern(joined?.sound ?? sound)] : [];
    const stems = stem === null ? [] : [`% ${stem}%`];
    return anywhere(searched, (column) => anyLike(column, [`%${folded}%`, ...stems, ...sounds]));
  });
  const orSlip = typed.words.map(({ folded }, index) => {
    const slips = slipsOf(folded);
    if (!slips) return matches[index];
    return Prisma.sql`(${matches[index]}
      OR ${inOwnTexts(searched, (column) => Prisma.sql`${column} ~ ${slips}`)})`;
  });
  const allLike = (patterns: string[]) =>
    inOwnTexts(searched, (column) => {
      // An index has no use for LIKE ALL.
      const like = patterns.map((pattern) => Prisma.sql`${column} LIKE ${pattern}`);
      return Prisma.sql`(${Prisma.join(like, ' AND ')})`;
    });
  const asWords = allLike(typed.words.map(({ folded }) => `% ${folded} %`));
  const asParts = allLike(typed.words.map(({ folded }) => `%${folded}%`));
  const all = Prisma.join(matches, ' AND ');
  const allOrSlips = Prisma.join(orSlip, ' AND ');
  return {
    matches: all,
    matchesSlips: allOrSlips,
    rankedSlips: [{ rank: 2, matches: allOrSlips }],
    rank: Prisma.sql`CASE WHEN ${asWords} THEN 0 WHEN ${asParts} THEN 1 ELSE 2 END`,
    ranked: [
      { rank: 0, matches: asWords },
      { rank: 1, matches: Prisma.sql`${asParts} AND NOT ${asWords}` },
      { rank: 2, matches: Prisma.sql`${all} AND NOT ${asParts}` },
    ],
  };
}

/** What a text has to be like. */
type Condition = (text: Prisma.Sql) => Prisma.Sql;

/** Whether the text of a row is so, or that of a translation of it. */
function inOwnTexts({ name, texts }: Searched, isSo: Condition): Prisma.Sql {
  const own = isSo(Prisma.sql`"searchText"`);
  if (Object.keys(texts).length === 0) return own;
  return Prisma.sql`(${own} OR id IN (${translatedSo(name, isSo)}))`;
}

/** Whether the text of a row is so, or the name of its category, in any language. */
function anywhere(searched: Searched, isSo: Condition): Prisma.Sql {
  const inTexts = inOwnTexts(searched, isSo);
  const { categories } = searched;
  if (!categories) return inTexts;
  return Prisma.sql`(${inTexts} OR "categoryId" IN (
    SELECT id FROM ${Prisma.raw(`"${categories}"`)}
      WHERE ${isSo(Prisma.sql`search_text("categoryName", '')`)}
    UNION ALL ${translatedSo(categories, isSo)}))`;
}

/** Selects the ids of the rows of a table that have a translation whose text is so. */
const translatedSo = (table: string, isSo: Condition) => Prisma.sql`
  SELECT t."recordId" FROM "translation" AS t
  WHERE t.kind = ${table} AND ${isSo(Prisma.sql`t."searchText"`)}`;

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

/** In letters: the time for a longer word grows with its square, and no name is as long. */
const longestWithSlips = 30;

/**
 * A regular expression of the words that differ from one by a letter that is wrong, missing, swapped
 * or too many; null for short words, for which there are too many, and for numbers.
 */
function slipsOf(word: string): string | null {
  if (word.length < 4 || word.length > longestWithSlips || !/^\p{L}+$/u.test(word)) return null;
  const letters = Array.from(word, (_, at) => [word.slice(0, at), word.slice(at)] as const);
  const slips = letters.flatMap(([before, from]) => [
    `${before}.${from.slice(1)}`,
    `${before}.${from}`,
    `${before}${from.slice(1)}`,
    `${before}${from.charAt(1)}${from.charAt(0)}${from.slice(2)}`,
  ]);
  return ` (${[...slips, `${word}.`].join('|')}) `;
}
