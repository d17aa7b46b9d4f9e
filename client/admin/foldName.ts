/** Letters that sound alike, vowel by vowel, and those that stand for each (docs/amharic.md, “Spelling”). */
const homophones = [
  ['ሐሑሒሓሔሕሖ', 'ሀሁሂሀሄህሆ'],
  ['ኀኁኂኃኄኅኆ', 'ሀሁሂሀሄህሆ'],
  ['ኸኹኺኻኼኽኾ', 'ሀሁሂሀሄህሆ'],
  ['ሠሡሢሣሤሥሦሧ', 'ሰሱሲሳሴስሶሷ'],
  ['ዐዑዒዓዔዕዖ', 'አኡኢአኤእኦ'],
  ['ፀፁፂፃፄፅፆ', 'ጸጹጺጻጼጽጾ'],
  ['ሃኣ', 'ሀአ'],
] as const;

const foldedLetters = new Map(
  homophones.flatMap(([letters, folded]) =>
    Array.from(letters, (letter, index): [string, string] => [letter, folded.charAt(index)]),
  ),
);

/** How names of sections are compared with words: without case, accents and Amharic homophones. */
export const foldName = (text: string) =>
  Array.from(
    text
      .normalize('NFD')
      .replace(/\p{Mn}/gu, '')
      .toLowerCase(),
    (letter) => foldedLetters.get(letter) ?? letter,
  ).join('');
