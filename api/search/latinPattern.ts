import { rowsOfConsonant } from './latinConsonants.ts';

const consonants = '[bcdfghjklmnpqrstvxz]+';

/** What the vowels of a row's eight syllables are in Latin letters; the sixth has none or a short one. */
const vowels = ['[ae]', '[uow]+', '[iey]+', 'a+', '[iey]+', '[ei]?', '[aou]+w?', '[uw]*a'];

/** The place of the sixth, counted from 0. */
const sixth = 5;

/** The row of vowels alone, in which the sixth is always written. */
const vowelRow = 0x12a0;

/** Rows whose first syllable is read as the fourth one. */
const openRows = [0x1200, vowelRow];

/** Rows whose consonant may be written as a vowel, or not at all. */
const halfVowels: Record<number, string> = { 0x12c8: '[wuo]+', 0x12e8: '[yi]*' };

/** In syllables: the words that it is compared with have no more letters. */
const maxLength = 40;

/** What they are in words of which every letter has to fit. */
const strictVowels = ['e', '(?:u|oo)', '(?:i|ee)', 'a+', '(?:e|ie)', '[ei]?', 'oo?', '[uw]?a'];

/** The Latin consonants of each row, which may be doubled, by the code of its first syllable. */
const consonantsOfRow = new Map<number, string>();
for (const [consonant, rows] of Object.entries(rowsOfConsonant)) {
  for (const first of rows) {
    const others = consonantsOfRow.get(first.charCodeAt(0));
    const doubled = consonant.length === 1 ? `${consonant}{1,2}` : consonant;
    consonantsOfRow.set(first.charCodeAt(0), others ? `${others}|${doubled}` : doubled);
  }
}

/**
 * A regular expression of the words in Latin letters as which a folded word in Ethiopic ones may be
 * written: of ዮሀንስ it has Yohannes and Yohanis. It leaves the consonants of long words open, which
 * search_skeleton in SQL compares. Null for words with too few vowels to be told from English ones.
 */
export function latinPattern(word: string): string | null {
  const places = Array.from(word, (syllable) => syllable.charCodeAt(0) & 7);
  if (places.length > maxLength) return null;
  const voweled = places.filter((place) => place !== sixth).length;
  if (places.length === 2) return endsInVowel(places) ? shortPattern(word) : null;
  if (places.length === 3 && voweled < 2) return voweled === 1 ? shortPattern(word) : null;
  const syllables = Array.from(word, (syllable, index) => {
    const row = syllable.charCodeAt(0) & ~7;
    const place = places[index] ?? sixth;
    const vowel = vowels[place] ?? '';
    if (row === vowelRow) return place === sixth ? '[ei]' : vowel;
    return (halfVowels[row] ?? consonants) + vowel;
  });
  return `^${syllables.join('')}$`;
}

/** Read with an e at their end, words in the first order would be English ones, as ጾመ is 'some'. */
const endsInVowel = (places: number[]) => ![0, sixth].includes(places.at(-1) ?? sixth);

/** Words with two vowels, or one, have much in common with English ones, so every letter has to fit. */
function shortPattern(word: string): string {
  const syllables = Array.from(word, (syllable, index) => {
    const row = syllable.charCodeAt(0) & ~7;
    const place = syllable.charCodeAt(0) & 7;
    const isOpen = place === 0 && openRows.includes(row);
    const vowel = (isOpen ? 'a' : strictVowels[place]) ?? '';
    if (row === vowelRow) return place === sixth ? '[ei]' : vowel;
    const isBare = place === sixth && index === word.length - 1;
    return `(?:${consonantsOfRow.get(row) ?? consonants})${isBare ? '' : vowel}`;
  });
  // The e at the end of many English words, as 'were' and 'fire', which are no ወሬ and ፍሬ.
  return `^(?!.*e.*e|.*i[^aeiou]e$)${syllables.join('')}$`;
}
