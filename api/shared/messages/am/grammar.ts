import { countText } from '../countText.ts';

export { amharicSentence as sentence } from '../sentence.ts';

/**
 * The form of a word that goes with a number: in Amharic the singular for 0 and 1
 * (plural rules of Unicode CLDR for `am`).
 */
export const plural = (
  count: number,
  one: string,
  other: string,
  write: (count: number) => string = String,
): string => `${write(count)} ${count <= 1 ? one : other}`;

/** Joins one or more names to a list. */
export function listOf(names: string[]): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join('፣ ')} እና ${last}` : last;
}

/** The number of shown entries, with the total if it is larger. */
export function outOf(count: number, total: number, one: string, other: string): string {
  const entries = plural(total, one, other, countText);
  return count < total ? `ከ${entries} ውስጥ ${String(count)} ታይተዋል` : `የሚታየው፦ ${entries}`;
}
