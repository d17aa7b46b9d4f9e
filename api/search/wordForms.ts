/** Abbreviations in addresses of New Zealand. */
const abbreviations = [
  ['mt', 'mount'],
  ['pt', 'point'],
  ['st', 'street'],
  ['st', 'saint'],
  ['rd', 'road'],
  ['ave', 'avenue'],
  ['dr', 'drive'],
  ['tce', 'terrace'],
  ['cres', 'crescent'],
  ['hwy', 'highway'],
] as const;

/** What texts say where people ask otherwise, folded. */
const related = new Map(
  Object.entries({
    eat: 'restaurant restaurants food',
    food: 'restaurant restaurants',
    dinner: 'restaurant restaurants',
    lunch: 'restaurant restaurants',
    clothes: 'dress dresses',
    grocery: 'groceries market store',
    hairdresser: 'barbershop barber',
    haircut: 'barbershop barber cuts',
    barber: 'barbershop',
    mechanic: 'garage',
    car: 'garage motors',
    fix: 'repairs garage',
    repair: 'repairs garage',
    tutor: 'learning lessons classes school study',
    homework: 'study learning school',
    child: 'children',
    kid: 'children',
    kids: 'children',
    women: 'woman',
    men: 'man',
    doctor: 'health',
    hospital: 'health',
    gp: 'health',
    lawyer: 'advice rights',
    visa: 'immigration',
    employment: 'work jobs',
    job: 'work jobs',
    work: 'jobs',
    house: 'housing renting',
    rent: 'renting',
    መኪና: 'ጋራዥ',
    መካኒክ: 'ጋራዥ',
    አስጠኚ: 'ትምህርት መማር',
    ሀኪም: 'ጤና',
    መብላት: 'ምግብ',
    ገበያ: 'መደብር',
    ሱቅ: 'መደብር ገበያ',
  }),
);

/** Endings of English words, with what other forms of the word have there. */
const endings: [RegExp, string[]][] = [
  [/ies$/, ['y', 'ie']],
  [/(?<=s|x|z|ch|sh)es$/, ['', 'e']],
  [/(?<=[^s])s$/, ['']],
  [/ing$/, ['', 'e', 's']],
  [/(?<=[^aeiou])y$/, ['ies']],
  [/(?<=s|x|z|ch|sh)$/, ['es']],
  [/(?<=[^sxzy])$/, ['s']],
];

const minLength = 3;

/** The number of the vowel of a syllable in its row, and the syllable with another vowel. */
const vowelOf = (syllable: string) => syllable.charCodeAt(0) & 7;
const withVowel = (syllable: string, vowel: number) =>
  String.fromCharCode((syllable.charCodeAt(0) & ~7) | vowel);
const [u, none, o] = [1, 5, 6];

/**
 * Singular, plural and other forms of a folded word that texts may have instead: church for
 * churches, ሱቅ for ሱቆች, and mount for mt.
 */
export const wordForms = (word: string): string[] => [
  ...inflected(word),
  ...(related.get(word)?.split(' ') ?? []),
];

function inflected(word: string): string[] {
  if (/^[\u1200-\u139f]+$/.test(word)) return amharicForms(word);
  if (!/^[a-z]+$/.test(word)) return [];
  const written = abbreviations.flatMap(([short, long]) => {
    if (word === short) return [long];
    return word === long ? [short] : [];
  });
  if (word.length < minLength) return written;
  const ended = endings.flatMap(([ending, others]) =>
    ending.test(word) ? others.map((other) => word.replace(ending, other)) : [],
  );
  // People who know the word by ear write ingera.
  const heard = word.replace(/g(?=[ei])/g, 'j');
  return [...written, ...ended, heard].filter(
    (form) => form !== word && form.length >= minLength - 1,
  );
}

/** With and without the endings of the plural, of the definite form and of the object. */
function amharicForms(word: string): string[] {
  if (word.length < 2) return [];
  const object = word.length > 2 && word.endsWith('ን') ? [word.slice(0, -1)] : [];
  return [...object, ...[word, ...object].flatMap(withoutPlural), pluralOf(word)];
}

/** ሱቅ for ሱቆች and ሱቆቹ, ገበያ for ገበያዎች, ሱቅ for ሱቁ. */
function withoutPlural(word: string): string[] {
  const stem = word.replace(/[ችቹ]$/, '');
  const last = stem.at(-1) ?? '';
  if (stem.length < 2) return [];
  if (stem === word) return vowelOf(last) === u ? [word.slice(0, -1) + withVowel(last, none)] : [];
  if (last === 'ዎ') return [stem.slice(0, -1)];
  return vowelOf(last) === o ? [stem.slice(0, -1) + withVowel(last, none)] : [];
}

function pluralOf(word: string): string {
  const last = word.at(-1) ?? '';
  return vowelOf(last) === none ? `${word.slice(0, -1)}${withVowel(last, o)}ች` : `${word}ዎች`;
}

/** In letters, or in syllables. Shorter parts are found by chance. */
const minPart = { latin: 3, ethiopic: 2 };

/** The maximum number of pairs of parts. Each pair is two more words of the query. */
const maxSplits = 12;

/** A long word as two: hair cut for haircut, ቤተ ክርስቲያን for ቤተክርስቲያን. */
export function wordParts(word: string): [string, string][] {
  const isLatin = /^[a-z]+$/.test(word);
  if (!isLatin && !/^[\u1200-\u139f]+$/.test(word)) return [];
  const least = isLatin ? minPart.latin : minPart.ethiopic;
  const places = Array.from(word, (_, place) => place).slice(least, 1 - least);
  return places.slice(0, maxSplits).map((place) => [word.slice(0, place), word.slice(place)]);
}
