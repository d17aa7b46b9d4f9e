import type { TypedWord } from '../content/lists/typedWords.ts';

/** A typed word with its possible spellings. */
export interface SearchedWord extends TypedWord {
  /** Whether it has Ethiopic letters. Then only words with such letters can sound like it. */
  isEthiopic: boolean;
  /** Its singular, plural or full form, and the like: see `wordForms`. */
  forms: string[];
  /** Two words that it may be written as; empty where texts have the word itself. */
  parts: [string, string][];
  /** The indexed words that differ from it by one typing error. */
  similar: string[];
  /** The words in the other script that it may mean: names, and for Latin words also short ones. */
  spellings: string[];
  /** The indexed Latin words that its stem may mean. */
  stemSpellings: string[];
}

/** Whether all letters of a folded word are Ethiopic, as in `search_lexemes` in SQL. */
export const isEthiopicWord = (folded: string) => /^[\u1200-\u139f]+$/.test(folded);

/** The prefix of words of titles in the index, see `search_lexemes` in SQL. */
type Place = '=' | '';

/** The lexemes that a word may mean, as operands of a text search query. */
type Reading = (word: SearchedWord, place: Place, isLast: boolean) => string[];

/** Folded words contain neither quotes nor backslashes. */
const lexeme = (text: string) => `'${text}'`;
const beginning = (text: string) => `'${text}':*`;

const asWhole: Reading = ({ folded }, place) => [lexeme(place + folded)];

/** Forms of Amharic words may have further endings. The beginning of a word finds longer forms too. */
const asForm: Reading = ({ folded, forms, isEthiopic }, place, isLast) =>
  forms
    .filter((each) => !isLast || !each.startsWith(folded))
    .map((each) => (isLast && isEthiopic ? beginning : lexeme)(place + each));

/** The Ethiopic spelling of a Latin word in a title: ዶክተር for doctor. Words with fewer consonants match by chance. */
const asLoanword: Reading = ({ sound, isEthiopic }, place) =>
  place === '=' && !isEthiopic && sound.length > 3 ? [lexeme(`=~${sound}`)] : [];

/** Only the last word may be incomplete. A single letter would match too many words. */
const asBeginning: Reading = (word, place, isLast) => [
  (isLast && word.folded.length > 1 ? beginning : lexeme)(place + word.folded),
  ...asForm(word, place, isLast),
  ...asLoanword(word, place, isLast),
];

/** Whether an Amharic preposition may precede it. */
const mayHavePrefix = ({ folded, isEthiopic }: SearchedWord) => isEthiopic || /^\d+$/.test(folded);

/** In syllables. Shorter stems would match too many words that have no preposition. */
export const minLengthOfBegunStem = 3;

/** The index also contains the stems of words, with the prefix `-`. */
const orPrefixed = (word: string, place: Place) => [place + word, `${place}-${word}`];

const asPrefixed: Reading = (word, place, isLast) => {
  const { folded } = word;
  const readings = mayHavePrefix(word) ? orPrefixed(folded, place) : [place + folded];
  return [
    ...readings.map(isLast && folded.length > 1 ? beginning : lexeme),
    ...asForm(word, place, isLast),
  ];
};

/** The typed word without its preposition. The text may have another preposition. */
const asStem: Reading = (word, place, isLast) => {
  const { stem, stemSpellings } = word;
  const mayBegin = isLast && (stem?.length ?? 0) >= minLengthOfBegunStem;
  return [
    ...asPrefixed(word, place, isLast),
    ...(stem ? orPrefixed(stem, place).map(mayBegin ? beginning : lexeme) : []),
    ...stemSpellings.map((each) => lexeme(place + each)),
  ];
};

/** The index also contains the sounds of Ethiopic words, with this prefix. */
const soundOf = ({ sound, isEthiopic }: SearchedWord) => (isEthiopic ? `~${sound}` : sound);

/** Short skeletons match too many words. With four consonants it may be the start of a word. */
const asSound: Reading = (word, place, isLast) => {
  const { length } = word.sound;
  const written = asStem(word, place, isLast);
  if (length < 3) return written;
  return [...written, (isLast && length > 3 ? beginning : lexeme)(place + soundOf(word))];
};

/** A word with at most two consonants is compared with its vowels, if these are Latin letters. */
const asSpelling: Reading = (word, place, isLast) => [
  ...asSound(word, place, isLast),
  ...word.spellings.map((each) => lexeme(place + each)),
];

/** The start of a Latin word also starts too many English words, even more after a preposition. */
const asSpelledBeginning: Reading = (word, place, isLast) => {
  const ethiopic = word.isEthiopic ? [] : word.spellings;
  return [
    ...asSpelling(word, place, isLast),
    ...(isLast ? ethiopic.map((each) => beginning(place + each)) : []),
    ...ethiopic.map((each) => lexeme(`${place}-${each}`)),
  ];
};

