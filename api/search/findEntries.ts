import type { Context } from '../context.ts';
import type { CacheTag } from '../cache/cachePolicy.ts';
import { ethiopicNumeral, readEthiopicNumeral } from '../shared/dates/ethiopicNumeral.ts';
import { type Language, Prisma } from '../generated/prisma/client.ts';
import type { Typed } from '../content/lists/typedWords.ts';
import { toSearchedWords } from './searchedWords.ts';
import { withoutStopWords } from './stopWords.ts';
import { wordParts } from './wordForms.ts';
import {
  type SearchedWord,
  matchRanksOfAllWords,
  matchRanksOfSlips,
  matchRanksOfSomeWords,
} from './matchRanks.ts';

/** The maximum number of entries that a search finds. For others, the user must type another word. */
export const maxFound = 200;

/** The indexed texts of a record in one language. */
interface Texts {
  language: Language;
  title: string;
  /** Empty if it has none. */
  category: string;
  text: string;
}

/** A record that was found. */
export interface Entry extends Texts {
  kind: CacheTag;
  recordId: number;
  /** The texts that contain the words, if those in the reader's language do not. */
  foundIn: Texts | null;
}

export interface Found {
  entries: Entry[];
  /** The number of entries on all pages; `maxFound` + 1 if there are more. */
  total: number;
  /** Whether all words were found, or only some. */
  hasAllWords: boolean;
  /** Whether the words were found without allowing typing errors. */
  isSure: boolean;
  /** The words by which the entries were found. */
  words: SearchedWord[];
}

/** The scope of a search: a kind of content, or one of its categories. */
export interface SearchScope {
  kind: string;
  categoryId: number | null;
}

/** Which of the found entries are read. */
interface Selection {
  offset: number;
  take: number;
  /** The preferred language of a record, independent of the language in which it was found. */
  language: Language | null;
  /** Only entries that visitors see at this time; null for all. */
  seenAt: Date | null;
}

/**
 * Finds the entries with all words. If there is no certain match, it allows typing errors, and then
 * missing words.
 * @param text the search text
 * @param within the scope; null for everything
 */
export async function findEntries(
  context: Context,
  text: string,
  typed: Typed,
  selection: Selection,
  within: SearchScope | null,
): Promise<Found> {
  const read = (matchRanks: string[]) =>
    readMatchRanks(context, text, limitMatchRanks(matchRanks, within), selection);
  const { words: exact, joined } = await toSearchedWords(context, withoutStopWords(typed));
  const { sure, unsure } = matchRanksOfAllWords(exact, joined);
  const written = await read([...sure, ...unsure]);
  if (written.bestRank > 0 && written.bestRank <= sure.length) {
    return { ...written, hasAllWords: true, isSure: true, words: exact };
  }
  const words = await withSimilar(context, exact);
  const unsureOf = { isSure: false, hasAllWords: true };
  const found = await read(matchRanksOfSlips(words));
  if (found.total > 0) return { ...found, ...unsureOf, words };
  if (written.total > 0 || words.length === 1) return { ...written, ...unsureOf, words: exact };
  const some = await read(matchRanksOfSomeWords(words));
  return { ...some, isSure: false, hasAllWords: false, words };
}

/** The index contains the kind and the category of each entry as words with a `#`. */
function limitMatchRanks(matchRanks: string[], within: SearchScope | null): string[] {
  if (!within) return matchRanks;
  const { kind, categoryId } = within;
  const limit = `#${kind}${categoryId === null ? '' : `/${String(categoryId)}`}`;
  return matchRanks.map((rank) => `(${rank}) & '${limit}'`);
}

