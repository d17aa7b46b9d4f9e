import { rowsOfConsonant } from './latinConsonants.ts';

const consonants = '[bcdfghjklmnpqrstvxz]+';

/** The Latin spellings of the vowels of a row's eight syllables. The sixth has no vowel or a short one. */
const vowels = ['[ae]', '[uow]+', '[iey]+', 'a+', '[iey]+', '[ei]?', '[aou]+w?', '[uw]*a'];

/** The index of the sixth syllable. */
const sixth = 5;

/** The row without a consonant, whose sixth syllable is always written. */
const vowelRow = 0x12a0;

/** Rows whose first syllable is pronounced like the fourth one. */
const openRows = [0x1200, vowelRow];

/** Rows whose consonant may be written as a vowel, or omitted. */
const halfVowels: Record<number, string> = { 0x12c8: '[wuo]+', 0x12e8: '[yi]*' };

/** In syllables. The words in the comparison have no more letters. */
const maxLength = 40;

/** The spellings in words in which every letter must match. */
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
 * A regular expression for the Latin spellings of a folded Ethiopic word: that of ዮሀንስ matches
 * Yohannes and Yohanis. It leaves the consonants of long words open, which search_skeleton in SQL
 * compares. Null for words with too few vowels, which would match English ones.
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

/** With an e at the end, words in the first order would match English ones: ጾመ would be 'some'. */
const endsInVowel = (places: number[]) => ![0, sixth].includes(places.at(-1) ?? sixth);

/** Words with one or two vowels resemble many English ones, so every letter must match. */
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
  // Excludes most English words that end in a silent e, such as 'were' and 'fire', which are not ወሬ and ፍሬ.
  return `^(?!.*e.*e|.*i[^aeiou]e$)${syllables.join('')}$`;
}
