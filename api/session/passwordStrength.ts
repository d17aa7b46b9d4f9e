import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';

import type { FieldError } from '../fieldErrors.rules.ts';

/** Texts replaced by their keys: the words are in the catalogues. */
const keysOf = <Texts extends object>(texts: Texts) =>
  Object.fromEntries(Object.keys(texts).map((key) => [key, key])) as Texts;

/**
 * How many characters are judged at once. zxcvbn takes a time that grows faster than the length: seconds
 * for 256 characters, in which no other request is answered.
 */
const judgedLength = 40;

/**
 * What whoever knows the site would try: the words of its name, of its addresses and of its people, by which a
 * password must not become strong (OWASP ASVS 5.0, 6.2.11).
 */
const contextWords = [
  ...[
    'ethiopia',
    'ethiopian',
    'community',
    'association',
    'eca',
    'auckland',
    'aotearoa',
    'zealand',
  ],
  ...['habesha', 'amharic', 'addis', 'ababa', 'abeba', 'volunteer', 'committee', 'member'],
];

/** In characters: shorter words are in other words, too. */
const shortestOwnWord = 4;

/** The longest text for which zxcvbn tries all of its readings, such as `password` of `p@$$w0rd`. */
const fullyReadLength = 24;

// The dictionaries take memory, so this module is loaded only when a password is chosen.
const judgeWith = (l33tMaxSubstitutions: number) =>
  new ZxcvbnFactory({
    graphs: common.adjacencyGraphs,
    dictionary: { ...common.dictionary, ...english.dictionary },
    translations: {
      ...english.translations,
      warnings: keysOf(english.translations.warnings),
      suggestions: keysOf(english.translations.suggestions),
    },
    l33tMaxSubstitutions,
  });

/** With zxcvbn's own number of readings. */
const judge = judgeWith(100);
/**
 * With fewer, because each reading of a longer text takes longer. Made when it is needed first: ranking
 * the dictionaries takes a while and memory.
 */
let judgeOfLonger: ZxcvbnFactory | undefined;

function judgePart(part: string, ownWords: string[]) {
  if (part.length <= fullyReadLength) return judge.check(part, ownWords);
  judgeOfLonger ??= judgeWith(36);
  return judgeOfLonger.check(part, ownWords);
}

/** The first so many characters, and as many that follow. */
const partsOf = (text: string): [string, string] => [
  text.slice(0, judgedLength),
  text.slice(judgedLength, 2 * judgedLength),
];

/** What is left of a password, in lower case, without the words that are tried first. */
const withoutWords = (password: string, words: string[]): string =>
  words
    .filter((word) => word.length >= shortestOwnWord)
    .reduce((text, word) => text.replaceAll(word, ''), password.toLowerCase());

/**
 * A long password without what makes it longer and no stronger: the words that are tried first, and
 * repetitions, of which two are left so that they are seen as such. Cut into parts, neither would be found.
 */
function shortened(password: string, words: string[]): string {
  if (password.length <= judgedLength) return password;
  const rest = withoutWords(password, words);
  const period = periodOf(rest);
  return rest.slice(0, 2 * period);
}

/** After how many characters a text begins anew, to its end; its length where it does not. */
function periodOf(text: string): number {
  for (let period = 1; period <= text.length / 2; period++) {
    if (text.startsWith(text.slice(period))) return period;
  }
  return text.length;
}

/**
 * Judges a password by its first characters and, where these would be guessed quickly, by those that
 * follow: who has to guess the whole has to guess the stronger part too. What comes later does not count.
 * Without the words that are tried first it must be strong still: zxcvbn takes several of them for strong.
 * @param ownWords what an attacker would try first, such as the e-mail address
 * @returns why the password would be guessed quickly; null when it would not
 */
export function judgePassword(password: string, ownWords: string[]): FieldError | null {
  const own = [...ownWords, ...ownWords.flatMap((word) => word.split(/[^\p{L}\p{N}]+/u))];
  const words = [...own.map((word) => word.toLowerCase()), ...contextWords];
  const rest = withoutWords(password, words);
  const isWithWords = rest !== password.toLowerCase();
  return weaknessOf(password, words) ?? (isWithWords ? weaknessOf(rest, words) : null);
}

function weaknessOf(password: string, words: string[]): FieldError | null {
  // Cut as the password is, so that a long word is found in its parts.
  const tried = words.flatMap(partsOf).filter((word) => word !== '');
  const [beginning, rest] = partsOf(shortened(password, words));
  const { score, feedback } = judgePart(beginning, tried);
  if (score >= 3 || judgePart(rest, tried).score >= 3) return null;
  const { warning, suggestions } = feedback;
  return { code: 'weakPassword', values: { warning: warning ?? '', suggestions } };
}
