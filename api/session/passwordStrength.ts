import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';

// The dictionaries take memory, so this module is loaded only when a password is chosen.
const judge = new ZxcvbnFactory({
  graphs: common.adjacencyGraphs,
  dictionary: { ...common.dictionary, ...english.dictionary },
  translations: english.translations,
});

/** @returns why the password would be guessed quickly; null when it would not */
export function judgePassword(password: string, ownWords: string[]): string | null {
  const words = [...ownWords, ...ownWords.flatMap((word) => word.split(/[^\p{L}\p{N}]+/u))];
  const { score, feedback } = judge.check(password, words);
  if (score >= 3) return null;
  const reasons = [feedback.warning, ...feedback.suggestions].filter(Boolean).join(' ');
  return `The password is too easy to guess. ${reasons}`.trim();
}
