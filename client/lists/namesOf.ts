/** How many names a sentence has room for. */
const named = 3;

/** The first few names, and how many others there are. */
export const namesOf = (names: string[]): [names: string[], more: number] => [
  names.slice(0, named),
  Math.max(0, names.length - named),
];
