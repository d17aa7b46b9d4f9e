import type { TypedWord } from '../content/typedWords.ts';

/** A typed word with what else it may have been meant for. */
export interface SearchedWord extends TypedWord {
  /** Whether it is in Ethiopic letters. Then only words in these can sound like it. */
  isEthiopic: boolean;
  /** The words of the site that differ from it by one slip of the keyboard. */
  similar: string[];
  /** The words in the other script that it may stand for: names, and of Latin words short ones. */
  spellings: string[];
  /** The words of the site in Latin letters that its stem may stand for. */
  stemSpellings: string[];
}

/** Whether a folded word is in Ethiopic letters throughout, as `search_lexemes` in SQL sees it. */
export const isEthiopicWord = (folded: string) => /^[\u1200-\u139f]+$/.test(folded);

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

/** Whether Amharic may write a preposition before it. */
const mayHavePrefix = ({ folded, isEthiopic }: SearchedWord) => isEthiopic || /^\d+$/.test(folded);

/** In syllables: shorter ones are the beginning of too many words where no preposition was meant. */
export const minLengthOfBegunStem = 3;

/** In the index the stems of words stand once more, with `-` before them. */
const orPrefixed = (word: string, place: Place) => [place + word, `${place}-${word}`];

const asPrefixed: Reading = (word, place, isLast) => {
  const { folded } = word;
  const readings = mayHavePrefix(word) ? orPrefixed(folded, place) : [place + folded];
  return readings.map(isLast && folded.length > 1 ? beginning : lexeme);
};

/** The typed word without its preposition, before which the text may have another one. */
const asStem: Reading = (word, place, isLast) => {
  const { stem, stemSpellings } = word;
  const mayBegin = isLast && (stem?.length ?? 0) >= minLengthOfBegunStem;
  return [
    ...asPrefixed(word, place, isLast),
    ...(stem ? orPrefixed(stem, place).map(mayBegin ? beginning : lexeme) : []),
    ...stemSpellings.map((each) => lexeme(place + each)),
  ];
};

/** In the index those of Ethiopic words stand once more, with this before them. */
const soundOf = ({ sound, isEthiopic }: SearchedWord) => (isEthiopic ? `~${sound}` : sound);

/** The fewer consonants, the more words share them: four may be the beginning of a word. */
const asSound: Reading = (word, place, isLast) => {
  const { length } = word.sound;
  const written = asStem(word, place, isLast);
  if (length < 3) return written;
  return [...written, (isLast && length > 3 ? beginning : lexeme)(place + soundOf(word))];
};

/** What has no more than two consonants is read with its vowels, where these are Latin letters. */
const asSpelling: Reading = (word, place, isLast) => [
  ...asSound(word, place, isLast),
  ...word.spellings.map((each) => lexeme(place + each)),
];

/** The beginning of a word in Latin letters is that of too many English ones; more so behind a preposition. */
const asSpelledBeginning: Reading = (word, place, isLast) => {
  const ethiopic = word.isEthiopic ? [] : word.spellings;
  return [
    ...asSpelling(word, place, isLast),
    ...(isLast ? ethiopic.map((each) => beginning(place + each)) : []),
    ...ethiopic.map((each) => lexeme(`${place}-${each}`)),
  ];
};

/** Words share two consonants mostly by chance; these are in the index for titles alone. */
const asShortSound: Reading = (word, place, isLast) => {
  const readings = asSound(word, place, isLast);
  return word.sound.length === 2 ? [...readings, lexeme(`=${soundOf(word)}`)] : readings;
};

const asSlip: Reading = (word, place, isLast) => [
  ...asSpelling(word, place, isLast),
  ...word.similar.map((each) => lexeme(place + each)),
  ...(isLast && word.stem ? orPrefixed(word.stem, place).map(beginning) : []),
];

const asSlipOrShortSound: Reading = (word, place, isLast) => [
  ...asSlip(word, place, isLast),
  ...asShortSound(word, place, isLast),
];

