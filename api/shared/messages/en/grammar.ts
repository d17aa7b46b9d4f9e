import { sentenceIn } from '../sentence.ts';

/** A message with placeholders; the English plural form `one` is for 1 only. */
export const sentence = sentenceIn((count) => count === 1);

/** Joins one or more names to a list. */
export const listOf = (names: string[]): string =>
  names.join(', ').replace(/, ([^,]*)$/, ' and $1');
