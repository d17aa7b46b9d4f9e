import { cleanText } from '../../api/shared/content/common.rules.ts';

/**
 * Letters with the same sound, by vowel, and the letters that replace them (docs/amharic.md,
 * “Spelling”).
 */
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

/**
 * Letters that are also written as two letters. The second is a letter with ዋ, as in እንኩዋን for
 * እንኳን.
 */
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
 * Folds a text for searches in the browser: case, accents, apostrophes and Amharic homophones do
 * not count. It must fold letters as `search_fold` in the database does.
 */
export const foldText = (text: string) =>
  Array.from(
    cleanText(text)
      .normalize('NFKD')
      .replace(/[\p{Mn}'’‘‛ʼʻʽ`´′]/gu, '')
      .toLowerCase(),
    foldLetter,
  ).join('');
