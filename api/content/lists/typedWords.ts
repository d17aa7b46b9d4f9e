import type { Context } from '../../context.ts';
import { invalidArgument } from '../../errors.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { cleanText } from '../../shared/content/common.rules.ts';

/** The maximum length of a search text in characters, and the maximum number of its words that count. */
export const maxSearchLength = 200;
const maxWords = 8;

/** A word in the forms that searches compare. */
export interface TypedWord {
  /** Without spelling variants, see `search_fold` in SQL. */
  folded: string;
  /** The consonants by sound, in capitals; empty if there are none, as in a number. */
  sound: string;
  /** Without the Amharic preposition before it, see `search_stem` in SQL; null if there is none. */
  stem: string | null;
}

/** A parsed search text. */
export interface Typed {
  words: TypedWord[];
  /**
   * All words joined to one, because names may be written together or apart, and telephone numbers
   * have groups of digits. Null for a single word.
   */
  joined: TypedWord | null;
}

/** A search text without the characters that stored texts never contain: NUL and what `cleanText` removes. */
export const searchedText = (text: string) => cleanText(text).replaceAll('\0', ' ');

/**
 * Parses a search text. The database folds it, as it folds stored texts.
 * @returns null if there is no word to search for
 * @throws BAD_USER_INPUT if the text is too long
 */
export async function readTyped(
  { readRows }: Pick<Context, 'readRows'>,
  typed: string,
): Promise<Typed | null> {
  const text = searchedText(typed);
  if (text.length > maxSearchLength) {
    throw invalidArgument(
      `The text to search for may have at most ${String(maxSearchLength)} characters`,
    );
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
  // Only for a text without words besides the number.
  if (found.telephone && words.every(({ sound }) => !sound)) {
    return { words, joined: { folded: found.telephone, sound: '', stem: null } };
  }
  return { words, joined: words.length > 1 ? (found.read.at(-1) ?? null) : null };
}
