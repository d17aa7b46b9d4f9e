import type { TypedWord } from '../content/lists/typedWords.ts';
import type { Context } from '../context.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { isEthiopicWord, minLengthOfBegunStem, type SearchedWord } from './matchRanks.ts';

/** A segment of a text. All segments joined give the text. */
export interface Segment {
  text: string;
  isMatch: boolean;
}

/** A word of a text, with its position and the form that searches compare. */
export interface Token extends TypedWord {
  start: number;
  end: number;
}

const apostrophe = "['’‘‛ʼʻʽ`´′]";
const word = new RegExp(`[\\p{L}\\p{M}\\p{N}@]+(?:${apostrophe}[\\p{L}\\p{M}\\p{N}@]+)*`, 'gu');

/** Separates words when many are folded at once. Folding does not change it. */
const separator = '\u{e000}';

/** Splits texts into words, in one statement. */
export async function readTokens({ readRows }: Context, texts: string[]): Promise<Token[][]> {
  const found = texts.map((text) => [...text.matchAll(word)]);
  const words = [...new Set(found.flatMap((matches) => matches.map(([text]) => text)))];
  const [folding] = await readRows<{ folded: string[]; sounds: string; stems: (string | null)[] }>(
    Prisma.sql`SELECT words AS folded, search_skeleton(folded) AS sounds,
        ARRAY(SELECT search_stem(word) FROM unnest(words) AS word) AS stems
      FROM search_fold(${words.join(separator)}) AS folded,
        string_to_array(folded, ${separator}) AS words`,
  );
  const { folded, stems } = folding ?? { folded: [], stems: [] };
  const sounds = folding?.sounds.split(separator) ?? [];
  const indices = new Map(words.map((text, index) => [text, index]));
  return found.map((matches) =>
    matches.map(({ 0: text, index: start }) => {
      const at = indices.get(text) ?? 0;
      const end = start + text.length;
      const [sound, stem] = [sounds[at] ?? '', stems[at] ?? null];
      return { start, end, folded: folded[at] ?? '', sound, stem };
    }),
  );
}

/** A way in which a word can match a token. */
type Way = (token: Token, word: SearchedWord, isInTitle: boolean) => boolean;

/** The most certain first, as in the match ranks. */
const ways: Way[] = [
  (token, { folded }) => token.folded === folded,
  (token, { spellings }) => spellings.includes(token.folded),
  (token, { folded }) => folded.length > 1 && token.folded.startsWith(folded),
  (token, { forms, parts }) => [...forms, ...parts.flat()].includes(token.folded),
  (token, { folded }) => folded.length > 1 && (token.stem?.startsWith(folded) ?? false),
  hasStem,
  (token, { spellings, isEthiopic }) =>
    !isEthiopic && spellings.some((each) => token.folded.startsWith(each) || token.stem === each),
  soundsLike,
  (token, { similar, stem }) =>
    similar.includes(token.folded) || (stem !== null && begins(token, stem)),
];

const begins = (token: Token, word: string) =>
  token.folded.startsWith(word) || (token.stem?.startsWith(word) ?? false);

function hasStem(token: Token, { stem, stemSpellings }: SearchedWord) {
  if (stemSpellings.includes(token.folded)) return true;
  if (stem === null) return false;
  if (stem.length >= minLengthOfBegunStem) return begins(token, stem);
  return token.folded === stem || token.stem === stem;
}

function soundsLike(token: Token, { sound, isEthiopic }: SearchedWord, isInTitle: boolean) {
  if (isEthiopic && !isEthiopicWord(token.folded)) return false;
  if (sound.length > 3) return token.sound.startsWith(sound);
  return sound.length > (isInTitle ? 1 : 2) && token.sound === sound;
}

/** The tokens of a record that match each word: in the most certain way that has a match. */
export function foundTokens(
  inTitle: Token[],
  elsewhere: Token[],
  words: SearchedWord[],
): Set<Token> {
  const found = words.flatMap((word) => {
    for (const way of ways) {
      const tokens = [
        ...inTitle.filter((token) => way(token, word, true)),
        ...elsewhere.filter((token) => way(token, word, false)),
      ];
      if (tokens.length > 0) return tokens;
    }
    return [];
  });
  return new Set(found);
}

/** Splits a text at the starts and ends of found words. */
export function markTokens(text: string, found: Token[]): Segment[] {
  const segments: Segment[] = [];
  let at = 0;
  for (const { start, end } of found) {
    segments.push({ text: text.slice(at, start), isMatch: false });
    segments.push({ text: text.slice(start, end), isMatch: true });
    at = end;
  }
  segments.push({ text: text.slice(at), isMatch: false });
  return segments.filter((segment) => segment.text);
}

/** The approximate length of an excerpt in characters, and the part of it before the first match. */
const excerptLength = 220;
const lead = 60;

/** Separates the columns of a record in its text, see `make_searchable` in SQL. */
export const columnSeparator = ' · ';

/** The start of the column at a position, because half a column is hard to understand. */
function startOfColumn(text: string, at: number): number {
  const separator = text.lastIndexOf(columnSeparator, at);
  return separator < 0 ? 0 : separator + columnSeparator.length;
}

/** Cuts the part with the most found words out of a text, and marks them. */
export function excerptOf(text: string, tokens: Token[], found: Set<Token>): Segment[] {
  const marked = tokens.filter((token) => found.has(token));
  const within =
    (start: number) =>
    ({ end }: Token) =>
      end <= start + excerptLength - lead;
  const countFrom = (index: number) =>
    marked.slice(index).filter(within(marked[index]?.start ?? 0)).length;
  let best = 0;
  for (let index = 1; index < marked.length && index < 100; index += 1) {
    if (countFrom(index) > countFrom(best)) best = index;
  }
  const first = marked[best];
  const from =
    first && first.start > lead
      ? Math.max(
          startOfColumn(text, first.start),
          startOfWord(text, tokens, first.start - lead, first.start),
        )
      : 0;
  const to =
    text.length - from > excerptLength
      ? endOfWord(text, tokens, from, from + excerptLength)
      : text.length;
  const inside = marked.filter(({ start, end }) => start >= from && end <= to);
  const shifted = inside.map((token) => ({
    ...token,
    start: token.start - from,
    end: token.end - from,
  }));
  const segments = markTokens(text.slice(from, to), shifted);
  if (from > 0) segments.unshift({ text: '… ', isMatch: false });
  if (to < text.length) segments.push({ text: ' …', isMatch: false });
  return segments;
}

/** Whether a text can be cut before a position: not in a time, an address or another text without spaces. */
const beginsAt = (text: string, at: number) =>
  (at === 0 || /\s/.test(text.charAt(at - 1))) &&
  !(/\d\s$/.test(text.slice(0, at)) && /^[ap]m\b/i.test(text.slice(at)));

/** Whether a text can be cut after a position. */
const endsAt = (text: string, at: number) =>
  /^\p{P}*(?:\s|$)/u.test(text.slice(at)) &&
  !(/\d$/.test(text.slice(0, at)) && /^\s[ap]m\b/i.test(text.slice(at)));

/**
 * The first position from `at` on where an excerpt can start; at the latest the start of the word
 * at `latest`.
 */
const startOfWord = (text: string, tokens: Token[], at: number, latest: number) =>
  tokens.find(({ start }) => start >= at && (start >= latest || beginsAt(text, start)))?.start ?? 0;

const endOfWord = (text: string, tokens: Token[], from: number, at: number) =>
  tokens.findLast(({ end }) => end > from && end <= at && endsAt(text, end))?.end ?? at;
