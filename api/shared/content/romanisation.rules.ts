/** The consonants of U+1200 to U+135F, one for each row of eight syllables. */
const consonants = (
  'h l h m s r s sh k kw k kw b v t ch h hw n gn - k kw h hw w - z zh y d d j g gw g t ch p ts ts f ' +
  'p -'
).split(' ');

/** The vowels of a row's eight syllables; the sixth has none. */
const vowels = ['e', 'u', 'i', 'a', 'e', '', 'o', 'wa'];

/** Rows that begin with a consonant of the throat, whose first vowel is a. */
const throaty = new Set([0x1200, 0x1210, 0x1280, 0x12a0, 0x12d0]);

/** Rows without a consonant, in which the sixth syllable is e. */
const plainVowels = new Set([0x12a0, 0x12d0]);

const syllables = /[\u1200-\u1357]+/g;

/** The consonant and the vowel of an Ethiopic syllable. */
function partsOf(letter: string): [consonant: string, vowel: string] {
  const code = letter.charCodeAt(0);
  const row = code & ~7;
  const vowel = vowels[code & 7] ?? '';
  if (plainVowels.has(row)) return ['', row === code ? 'a' : vowel || 'e'];
  return [consonants[(row - 0x1200) >> 3] ?? '', throaty.has(row) && row === code ? 'a' : vowel];
}

/**
 * A word in Latin letters. It inserts an i between consonants that cannot be pronounced together:
 * at the start of a word, and between three consonants.
 */
function romaniseWord(word: string): string {
  const parts = Array.from(word, partsOf);
  let written = '';
  for (const [index, [consonant, vowel]] of parts.entries()) {
    const next = parts[index + 1];
    const isCrowded = written === '' || (!/[aeiou]$/.test(written) && next?.[1] === '');
    written += consonant + (vowel || (isCrowded && next?.[0] ? 'i' : ''));
  }
  return written;
}

/**
 * Transliterates Ethiopic letters to Latin ones, in the spelling that newcomers from Ethiopia
 * usually use: without accents, and the same for homophones and ejectives. Ethiopia has its English
 * name. Everything else stays.
 */
export const romanise = (text: string) =>
  text.replaceAll('ኢትዮጵያ', 'ethiopia').replace(syllables, romaniseWord);
