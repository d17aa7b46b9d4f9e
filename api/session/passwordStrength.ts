import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';

import type { FieldError } from '../fieldErrors.rules.ts';

/** Texts replaced by their keys: the words are in the catalogues. */
const keysOf = <Texts extends object>(texts: Texts) =>
  Object.fromEntries(Object.keys(texts).map((key) => [key, key])) as Texts;

// The dictionaries take memory, so this module is loaded only when a password is chosen.
const judge = new ZxcvbnFactory({
  graphs: common.adjacencyGraphs,
  dictionary: { ...common.dictionary, ...english.dictionary },
  translations: {
    ...english.translations,
    warnings: keysOf(english.translations.warnings),
    suggestions: keysOf(english.translations.suggestions),
  },
});

/** @returns why the password would be guessed quickly; null when it would not */
export function judgePassword(password: string, ownWords: string[]): FieldError | null {
  const words = [...ownWords, ...ownWords.flatMap((word) => word.split(/[^\p{L}\p{N}]+/u))];
  const { score, feedback } = judge.check(password, words);
  if (score >= 3) return null;
  const { warning, suggestions } = feedback;
  return { code: 'weakPassword', values: { warning: warning ?? '', suggestions } };
}
