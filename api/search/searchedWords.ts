import type { Typed, TypedWord } from '../content/typedWords.ts';
import type { Context } from '../context.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { ethiopicSpellings } from './ethiopicSpellings.ts';
import { latinPattern } from './latinPattern.ts';
import { isEthiopicWord, type SearchedWord } from './tiers.ts';

/** With fewer consonants a word has too many in common with others to be found by their sound. */
const minConsonants = 3;

/** The most words of the site that an Ethiopic one may stand for. */
const maxLatinWords = 10;

/** Completes typed words by what they may stand for in the other script. */
export async function toSearchedWords(context: Context, { words, joined }: Typed) {
  const latinWords = await readLatinWords(context, joined ? [...words, joined] : words);
  const toSearched = (word: TypedWord): SearchedWord => {
    const { folded, sound } = word;
    const isEthiopic = isEthiopicWord(folded);
    const isShort = sound.length < minConsonants;
    const spellings = !isEthiopic && isShort ? ethiopicSpellings(folded) : latinWords.get(folded);
    return { ...word, isEthiopic, similar: [], spellings: spellings ?? [] };
  };
  return { words: words.map(toSearched), joined: joined && toSearched(joined) };
}

/** Reads the words of the site in Latin letters that Ethiopic ones may be written as. */
async function readLatinWords(
  { readRows }: Context,
  words: TypedWord[],
): Promise<Map<string, string[]>> {
  const typed = words.flatMap(({ folded, sound }) => {
    const pattern = sound && isEthiopicWord(folded) ? latinPattern(folded) : null;
    return pattern ? [{ folded, sound, pattern }] : [];
  });
  if (typed.length === 0) return new Map();
  const found = await readRows<{ folded: string; words: string[] }>(
    Prisma.sql`SELECT folded, ARRAY(SELECT entry.word FROM "search-word" AS entry
        WHERE entry.sound = typed.sound AND entry.word ~ typed.pattern
        ORDER BY entry.word LIMIT ${maxLatinWords}) AS words
      FROM unnest(${typed.map(({ folded }) => folded)}::text[], ${typed.map(({ sound }) => sound)}::text[],
        ${typed.map(({ pattern }) => pattern)}::text[]) AS typed(folded, sound, pattern)`,
  );
  return new Map(found.map((each) => [each.folded, each.words]));
}
