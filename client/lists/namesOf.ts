/** The maximum number of titles in a sentence. */
const named = 3;

/** The first titles, and the number of the others. */
export const namesOf = (names: string[]): [names: string[], more: number] => [
  names.slice(0, named),
  Math.max(0, names.length - named),
];
