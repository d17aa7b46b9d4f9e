import { romanise } from './romanisation.rules.ts';

/** The longest a slug may be, in characters. */
const maxLength = 60;

/** Latin letters that have no plain one as their base. */
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
 * A title as a part of an address: lower case, words joined by hyphens, at most 60 characters, cut at
 * the end of a word. Accents go; Ethiopic letters are romanised; a word is not repeated.
 * @returns '' where no letter or digit is left
 */
export function slugOf(title: string): string {
  const words = romanise(title.normalize('NFKD').replace(/[\p{Mn}'’‘ʼʻ]/gu, ''))
    .toLowerCase()
    .replace(/[^\0-\x7f]/g, (letter) => plainLetters[letter] ?? ' ')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  // Many titles say the same word in both scripts.
  const slug = words
    .filter((word, index) => word !== words[index - 1] || /\d/.test(word))
    .join('-');
  if (slug.length <= maxLength) return slug;
  const end = slug.lastIndexOf('-', maxLength);
  return slug.slice(0, end > 0 ? end : maxLength);
}

/** How the addresses of a kind of content are made. */
export interface RecordAddresses {
  /** The name of the kind, as in `resource`. */
  name: string;
  /** The page that lists the kind, without the slash before it. */
  path: string;
  /** Whether its records have pages of their own. */
  hasRecordPages: boolean;
}

/**
 * The address of a record on this site: that of its page, or its place on the page of all.
 * @param title names it for people; the id alone decides
 */
export function recordPath(kind: RecordAddresses, id: number | string, title: string): string {
  if (!kind.hasRecordPages) return `/${kind.path}#${recordAnchor(kind.name, id)}`;
  const slug = slugOf(title);
  return `/${kind.path}/${id}${slug && `-${slug}`}`;
}

/** The fragment of a record on a page that shows many. */
export const recordAnchor = (kind: string, id: number | string) => `${kind}-${id}`;
