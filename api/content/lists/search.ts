import { requireRole, Role, Scope } from '../../access.ts';
import type { Context } from '../../context.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { memberNumber } from '../../shared/members/memberNumber.ts';
import type { Source } from './lists.ts';
import { readTyped, type TypedWord } from './typedWords.ts';

/** The conditions of a search for rows with a column `searchText` (see `search_text` in SQL). */
export interface Search {
  matches: Prisma.Sql;
  /**
   * 0 if all words match as typed, 1 if they match parts of words, 2 if a preposition differs or
   * they only sound alike.
   */
  rank: Prisma.Sql;
  /** The matches of each rank, the best first. */
  ranked: RankedMatches[];
  /** The same with a typing error in any word of a name. For searches without other matches. */
  matchesSlips: Prisma.Sql;
  rankedSlips: RankedMatches[];
}

/** Rows that match equally well. */
interface RankedMatches {
  rank: number;
  matches: Prisma.Sql;
}

/** The table to search. */
interface Searched extends Pick<Source, 'ofMember' | 'inRelatedText'> {
  /** The name of the table. */
  name: string;
  /** The columns that can be translated. */
  texts: object;
  /** The name of the table that `categoryId` references, if there is one. */
  categories?: string;
}

/** Numbers are not names, nor is M12. */
const isName = ({ folded, sound }: TypedWord) => sound !== '' && !/\d/.test(folded);

/**
 * Parses the search text of a list. A row matches if it has every word, in any order. A word may
 * match in the folded text, without its preposition, by the consonants of a word of the name, or in
 * the name of the category; each of them in any language.
 * @returns null if there is no word to search for
 * @throws BAD_USER_INPUT if the text is too long, UNAUTHENTICATED for visitors
 */
export async function readSearch(
  context: Context,
  text: string,
  searched: Searched,
): Promise<Search | null> {
  requireRole(context, [...Object.values(Role), ...Object.values(Scope)]);
  const { ofMember } = searched;
  const typed = await readTyped(context, ofMember ? text.replace(memberNumber, 'M$1') : text);
  if (!typed) return null;
  const names = typed.words.filter(isName);
  const joined = names.length > 1 && (typed.joined?.sound.length ?? 0) > 2 ? typed.joined : null;
  const matches = typed.words.map((word) => {
    const { folded, sound, stem } = word;
    // M1 is neither M12 nor a name with an M.
    const [, id] = /^m(\d{1,9})$/.exec(folded) ?? [];
    if (id && ofMember) return ofMember(Number(id));
    const sounds = isName(word) ? [soundPattern(sound), soundPattern(joined?.sound ?? sound)] : [];
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
      // An index cannot support LIKE ALL.
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

type Condition = (text: Prisma.Sql) => Prisma.Sql;

/** Whether the text of a row, or of one of its translations, meets a condition. */
function inOwnTexts({ name, texts }: Searched, isSo: Condition): Prisma.Sql {
  const own = isSo(Prisma.sql`"searchText"`);
  if (Object.keys(texts).length === 0) return own;
  return Prisma.sql`(${own} OR id IN (${translatedSo(name, isSo)}))`;
}

/** Whether the text of a row, the name of its category in any language, or a related text meets a condition. */
function anywhere(searched: Searched, isSo: Condition): Prisma.Sql {
  const { categories, inRelatedText } = searched;
  const conditions = [inOwnTexts(searched, isSo)];
  if (inRelatedText) conditions.push(inRelatedText(isSo));
  if (categories)
    conditions.push(Prisma.sql`"categoryId" IN (
      SELECT id FROM ${Prisma.raw(`"${categories}"`)}
        WHERE ${isSo(Prisma.sql`search_text("categoryName", '')`)}
      UNION ALL ${translatedSo(categories, isSo)})`);
  return Prisma.sql`(${Prisma.join(conditions, ' OR ')})`;
}

/** Selects the ids of the rows of a table with a translation whose text meets a condition. */
const translatedSo = (table: string, isSo: Condition) => Prisma.sql`
  SELECT t."recordId" FROM "translation" AS t
  WHERE t.kind = ${table} AND ${isSo(Prisma.sql`t."searchText"`)}`;

/** Folded words and skeletons contain no special characters of a pattern. */
const anyLike = (text: Prisma.Sql, patterns: string[]) =>
  Prisma.sql`(${Prisma.join(
    patterns.map((pattern) => Prisma.sql`${text} LIKE ${pattern}`),
    ' OR ',
  )})`;

/** Short skeletons match too many words. So two consonants must be the whole word, and four its start. */
function soundPattern(skeleton: string): string {
  if (skeleton.length < 3) return `% ${skeleton} %`;
  return skeleton.length < 5 ? `% ${skeleton}%` : `%${skeleton}%`;
}

/** In letters. The time grows with the square of the length, and no name is longer. */
const longestWithSlips = 30;

/**
 * A regular expression for words that differ by one letter that is wrong, missing, swapped or
 * extra. Null for numbers, and for short words, which would match too many.
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
