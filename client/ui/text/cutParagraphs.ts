import { textLinks } from './textLinks.ts';

export interface Cut {
  /** The visible part while the text is collapsed; empty if the paragraph is hidden. */
  shown: string;
  /** The part that opening adds. Both together are the whole paragraph. */
  hidden: string;
}

/**
 * Where a text may be cut, best places first: at the end of a sentence, at the end of a group of
 * words, and between words. A full stop ends a sentence if it follows a word of three letters and
 * no small letter follows, so not in 'e.g. this' or 'St. Mary'.
 */
const ends = [
  /(?:[\p{L}\p{N}]{3}[.!?]+["'”’)\]]*(?=\s+[^\p{Ll}\s])|(?:[።፧፨]|፡፡)["'”’)\]»]*|\S(?=\n))/gu,
  /[,;:፣፤፥፦]["'”’)\]»]*(?=\s)/gu,
  /[^\s፡](?=[\s፡])/gu,
];

/**
 * Cuts a text within its limit, at the end of a sentence or else of a group of words if that leaves
 * at least half of the limit. A text whose paragraphs, joined by one character each, do not exceed
 * the limit stays whole (docs/product/site.md, section 2.7).
 * @param limit in characters
 */
export function cutParagraphs<Paragraph extends { text: string }>(
  paragraphs: Paragraph[],
  limit: number,
): (Paragraph & Cut)[] {
  const filled = paragraphs.filter((paragraph) => paragraph.text.trim() !== '');
  const text = filled.map((paragraph) => paragraph.text).join('\n');
  let left = text.length > limit ? besideLink(text, cutWithin(text, limit)) : limit;
  return filled.map((paragraph) => {
    const shown = paragraph.text.slice(0, Math.max(0, left));
    left -= paragraph.text.length + 1;
    return { ...paragraph, shown, hidden: paragraph.text.slice(shown.length) };
  });
}

/** The number of characters of a text to show. */
function cutWithin(text: string, limit: number): number {
  const [sentence = 0, group = 0, word = 0] = ends.map((end) => lastWithin(text, end, limit));
  const good = [sentence, group].find((place) => place >= limit / 2);
  return good ?? (word || charactersWithin(text, limit));
}

/** The end of the last match of a pattern within the limit; 0 if there is none. */
function lastWithin(text: string, pattern: RegExp, limit: number): number {
  const places = Array.from(text.matchAll(pattern), ({ 0: match, index }) => index + match.length);
  return places.findLast((place) => place <= limit) ?? 0;
}

/** For a first word that is longer than the limit. It never cuts within a character. */
function charactersWithin(text: string, limit: number): number {
  return text.slice(0, limit).replace(/[\uD800-\uDBFF]$/, '').length;
}

/**
 * The place to cut a text instead of within a link, because half an address leads elsewhere: before
 * the link, or after a link that starts the text.
 */
function besideLink(text: string, place: number): number {
  const link = textLinks(text).find(({ start, end }) => start < place && place < end);
  return link ? text.slice(0, link.start).trimEnd().length || link.end : place;
}
