import { rowsOfConsonant } from './latinConsonants.ts';

/**
 * The syllables of a row that a Latin vowel may mean, by index. The sixth one, with no vowel or a
 * short one, has the index 5.
 */
const places: Record<string, number[]> = {
  '': [5],
  a: [3],
  e: [0, 5, 4],
  i: [5, 2],
  o: [6],
  u: [1, 5],
  ee: [2],
  ie: [4],
  oo: [1, 6],
};

/** Folding converts ሃ and ኣ to the first syllable, and ወጥ is 'wet', 'wat' and 'wot'. */
const placesInRow: Record<string, typeof places> = {
  ሀ: { a: [0] },
  አ: { a: [0] },
  ወ: { a: [3, 0], o: [6, 0] },
};

/**
 * Words that nearly every text contains and nobody searches for. For example, 'new' would find most
 * of the site.
 */
const unsearchedWords = new Set('ነው ናት ነኝ እና አለ ላይ ወደ ስለ ግን ይህ ወይ እዚህ ብቻ እንደ'.split(' '));

/** More spellings than a short word can have. */
const maxSpellings = 32;

/** In letters. Shorter words are mostly English, and have too many syllables in common with others. */
const minLength = 3;
const minSyllables = 2;

const syllable = /(dj|gn|kh|ny|ph|sh|ch|th|ts|tz|zh|[bcdfghjklmnpqrstvwyz])?(ee|ie|oo|[aeiou])?/y;

/**
 * The Ethiopic words that a folded Latin word may mean, in the folded form of searches: ስራ for
 * 'sira', 'sra' and 'sera'. None if it cannot be such a word, or has too many spellings.
 */
export function ethiopicSpellings(typed: string): string[] {
  if (typed.length < minLength) return [];
  const word = typed.replace(/([b-df-hj-np-tv-z])\1+/g, '$1');
  let spellings = [''];
  syllable.lastIndex = 0;
  while (syllable.lastIndex < word.length) {
    const [read, consonant = '', vowel = ''] = syllable.exec(word) ?? [''];
    if (!read) return [];
    const letters = syllablesOf(consonant, vowel);
    spellings = spellings.flatMap((begun) => letters.map((letter) => begun + letter));
    if (spellings.length > maxSpellings) return [];
  }
  return spellings.filter((each) => each.length >= minSyllables && !unsearchedWords.has(each));
}

function syllablesOf(consonant: string, vowel: string): string[] {
  return Array.from(rowsOfConsonant[consonant] ?? '').flatMap((first) => {
    const own = placesInRow[first]?.[vowel] ?? places[vowel] ?? [];
    return own.map((place) => String.fromCharCode(first.charCodeAt(0) + place));
  });
}
