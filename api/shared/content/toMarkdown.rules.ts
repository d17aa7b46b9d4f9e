import type { Block, Mark } from './markdown.rules.ts';

/**
 * Writes a formatted text. A parser of CommonMark reads the same if it gets each line as a
 * paragraph of its own.
 */
export const toMarkdown = (blocks: readonly Block[]): string =>
  blocks
    .map(({ type, number = 1, text, marks }) => {
      const content = withEscapedStart(inlineMarkdown(text, marks).trim());
      if (type === 'paragraph' || !content) return content;
      if (type === 'number') return `${number}. ${content}`;
      // A parser of CommonMark leaves out signs at the end of a heading.
      return lineMarkers[type] + content.replace(/(?<=^|[ \t])#+$/, '\\$&');
    })
    .join('\n')
    // A block may have no text without its marks.
    .replace(/\n{3,}/g, '\n\n')
    .trim();

const lineMarkers = { heading: '## ', subheading: '### ', bullet: '- ', quote: '> ' };

/** Signs with a meaning at the start of a line. The migration `formatted_text` escapes the same. */
const withEscapedStart = (line: string) =>
  line
    .replace(/^(?:#{1,6}(?=[ \t]|$)|[-+](?=[ \t]|$)|=+$|-[- \t]*$|>|~~~)/, '\\$&')
    .replace(/^(\d{1,9})([.)])(?=[ \t]|$)/, '$1\\$2');

/** Signs with a meaning within a line. */
const meaningful =
  /[\\*`[\]]|_(?![A-Za-z0-9])|(?<![A-Za-z0-9])_|<(?=[A-Za-z/!?])|&(?=#?[A-Za-z0-9]+;)/g;

const types = ['strong', 'emphasis', 'link'] as const;

const beginnings = { strong: '**', emphasis: '*', link: '[' };

function inlineMarkdown(text: string, marks: readonly Mark[]): string {
  const escaped = new Set(Array.from(text.matchAll(meaningful), ({ index }) => index));
  const begun: string[] = [];
  const ended: string[] = [];
  // Of marks that end together, the one that began last is closed first.
  const ordered = types
    .flatMap((type) => joined(text, marks, type))
    .sort((one, other) => one.start - other.start || other.end - one.end);
  for (const { type, start, end, href = '' } of ordered) {
    const address = href.replace(/[\s()<>\\]/g, encoded);
    begun[start] = (begun[start] ?? '') + beginnings[type];
    ended[end] = (type === 'link' ? `](${address})` : beginnings[type]) + (ended[end] ?? '');
    // Beside a sign of a mark, they have a meaning that they do not have elsewhere.
    for (const edge of [start - 1, start, end - 1, end]) {
      if (/[_!]/.test(text[edge] ?? '')) escaped.add(edge);
    }
  }
  // Not by characters, because offsets count code units.
  const units = [...text.split(''), ''];
  return units
    .map((unit, place) =>
      [ended[place], begun[place], escaped.has(place) && '\\', unit].filter(Boolean).join(''),
    )
    .join('');
}

const encoded = (sign: string) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`;

/**
 * The marks of a type, without spaces at their ends, and one in place of two that touch: other marks divide them
 * in the editor.
 */
function joined(text: string, marks: readonly Mark[], type: Mark['type']): Mark[] {
  const found: Mark[] = [];
  for (const mark of marks.toSorted((one, other) => one.start - other.start)) {
    const marked = text.slice(mark.start, mark.end);
    const start = mark.start + marked.length - marked.trimStart().length;
    const end = start + marked.trim().length;
    const last = found.at(-1);
    if (mark.type !== type || start >= end) continue;
    if (last && last.href === mark.href && start <= last.end) last.end = Math.max(last.end, end);
    else found.push({ ...mark, start, end });
  }
  return found;
}

/** Writes plain text so that it reads the same, whatever signs it contains. */
export const escapeMarkdown = (text: string): string =>
  toMarkdown(text.split('\n').map((line) => ({ type: 'paragraph', text: line.trim(), marks: [] })));
