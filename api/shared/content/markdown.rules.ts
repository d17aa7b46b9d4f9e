import { isWebAddress, maxAddress } from './textLinks.rules.ts';

/** A part of a block that is bold, in italics, or a link. */
export interface Mark {
  type: 'strong' | 'emphasis' | 'link';
  /** Offsets in the plain text of the block, as `String.slice` takes them. */
  start: number;
  end: number;
  /** The address of a link: http(s), mailto, tel, or a path of this site. */
  href?: string;
}

/** One line of a formatted text. */
export interface Block {
  type: 'paragraph' | 'heading' | 'subheading' | 'bullet' | 'number' | 'quote';
  /** The text that readers see. Empty for a blank line. */
  text: string;
  /** They may overlap. */
  marks: Mark[];
  /** The number of an item of a numbered list. */
  number?: number;
}

/**
 * Parses a formatted text: a subset of CommonMark without HTML in which every line is a block, so
 * that lines of plain text stay lines. A sign that has no meaning in its place is text. Runs of
 * blank lines become one (docs/product/site.md, section 2.7). A general parser would add 14 kB or
 * more to each page.
 */
export function parseMarkdown(markdown: string): Block[] {
  const lines = markdown
    .trim()
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim());
  return lines
    .filter((line, index) => line !== '' || (index > 0 && lines[index - 1] !== ''))
    .map(parseLine);
}

function parseLine(line: string): Block {
  const [marker = '', hashes, bullet, digits, quote] = lineMarker.exec(line) ?? [];
  const content = parseInline(line.slice(marker.length));
  if (hashes) return { type: hashes.length < 3 ? 'heading' : 'subheading', ...content };
  if (digits) return { type: 'number', number: Number(digits), ...content };
  return { type: bullet ? 'bullet' : quote ? 'quote' : 'paragraph', ...content };
}

const lineMarker = /^(?:(?:(#{1,6})|([-+*])|(\d{1,9})[.)])[ \t]+|(>)[ \t]*)(?=\S)/;

/** A text, or a sign that begins or ends a mark if there is an equal one. */
interface Part {
  text: string;
  type?: Mark['type'];
  canBegin?: boolean;
  canEnd?: boolean;
  href?: string;
  /** The sign that ends the mark, if this one begins it. */
  end?: Part;
  isSign?: boolean;
}

const inlineSigns = /\\([!-/:-@[-`{-~])|([*_]+)|(\[)|\]\(([^()\s]*)\)/g;

/** Other addresses than those of websites: of mailboxes, telephones, and pages of this site. */
const otherAddress = /^(?:mailto:[^@\\]+@[^@\\]+|tel:\+?\d+|\/(?![/\\])[^\\]*)$/i;

/** Whether a link of a formatted text may lead there. */
export const isLinkAddress = (href: string): boolean =>
  isWebAddress(href) || (href.length <= maxAddress && otherAddress.test(href));

function parseInline(line: string): Pick<Block, 'text' | 'marks'> {
  const parts: Part[] = [];
  let place = 0;
  for (const { 0: sign, 1: escaped, 2: run, 3: bracket, 4: href, index } of line.matchAll(
    inlineSigns,
  )) {
    parts.push({ text: line.slice(place, index) });
    place = index + sign.length;
    if (escaped) parts.push({ text: escaped });
    else if (run) {
      for (const part of delimitersOf(run, line[index - 1], line[place])) parts.push(part);
    } else if (bracket) parts.push({ text: sign, type: 'link', canBegin: true });
    else parts.push({ text: sign, type: 'link', canEnd: true, href: href ?? '' });
  }
  parts.push({ text: line.slice(place) });
  pairSigns(parts);
  return readParts(parts);
}

/** A mark begins before a text and ends after one. An underscore within a word is text. */
function delimitersOf(run: string, before = ' ', after = ' '): Part[] {
  const isInWord = (sign: string, neighbour: string) =>
    sign === '_' && /[\p{L}\p{N}\p{M}]/u.test(neighbour);
  return Array.from(run.matchAll(/\*\*|[*_]/g), ([text]) => ({
    text,
    type: text === '**' ? 'strong' : 'emphasis',
    canBegin: after.trim() !== '' && !isInWord(text, before),
    canEnd: before.trim() !== '' && !isInWord(text, after),
  }));
}

/** Pairs equal signs in linear time: anybody may send a text that consists of signs. */
function pairSigns(parts: Part[]): void {
  const open = new Map<string, Part[]>();
  for (const part of parts) {
    if (!part.type) continue;
    const key = part.type === 'link' ? '[' : part.text;
    const alike = open.get(key) ?? [];
    open.set(key, alike);
    const beginning = part.canEnd ? alike.pop() : undefined;
    if (beginning && (part.type !== 'link' || isLinkAddress(part.href ?? ''))) {
      beginning.end = part;
      beginning.isSign = part.isSign = true;
      // A link contains no other link.
      if (part.type === 'link') alike.length = 0;
    } else if (!beginning && part.canBegin) alike.push(part);
  }
}

function readParts(parts: Part[]): Pick<Block, 'text' | 'marks'> {
  let text = '';
  const places = new Map<Part | undefined, number>();
  for (const part of parts) {
    places.set(part, text.length);
    if (!part.isSign) text += part.text;
  }
  const marks = parts.flatMap((part): Mark[] => {
    const [start = 0, end = 0] = [places.get(part), places.get(part.end)];
    const href = part.end?.href;
    return part.type && end > start ? [{ type: part.type, start, end, ...(href && { href }) }] : [];
  });
  return { text, marks };
}

/** The text that readers see. The function `strip_markdown` of the database does the same. */
export const stripMarkdown = (markdown: string): string =>
  parseMarkdown(markdown)
    .map(({ text }) => text)
    .join('\n');

/** Items of a list, or lines of a quote, that follow each other; of other types one block. */
export function groupBlocks<Each extends Block>(blocks: readonly Each[]): Each[][] {
  const groups: Each[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (last?.[0]?.type === block.type && groupedTypes.includes(block.type)) last.push(block);
    else groups.push([block]);
  }
  return groups;
}

const groupedTypes: readonly Block['type'][] = ['bullet', 'number', 'quote'];

/** A part of a text with the same marks throughout. */
interface Segment {
  text: string;
  isStrong: boolean;
  isEmphasis: boolean;
}

/** The segments of a link, or those between links. */
export interface Run {
  href?: string | undefined;
  segments: Segment[];
}

/** The parts of the text of a block between two offsets. */
export function runsOf({ text, marks }: Block, from = 0, to = text.length): Run[] {
  const changes = marks
    .flatMap((mark) => [
      { mark, at: mark.start, by: 1 },
      { mark, at: mark.end, by: -1 },
    ])
    .sort((one, other) => one.at - other.at);
  const begun = { strong: 0, emphasis: 0, link: 0 };
  const runs: Run[] = [];
  let start = from;
  let link: Mark | undefined;
  let former: Mark | undefined;
  const addUntil = (end: number) => {
    if (end <= start) return;
    const over = begun.link > 0 ? link : undefined;
    if (runs.length === 0 || over !== former) runs.push({ href: over?.href, segments: [] });
    former = over;
    const [isStrong, isEmphasis] = [begun.strong > 0, begun.emphasis > 0];
    runs.at(-1)?.segments.push({ text: text.slice(start, end), isStrong, isEmphasis });
    start = end;
  };
  for (const { mark, at, by } of changes) {
    addUntil(Math.min(at, to));
    begun[mark.type] += by;
    if (mark.type === 'link' && by > 0) link = mark;
  }
  addUntil(to);
  return runs;
}
