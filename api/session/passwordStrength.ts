import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';

import type { FieldError } from '../shared/fieldErrors.rules.ts';

/** Replaces texts with their keys, because the catalogues have the texts. */
const keysOf = <Texts extends object>(texts: Texts) =>
  Object.fromEntries(Object.keys(texts).map((key) => [key, key])) as Texts;

/**
 * The number of characters that are judged at once. The time of zxcvbn grows faster than the
 * length: 256 characters would take seconds and block other requests.
 */
const judgedLength = 40;

/**
 * Words that an attacker who knows the site would try: those of its name, its addresses and its
 * people. They must not make a password strong (OWASP ASVS 5.0, 6.2.11).
 */
const contextWords = [
  'ethiopia',
  'ethiopian',
  'community',
  'association',
  'eca',
  'auckland',
  'aotearoa',
  'zealand',
  'habesha',
  'amharic',
  'addis',
  'ababa',
  'abeba',
  'volunteer',
  'committee',
  'member',
];

/** In characters. Shorter words are parts of other words. */
const shortestOwnWord = 4;

/**
 * The maximum length of a text for which zxcvbn tries all substitutions, such as `password` for
 * `p@$$w0rd`.
 */
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

/** With the default number of substitutions of zxcvbn. */
const judge = judgeWith(100);
/**
 * With fewer substitutions, because each one takes longer for a longer text. Created at its first
 * use, because ranking the dictionaries takes time and memory.
 */
let judgeOfLonger: ZxcvbnFactory | undefined;

function judgePart(part: string, ownWords: string[]) {
  if (part.length <= fullyReadLength) return judge.check(part, ownWords);
  judgeOfLonger ??= judgeWith(36);
  return judgeOfLonger.check(part, ownWords);
}

/** The first part of a text that is judged at once, and the next part of the same length. */
const partsOf = (text: string): [string, string] => [
  text.slice(0, judgedLength),
  text.slice(judgedLength, 2 * judgedLength),
];

/** A password in lower case without the words that an attacker tries first. */
const withoutWords = (password: string, words: string[]): string =>
  words
    .filter((word) => word.length >= shortestOwnWord)
    .reduce((text, word) => text.replaceAll(word, ''), password.toLowerCase());

/**
 * A long password without the parts that make it longer but not stronger: the words that an
 * attacker tries first, and repetitions. Two repetitions stay, so that zxcvbn detects them. Neither
 * would be detected in a password that is cut into parts.
 */
function shortened(password: string, words: string[]): string {
  if (password.length <= judgedLength) return password;
  const rest = withoutWords(password, words);
  const period = periodOf(rest);
  return rest.slice(0, 2 * period);
}

/** The length after which a text repeats to its end; its own length if it does not repeat. */
function periodOf(text: string): number {
  for (let period = 1; period <= text.length / 2; period++) {
    if (text.startsWith(text.slice(period))) return period;
  }
  return text.length;
}

/**
 * Judges a password by its first part and, if that is weak, by the next part, because an attacker
 * must also guess the stronger part. Later characters do not count. It must be strong even without
 * the words that an attacker tries first, because zxcvbn judges several of them as strong.
 * @param ownWords words that an attacker would try first, such as the email address
 * @returns why the password is weak; null if it is strong
 */
export function judgePassword(password: string, ownWords: string[]): FieldError | null {
  const own = [...ownWords, ...ownWords.flatMap((word) => word.split(/[^\p{L}\p{N}]+/u))];
  const words = [...own.map((word) => word.toLowerCase()), ...contextWords];
  const rest = withoutWords(password, words);
  const isWithWords = rest !== password.toLowerCase();
  return weaknessOf(password, words) ?? (isWithWords ? weaknessOf(rest, words) : null);
}

function weaknessOf(password: string, words: string[]): FieldError | null {
  // Cut like the password, so that a long word is found in its parts.
  const tried = words.flatMap(partsOf).filter((word) => word !== '');
  const [beginning, rest] = partsOf(shortened(password, words));
  const { score, feedback } = judgePart(beginning, tried);
  if (score >= 3 || judgePart(rest, tried).score >= 3) return null;
  const { warning, suggestions } = feedback;
  return { code: 'weakPassword', values: { warning: warning ?? '', suggestions } };
}
