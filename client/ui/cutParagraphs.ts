import { textLinks } from './textLinks.ts';

export interface CutParagraph {
  /** What a reader sees while the text is collapsed; empty when nothing of the paragraph. */
  shown: string;
  /** What is added when it is opened. Both together are the whole paragraph. */
  hidden: string;
}

/**
 * Cuts a text in two at the last word boundary within its limit. A text whose paragraphs, joined
 * by one character each, do not exceed the limit stays whole (specification, section 5).
 * @param limit in characters
 */
export function cutParagraphs(paragraphs: string[], limit: number): CutParagraph[] {
  const filled = paragraphs.filter((paragraph) => paragraph.trim() !== '');
  let left = limit;
  return filled.map((paragraph, index) => {
    const words = wordsWithin(paragraph, left);
    const within = words || index > 0 ? words : charactersWithin(paragraph, left);
    const shown = withoutPartOfLink(paragraph, within);
    left = shown === paragraph ? left - paragraph.length - 1 : 0;
    return { shown, hidden: paragraph.slice(shown.length) };
  });
}

function wordsWithin(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const boundary = text.slice(0, Math.max(0, limit + 1)).search(/\s+\S*$/u);
  return text.slice(0, Math.max(0, boundary));
}

/** For a first word that alone is longer than the limit. Never cuts within a character. */
function charactersWithin(text: string, limit: number): string {
  return text.slice(0, limit).replace(/[\uD800-\uDBFF]$/, '');
}

/**
 * A beginning of a text without the link that it ends within, for half of an address leads
 * elsewhere. A link that begins the text is shown whole.
 */
function withoutPartOfLink(text: string, beginning: string): string {
  const { length } = beginning;
  const cut = textLinks(text).find(({ start, end }) => start < length && length < end);
  return cut ? text.slice(0, cut.start).trimEnd() || text.slice(0, cut.end) : beginning;
}
