import { rowsOfConsonant } from './latinConsonants.ts';

/**
 * The places in a row of the syllables that a Latin vowel may stand for, counted from 0: that of the
 * sixth, which has none or a short one, is 5.
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

/** Folding makes first syllables of ሃ and ኣ; and ወጥ is 'wet', 'wat' and 'wot'. */
const placesInRow: Record<string, typeof places> = {
  ሀ: { a: [0] },
  አ: { a: [0] },
  ወ: { a: [3, 0], o: [6, 0] },
};

/** What nearly every text has and nobody looks for; 'new' would find most of the site. */
const stopWords = new Set('ነው ናት ነኝ እና አለ ላይ ወደ ስለ ግን ይህ ወይ እዚህ ብቻ እንደ'.split(' '));

/** More than a short word can stand for. */
const maxSpellings = 32;

/** In letters: shorter ones are mostly English, and have too many syllables in common with others. */
const minLength = 3;
const minSyllables = 2;

const syllable = /(dj|gn|kh|ny|ph|sh|ch|th|ts|tz|zh|[bcdfghjklmnpqrstvwyz])?(ee|ie|oo|[aeiou])?/y;

/**
 * The Ethiopic words that a folded word in Latin letters may stand for, as searches fold them: ስራ for
 * 'sira', 'sra' and 'sera'. None where it is no such word, or might be too many.
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
  return spellings.filter((each) => each.length >= minSyllables && !stopWords.has(each));
}

function syllablesOf(consonant: string, vowel: string): string[] {
  return Array.from(rowsOfConsonant[consonant] ?? '').flatMap((first) => {
    const own = placesInRow[first]?.[vowel] ?? places[vowel] ?? [];
    return own.map((place) => String.fromCharCode(first.charCodeAt(0) + place));
  });
}
