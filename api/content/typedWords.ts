import type { Context } from '../context.ts';
import { invalidArgument } from '../errors.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { cleanText } from './common.rules.ts';

/** The longest text that may be searched for, in characters, and how many of its words count. */
export const maxSearchLength = 200;
const maxWords = 8;

/** A word as searches compare it. */
export interface TypedWord {
  /** Without what people write in different ways, see `search_fold` in SQL. */
  folded: string;
  /** Its consonants as they sound, in capitals; empty where it has none, as a number. */
  sound: string;
  /** Without the Amharic preposition before it, see `search_stem` in SQL; null where it has none. */
  stem: string | null;
}

/** What people typed into a search field. */
export interface Typed {
  words: TypedWord[];
  /**
   * All words in one, as names may be written together or apart, and the digits of a telephone number
   * may be grouped; null for one word alone.
   */
  joined: TypedWord | null;
}

/** A search text without the characters that stored texts never contain: NUL and what `cleanText` removes. */
export const searchedText = (text: string) => cleanText(text).replaceAll('\0', ' ');

/**
 * Reads what people typed into a search field. Folding is the database's, which folds what is stored, too.
 * @returns null where there is nothing to look for
 * @throws BAD_USER_INPUT when the text is too long
 */
export async function readTyped(
  { readRows }: Pick<Context, 'readRows'>,
  typed: string,
): Promise<Typed | null> {
  const text = searchedText(typed);
  if (text.length > maxSearchLength) {
    throw invalidArgument(`search may have at most ${String(maxSearchLength)} characters`);
  }
  if (!text.trim()) return null;
  const [found] = await readRows<{ read: TypedWord[]; telephone: string | null }>(
    Prisma.sql`SELECT (search_telephones(${text}))[1] AS telephone,
        (SELECT jsonb_agg(jsonb_build_object('folded', word, 'sound', search_skeleton(word),
            'stem', search_stem(word)) ORDER BY place)
          FROM unnest(words || array_to_string(words, '')) WITH ORDINALITY AS word(word, place)
        ) AS read
      FROM (SELECT (string_to_array(search_fold(${text}), ' '))[:${maxWords}::int]) AS typed(words)`,
  );
  const words = found?.read.slice(0, -1) ?? [];
  if (!found || words.length === 0) return null;
  // Of a number alone, not of one among words.
  if (found.telephone && words.every(({ sound }) => !sound)) {
    return { words, joined: { folded: found.telephone, sound: '', stem: null } };
  }
  return { words, joined: words.length > 1 ? (found.read.at(-1) ?? null) : null };
}
