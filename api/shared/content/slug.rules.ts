import { romanise } from './romanisation.rules.ts';

/** The maximum length of a slug, in characters. */
const maxLength = 60;

/** Latin letters that do not decompose to a plain letter. */
const plainLetters: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
};

/**
 * Makes the part of an address from a title: lower case, words joined by hyphens, at most 60
 * characters, cut at the end of a word. It removes accents, transliterates Ethiopic letters, and
 * does not repeat a word.
 * @returns '' if no letter or digit is left
 */
export function slugOf(title: string): string {
  const words = romanise(title.normalize('NFKD').replace(/[\p{Mn}'’‘ʼʻ]/gu, ''))
    .toLowerCase()
    .replace(/[^\0-\x7f]/g, (letter) => plainLetters[letter] ?? ' ')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  // Many titles have the same word in both scripts.
  const slug = words
    .filter((word, index) => word !== words[index - 1] || /\d/.test(word))
    .join('-');
  if (slug.length <= maxLength) return slug;
  const end = slug.lastIndexOf('-', maxLength);
  return slug.slice(0, end > 0 ? end : maxLength);
}

/** The properties from which the addresses of a kind are made. */
export interface RecordAddresses {
  /** The name of the kind, as in `resource`. */
  name: string;
  /** The path of the page that lists the kind, without the leading slash. */
  path: string;
  /** Whether its records have pages of their own. */
  hasRecordPages: boolean;
}

/**
 * The path of a record on this site: its page, or its anchor on the page of all.
 * @param title makes the path readable; only the id identifies the record
 */
export function recordPath(kind: RecordAddresses, id: number | string, title: string): string {
  if (!kind.hasRecordPages) return `/${kind.path}#${recordAnchor(kind.name, id)}`;
  const slug = slugOf(title);
  return `/${kind.path}/${id}${slug && `-${slug}`}`;
}

/** The anchor of a record on a page with many records. */
export const recordAnchor = (kind: string, id: number | string) => `${kind}-${id}`;