const anyOf = (queries: string[]) => queries.map((query) => `(${query})`).join(' | ');
const allOf = (queries: string[]) => queries.map((query) => `(${query})`).join(' & ');

/**
 * What an entry must have that has all words, as text search queries, the best first: in its title
 * before anywhere, whole words, in either script, before beginnings of words, and then what sounds alike.
 */
export function matchRanksOfAllWords(
  words: SearchedWord[],
  joined: SearchedWord | null,
): { sure: string[]; unsure: string[] } {
  // Looking up beginnings takes long, so what only sounds alike is looked up in whole words here.
  const mayBegin = [asBeginning, asPrefixed, asStem, asSpelledBeginning];
  const read = (reading: Reading, word: SearchedWord, place: Place, isLast: boolean) =>
    anyOf(reading(word, place, isLast && mayBegin.includes(reading)));
  const rank = (reading: Reading, place: Place) => {
    const apart = allOf(
      words.map((word, index) => read(reading, word, place, index === words.length - 1)),
    );
    return joined ? anyOf([apart, read(reading, joined, place, true)]) : apart;
  };
  const isSpelled = words.some(({ spellings }) => spellings.length > 0);
  const spelledRank = (reading: Reading, place: Place) => (isSpelled ? [rank(reading, place)] : []);
  const matchRanksWhere = (isSo: boolean, reading: Reading) =>
    isSo ? [rank(reading, '='), rank(reading, '')] : [];
  return {
    sure: [
      rank(asWhole, '='),
      // In titles only: by chance a text has some word for nearly every beginning of an English one.
      ...spelledRank(asSpelling, '='),
      rank(asBeginning, '='),
      rank(asWhole, ''),
      rank(asBeginning, ''),
      // A word may begin with the letters of a preposition by chance, as በቆሎ does, without which it is ቆሎ.
      ...matchRanksWhere(words.some(mayHavePrefix), asPrefixed),
      ...matchRanksWhere(
        words.some(({ stem }) => stem !== null),
        asStem,
      ),
      rank(asSound, '='),
      rank(asSound, ''),
      ...spelledRank(asSpelling, ''),
      ...spelledRank(asSpelledBeginning, '='),
      ...spelledRank(asSpelledBeginning, ''),
    ],
    unsure: [rank(asShortSound, '=')],
  };
}

/** All words, of which any may be unfinished or a slip. */
export const matchRanksOfSlips = (words: SearchedWord[]): string[] => {
  const ways: [Reading, Place][] = [
    [asSlip, '='],
    [asSlip, ''],
    [asSlipOrShortSound, ''],
  ];
  return ways.map(([reading, place]) =>
    allOf(words.map((word) => anyOf(reading(word, place, true)))),
  );
};

/** Words of fewer letters begin too many others, so that looking these up would take long. */
const minLengthOfBeginning = 4;

/** The beginning of a word of a title, as of "hairdresser" where someone typed "hair cut". */
const asLongBeginning: Reading = (word, place) =>
  asBeginning(word, place, word.folded.length >= minLengthOfBeginning);

/**
 * All words but one, and then any of them: as written before slips and what sounds alike. Only in
 * titles one may be unfinished; anywhere it would take long.
 */
export function matchRanksOfSomeWords(words: SearchedWord[]): string[] {
  const read = (reading: Reading, place: Place) =>
    words.map((word) => anyOf(reading(word, place, false)));
  const [inTitle, anywhere] = [read(asSlip, '='), read(asSlip, '')];
  const allButOne = (readings: string[]) =>
    anyOf(readings.map((_, left) => allOf(readings.filter((_, index) => index !== left))));
  const butOne = words.length > 2 ? [allButOne(inTitle), allButOne(anywhere)] : [];
  return [
    ...butOne,
    anyOf(read(asLongBeginning, '=')),
    anyOf(inTitle),
    anyOf(anywhere),
    anyOf(read(asSlipOrShortSound, '=')),
  ];
}