async function readMatchRanks(
  { readRows }: Context,
  text: string,
  matchRanks: string[],
  { offset, take, language, seenAt }: Selection,
) {
  const typed = text
    .toLowerCase()
    .split(/\s+/)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  const [found] = await readRows<{ total: number; bestRank: number; entries: Entry[] }>(
    Prisma.sql`WITH found AS MATERIALIZED (
        SELECT entry, min(rank) OVER record AS rank, row_number() OVER (
          record ORDER BY (entry).language = ${language}::"Language" DESC, rank) AS place
        FROM search_entries(${matchRanks}::tsquery[], ${typed}::text[], ${maxFound + 1}::int,
          ${seenAt?.toISOString() ?? null}::timestamp)
        WINDOW record AS (PARTITION BY (entry).kind, (entry)."recordId"))
      SELECT (SELECT count(*)::int FROM found WHERE place = 1) AS total,
        -- Counted from 1; 0 where nothing was found.
        coalesce((SELECT min(place)::int
          FROM unnest(${matchRanks}::tsquery[]) WITH ORDINALITY AS rank(query, place),
            (SELECT entry FROM found ORDER BY rank LIMIT 1) AS best
          WHERE (best.entry).words @@ query), 0) AS "bestRank",
        (SELECT coalesce(json_agg(
          to_jsonb(CASE WHEN own.kind IS NULL THEN entry ELSE own END)
            - 'words' - 'publishedAt' - 'unpublishAt'
            || jsonb_build_object('foundIn', CASE WHEN own.language <> (entry).language
              THEN to_jsonb(entry) - 'words' END) ORDER BY rank), '[]')
        FROM (
          SELECT * FROM found WHERE place = 1 ORDER BY rank OFFSET ${offset}::int LIMIT ${take}::int
        ) AS page LEFT JOIN "search-entry" AS own ON own.kind = (entry).kind
          AND own."recordId" = (entry)."recordId" AND own.language = ${language}::"Language"
        ) AS entries`,
  );
  return found ?? { total: 0, bestRank: 0, entries: [] };
}

/** Shorter words have too many words that differ in one letter: “hall” is “tall”, “ball” and “call”. */
export const minLengthOfSlip = ({ isEthiopic }: SearchedWord) => (isEthiopic ? 4 : 5);

/** The number of possible errors grows with the length, and no word of a text is longer. */
const maxLengthOfSlip = 40;

/** The maximum number of similar words for one word. */
const maxSimilar = 10;

/**
 * Many Amharic words can have either of two consonants: ጠጉር and ፀጉር both mean hair (ፀ is folded to
 * ጸ), and the loanword ጋራዥ is often written ጋራጅ.
 */
const exchanged = [
  ['ጠጡጢጣጤጥጦጧ', 'ጸጹጺጻጼጽጾጿ'],
  ['ጀጁጂጃጄጅጆጇ', 'ዠዡዢዣዤዥዦዧ'],
] as const;

/** The word in its other spellings, if it has any. */
const otherSpellings = (word: string): string[] => [...otherNumerals(word), ...otherLetters(word)];

/** A number in the other numerals: 1888 for ፲፰፻፹፰, and the reverse. */
function otherNumerals(word: string): string[] {
  const read = readEthiopicNumeral(word);
  if (read) return [String(read)];
  return /^[1-9]\d{0,3}$/.test(word) ? [ethiopicNumeral(Number(word))] : [];
}

const otherLetters = (word: string): string[] =>
  exchanged
    .map(([one, other]) =>
      Array.from(
        word,
        (letter) => other[one.indexOf(letter)] ?? one[other.indexOf(letter)] ?? letter,
      ).join(''),
    )
    .filter((spelling) => spelling !== word);

async function withSimilar(context: Context, words: SearchedWord[]): Promise<SearchedWord[]> {
  const slips = await readSlips(context, words);
  return words.map((word) => {
    const { folded } = word;
    const similar = [...otherSpellings(folded), ...(slips.get(folded) ?? [])];
    return { ...word, similar, parts: wordParts(folded) };
  });
}

/** Reads the indexed words that differ from long words by a typing error. */
async function readSlips(
  { readRows }: Context,
  words: SearchedWord[],
): Promise<Map<string, string[]>> {
  const long = words
    .filter((word) => word.folded.length >= minLengthOfSlip(word))
    .map(({ folded }) => folded)
    .filter(({ length }) => length <= maxLengthOfSlip);
  if (long.length === 0) return new Map();
  // `OFFSET 0` separates the order. Otherwise the planner would scan all words to get it.
  const found = await readRows<{ word: string; similar: string[] }>(
    Prisma.sql`WITH typed AS MATERIALIZED (
        SELECT word, search_slips(word) AS slips FROM unnest(${long}::text[]) AS word)
      SELECT word, ARRAY(SELECT near.word FROM (
          SELECT entry.word FROM "search-word" AS entry WHERE entry.slips && typed.slips OFFSET 0
        ) AS near ORDER BY near.word LIMIT ${maxSimilar}) AS similar
      FROM typed`,
  );
  return new Map(found.map(({ word, similar }) => [word, similar]));
}
