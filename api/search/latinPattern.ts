const consonants = '[bcdfghjklmnpqrstvxz]+';

/** What the vowels of a row's eight syllables are in Latin letters; the sixth has none or a short one. */
const vowels = ['[ae]', '[uow]+', '[iey]+', 'a+', '[iey]+', '[ei]?', '[aou]+w?', '[uw]*a'];

/** The place of the sixth, counted from 0. */
const sixth = 5;

/** The row of vowels alone, in which the sixth is always written. */
const vowelRow = 0x12a0;

/** Rows whose consonant may be written as a vowel, or not at all. */
const halfVowels: Record<number, string> = { 0x12c8: '[wuo]+', 0x12e8: '[yi]*' };

/** In syllables: the words that it is compared with have no more letters. */
const maxLength = 40;

/**
 * A regular expression of the words in Latin letters as which a folded word in Ethiopic ones may be
 * written: of ዮሀንስ it has Yohannes and Yohanis. It leaves consonants open, which search_skeleton in SQL
 * compares. Null for words with too few vowels to be told from English ones.
 */
export function latinPattern(word: string): string | null {
  const places = Array.from(word, (syllable) => syllable.charCodeAt(0) & 7);
  if (places.length > maxLength) return null;
  const isShort = places.length < 4;
  if (isShort && places.filter((place) => place !== sixth).length < 2) return null;
  const syllables = Array.from(word, (syllable, index) => {
    const row = syllable.charCodeAt(0) & ~7;
    const place = places[index] ?? sixth;
    const vowel = vowels[place] ?? '';
    if (row === vowelRow) return place === sixth ? '[ei]' : vowel;
    return (halfVowels[row] ?? consonants) + vowel;
  });
  // An e in two syllables is that of many English words, as in 'were' and 'gene'.
  const isOpen = places.length === 2 ? '(?!.*e)' : '';
  return `^${isOpen}${syllables.join('')}$`;
}
