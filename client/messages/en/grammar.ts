import { sentenceIn } from '../sentence.ts';

/** A sentence with places for values; in English the plural form `one` goes with 1 alone. */
export const sentence = sentenceIn((count) => count === 1);

/** Names what is at least one. */
export const listOf = (names: string[]): string =>
  names.join(', ').replace(/, ([^,]*)$/, ' and $1');
