import type { Typed, TypedWord } from '../content/typedWords.ts';

/** A typed word with the words of the site that differ from it by one slip of the keyboard. */
export interface SearchedWord extends TypedWord {
  similar: string[];
}

/** In the index a title's words have this before them, see `search_lexemes` in SQL. */
type Place = '=' | '';

/** Lexemes that a word may stand for, as operands of a text search query. */
type Reading = (word: SearchedWord, place: Place, isLast: boolean) => string[];

/** Folded words hold neither quotes nor backslashes. */
const lexeme = (text: string) => `'${text}'`;
const beginning = (text: string) => `'${text}':*`;

const asWhole: Reading = ({ folded }, place) => [lexeme(place + folded)];

/** Only the last word may be unfinished. Too many words begin with any one letter. */
const asBeginning: Reading = ({ folded }, place, isLast) => [
  (isLast && folded.length > 1 ? beginning : lexeme)(place + folded),
];

/** The fewer consonants, the more words share them: four may be the beginning of a word. */
const asSound: Reading = (word, place, isLast) => {
  const { sound } = word;
  const written = asBeginning(word, place, isLast);
  if (sound.length < 2) return written;
  // Two are in the index for titles alone.
  if (sound.length === 2) return [...written, lexeme(`=${sound}`)];
  return [...written, (isLast && sound.length > 3 ? beginning : lexeme)(place + sound)];
};

const asSlip: Reading = (word, place, isLast) => [
  ...asSound(word, place, isLast),
  ...word.similar.map((each) => lexeme(place + each)),
];

const anyOf = (queries: string[]) => queries.map((query) => `(${query})`).join(' | ');
const allOf = (queries: string[]) => queries.map((query) => `(${query})`).join(' & ');

/**
 * What an entry must have that has all words, as text search queries, the best first: in its title
 * before anywhere, whole words before beginnings of words, and then what sounds alike.
 */
export function tiersOfAllWords({ words, joined }: Typed): string[] {
  const ways: [Reading, Place][] = [
    [asWhole, '='],
    [asBeginning, '='],
    [asWhole, ''],
    [asBeginning, ''],
    [asSound, '='],
    [asSound, ''],
  ];
  // Looking up beginnings takes long, so what only sounds alike is looked up in whole words here.
  const read = (reading: Reading, word: TypedWord, place: Place, isLast: boolean) =>
    anyOf(reading({ ...word, similar: [] }, place, isLast && reading === asBeginning));
  return ways.map(([reading, place]) => {
    const apart = allOf(
      words.map((word, index) => read(reading, word, place, index === words.length - 1)),
    );
    return joined ? anyOf([apart, read(reading, joined, place, true)]) : apart;
  });
}

/** All words, of which any may be unfinished or a slip. */
export const tiersOfSlips = (words: SearchedWord[]): string[] =>
  (['=', ''] as const).map((place) => allOf(words.map((word) => anyOf(asSlip(word, place, true)))));

/** All words but one, and then any of them; none of them unfinished, which would take long. */
export function tiersOfSomeWords(words: SearchedWord[]): string[] {
  const read = (place: Place) => words.map((word) => anyOf(asSlip(word, place, false)));
  const [inTitle, anywhere] = [read('='), read('')];
  const allButOne = (readings: string[]) =>
    anyOf(readings.map((_, left) => allOf(readings.filter((_, index) => index !== left))));
  const butOne = words.length > 2 ? [allButOne(inTitle), allButOne(anywhere)] : [];
  return [...butOne, anyOf(inTitle), anyOf(anywhere)];
}