/** Two words with the same two consonants are mostly unrelated. The index has these only for titles. */
const asShortSound: Reading = (word, place, isLast) => {
  const readings = asSound(word, place, isLast);
  return word.sound.length === 2 ? [...readings, lexeme(`=${soundOf(word)}`)] : readings;
};

const asSlip: Reading = (word, place, isLast) => [
  ...asSpelling(word, place, isLast),
  ...word.similar.map((each) => lexeme(place + each)),
  ...(isLast && word.stem ? orPrefixed(word.stem, place).map(beginning) : []),
  ...word.parts.map((parts) => parts.map((part) => lexeme(place + part)).join(' & ')),
];

const asSlipOrShortSound: Reading = (word, place, isLast) => [
  ...asSlip(word, place, isLast),
  ...asShortSound(word, place, isLast),
];

const anyOf = (queries: string[]) => queries.map((query) => `(${query})`).join(' | ');
const allOf = (queries: string[]) => queries.map((query) => `(${query})`).join(' & ');

/** Texts in memory are found in fewer ways than entries. */
const waysInMemory = { sure: [asWhole, asBeginning, asSpelledBeginning], unsure: [asSlip] };

/**
 * How well the lexemes of a text in memory match all words: 0 is best.
 * @param place where the words must be
 * @returns -1 if they do not match
 */
export function matchRankIn(
  lexemes: ReadonlySet<string>,
  words: SearchedWord[],
  place: Place,
  certainty: keyof typeof waysInMemory,
): number {
  const isIn = (operand: string) => {
    const [, text = '', star] = /^'([^']*)'(:\*)?$/.exec(operand) ?? [];
    if (!star) return lexemes.has(text);
    for (const each of lexemes) if (each.startsWith(text)) return true;
    return false;
  };
  return waysInMemory[certainty].findIndex((reading) =>
    words.every((word, index) => reading(word, place, index === words.length - 1).some(isIn)),
  );
}

/**
 * The text search queries for entries with all words, the best first: in the title before any text,
 * whole words, in either script, before starts of words, and then similar sounds.
 */
export function matchRanksOfAllWords(
  words: SearchedWord[],
  joined: SearchedWord | null,
): { sure: string[]; unsure: string[] } {
  // Prefix queries are slow, so similar sounds are only looked up as whole words here.
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
      // Only in titles: nearly every English prefix matches some word of a long text by chance.
      ...spelledRank(asSpelling, '='),
      rank(asBeginning, '='),
      rank(asWhole, ''),
      rank(asBeginning, ''),
      // A word may start with the letters of a preposition by chance: በቆሎ without them is ቆሎ.
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

/** All words, each of which may be incomplete or have a typing error. */
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

/** Shorter words are prefixes of too many others, so these queries would be slow. */
const minLengthOfBeginning = 4;

/** The start of a word of a title, as of "hairdresser" for "hair cut". */
const asLongBeginning: Reading = (word, place) =>
  asBeginning(word, place, word.folded.length >= minLengthOfBeginning);

/** Excludes death notices: a search for a barber in a suburb must not find a funeral there. */
const exceptDeathNotices = (query: string) => allOf([query, "!'#deathNotice'"]);

/**
 * All words except one, and then any of them: titles before texts, because people add a place to what they look for
 * ("barber mount roskill"), and exact words before typing errors and similar sounds. Only in titles a word may be
 * incomplete; elsewhere the query would be slow.
 */
export function matchRanksOfSomeWords(words: SearchedWord[]): string[] {
  const read = (reading: Reading, place: Place) =>
    words.map((word) => anyOf(reading(word, place, false)));
  const anyWord = (reading: Reading, place: Place) => anyOf(read(reading, place));
  const allButOne = (reading: Reading, place: Place) => {
    const readings = read(reading, place);
    return anyOf(readings.map((_, left) => allOf(readings.filter((_, index) => index !== left))));
  };
  const neighbours = (reading: Reading, place: Place) => {
    const readings = read(reading, place);
    return anyOf(readings.slice(1).map((word, index) => allOf([readings[index] ?? '', word])));
  };
  const inTitle = anyWord(asLongBeginning, '=');
  const ifLong = (...ranks: string[]) => (words.length > 2 ? ranks : []);
  return [
    ...ifLong(allButOne(asStem, '='), neighbours(asSpelling, '=')),
    ...ifLong(allOf([allButOne(asStem, ''), inTitle])),
    inTitle,
    ...ifLong(allButOne(asSlip, '='), exceptDeathNotices(allButOne(asSlip, ''))),
    exceptDeathNotices(anyWord(asStem, '')),
    anyWord(asSlip, '='),
    exceptDeathNotices(anyWord(asSlip, '')),
    anyWord(asSlipOrShortSound, '='),
  ];
}
