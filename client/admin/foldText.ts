import { cleanText } from '../../api/content/common.rules.ts';

/** Letters that sound alike, vowel by vowel, and those that stand for each (docs/amharic.md, “Spelling”). */
const homophones = [
  ['ሐሑሒሓሔሕሖሗ', 'ሀሁሂሀሄህሆሇ'],
  ['ኀኁኂኃኄኅኆኇ', 'ሀሁሂሀሄህሆሇ'],
  ['ኸኹኺኻኼኽኾ', 'ሀሁሂሀሄህሆ'],
  ['ሠሡሢሣሤሥሦሧ', 'ሰሱሲሳሴስሶሷ'],
  ['ዐዑዒዓዔዕዖ', 'አኡኢአኤእኦ'],
  ['ፀፁፂፃፄፅፆፇ', 'ጸጹጺጻጼጽጾጿ'],
  ['ሃኣ', 'ሀአ'],
  ['ቈኰጐኈዀ', 'ቆኮጎሆሆ'],
  ['ቍኵጕኍዅ', 'ቁኩጉሁሁ'],
  ['ቊኲጒኊዂ', 'ቁኩጉሁሁ'],
  ['ዃዄ', 'ኋኌ'],
] as const;

/** Letters that are also written as two: the second of each with ዋ, as in እንኩዋን for እንኳን. */
const labials = ['ሏሟሯሷሿቋቧቯቷቿኋኗኟኳዟዧዷጇጓጧጯጿፏ', 'ሉሙሩሱሹቁቡቩቱቹሁኑኙኩዙዡዱጁጉጡጩጹፉ'] as const;

const lettersOf = (
  [letters, others]: readonly [string, string],
  write = (other: string) => other,
) =>
  Array.from(letters, (letter, index): [string, string] => [letter, write(others.charAt(index))]);

const labialForms = new Map(lettersOf(labials, (other) => `${other}ዋ`));
const foldedLetters = new Map(homophones.flatMap((pair) => lettersOf(pair)));

function foldLetter(letter: string): string {
  const folded = foldedLetters.get(letter) ?? letter;
  return labialForms.get(folded) ?? folded;
}

/**
 * How what is typed is compared where the browser looks for it: without case, accents, apostrophes and
 * Amharic homophones. Letters that `search_fold` of the database takes for one are one here.
 */
export const foldText = (text: string) =>
  Array.from(
    cleanText(text)
      .normalize('NFKD')
      .replace(/[\p{Mn}'’‘‛ʼʻʽ`´′]/gu, '')
      .toLowerCase(),
    foldLetter,
  ).join('');
