import type { Typed, TypedWord } from '../content/lists/typedWords.ts';
import type { Context } from '../context.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { ethiopicSpellings } from './ethiopicSpellings.ts';
import { latinPattern } from './latinPattern.ts';
import { isEthiopicWord, type SearchedWord } from './matchRanks.ts';
import { wordForms } from './wordForms.ts';

/** In consonants. A word with fewer sounds like too many others. */
const minConsonants = 3;

/** The maximum number of indexed words for one Ethiopic word. */
const maxLatinWords = 10;

/** Adds to typed words their other forms, and their possible spellings in the other script. */
export async function toSearchedWords(context: Context, { words, joined }: Typed) {
  const typed = joined ? [...words, joined] : words;
  const latinWords = await readLatinWords(
    context,
    typed.flatMap(({ folded, stem }) => (stem ? [folded, stem] : [folded])),
  );
  const toSearched = (word: TypedWord): SearchedWord => {
    const { folded, sound, stem } = word;
    const isEthiopic = isEthiopicWord(folded);
    const isShort = sound.length < minConsonants;
    const spellings = !isEthiopic && isShort ? ethiopicSpellings(folded) : latinWords.get(folded);
    const stemSpellings = stem ? latinWords.get(stem) : [];
    return {
      ...word,
      isEthiopic,
      forms: wordForms(folded),
      parts: [],
      similar: [],
      spellings: spellings ?? [],
      stemSpellings: stemSpellings ?? [],
    };
  };
  return { words: words.map(toSearched), joined: joined && toSearched(joined) };
}

/** Reads the indexed Latin words that are spellings of Ethiopic ones. */
async function readLatinWords(
  { readRows }: Context,
  words: string[],
): Promise<Map<string, string[]>> {
  const typed = words.filter(isEthiopicWord).flatMap((folded) => {
    const pattern = latinPattern(folded);
    return pattern ? [{ folded, pattern }] : [];
  });
  if (typed.length === 0) return new Map();
  const found = await readRows<{ folded: string; words: string[] }>(
    Prisma.sql`SELECT folded, ARRAY(SELECT entry.word FROM "search-word" AS entry
        WHERE entry.sound = typed.sound AND entry.word ~ typed.pattern
        ORDER BY entry.word LIMIT ${maxLatinWords}) AS words
      FROM (SELECT folded, pattern, search_skeleton(folded) AS sound
        FROM unnest(${typed.map(({ folded }) => folded)}::text[],
          ${typed.map(({ pattern }) => pattern)}::text[]) AS unread(folded, pattern) OFFSET 0
      ) AS typed WHERE typed.sound <> ''`,
  );
  return new Map(found.map((each) => [each.folded, each.words]));
}
