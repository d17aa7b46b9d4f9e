import { type Block, type Mark, parseMarkdown } from '../../api/shared/content/markdown.rules.ts';
import { toMarkdown } from '../../api/shared/content/toMarkdown.rules.ts';

/** Elements that start and end a line; paragraphs have a blank line before and after. */
const lines = new Set(['DIV', 'TR', 'DT', 'DD', 'ADDRESS', 'FIGCAPTION']);
const paragraphs = new Set(
  'P H1 H2 H3 H4 H5 H6 UL OL DL TABLE BLOCKQUOTE PRE SECTION ARTICLE HEADER FOOTER'.split(' '),
);
const unseen = new Set([
  'HEAD',
  'STYLE',
  'SCRIPT',
  'TEMPLATE',
  'TITLE',
  'META',
  'LINK',
  'NOSCRIPT',
]);

/**
 * Converts formatted text of the clipboard, for example from Word, Google Docs or a web page, to
 * plain text: paragraphs are separated, list items have bullets or numbers, and the address of a
 * link follows its text. The HTML is not executed, and loads nothing.
 */
export const pastedText = (html: string): string =>
  signedText(html)
    .replace(links, (_link, href: string, words: string) => plainLink(words, href))
    .replace(signs, '');

/** The same as formatted text: bold, italics, links, headings, lists and quotes stay. */
export function pastedBlocks(html: string): Block[] {
  const begun = new Map<Mark['type'], string>();
  const blocks = signedText(html)
    .split('\n')
    .map((line) => blockOf(line, begun));
  return parseMarkdown(toMarkdown(blocks));
}

function signedText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return tidy(textIn(body));
}

/** Private-use characters around marks, and before headings and quotes. */
const sign = {
  strong: ['\ue001', '\ue002'],
  emphasis: ['\ue003', '\ue004'],
  link: ['\ue005', '\ue007'],
  endOfAddress: '\ue006',
  heading: '\ue008',
  subheading: '\ue009',
  quote: '\ue00a',
} as const;
const signs = /[\ue001-\ue00a]/g;
const links = /\ue005([^\ue006]*)\ue006([^\ue007]*)\ue007/g;

/** Reads one line. Marks that it leaves open continue in the next one. */
function blockOf(line: string, begun: Map<Mark['type'], string>): Block {
  const [, type, bullet, number] =
    /^[\ue001-\ue007]*(?:([\ue008-\ue00a])|(•) |(\d{1,9})\. )/.exec(line) ?? [];
  const named = (['heading', 'subheading', 'quote'] as const).find((name) => sign[name] === type);
  const content = line.replace(/^([\ue001-\ue007]*)(?:• |\d{1,9}\. )/, '$1');
  let text = '';
  const marks: Mark[] = [];
  const starts = new Map([...begun.keys()].map((name) => [name, 0]));
  const end = (name: Mark['type']) => {
    const href = begun.get(name);
    marks.push({
      type: name,
      start: starts.get(name) ?? 0,
      end: text.length,
      ...(href && { href }),
    });
  };
  for (const [part] of content.matchAll(
    /\ue005[^\ue006]*\ue006|[\ue001-\ue00a]|[^\ue001-\ue00a]+/g,
  )) {
    const mark = (['strong', 'emphasis', 'link'] as const).find((name) =>
      sign[name].some((each) => part.startsWith(each)),
    );
    if (part.search(signs) < 0) text += part;
    if (!mark) continue;
    if (part.startsWith(sign[mark][0])) {
      begun.set(mark, part.slice(1, -1));
      starts.set(mark, text.length);
    } else {
      end(mark);
      begun.delete(mark);
    }
  }
  for (const name of begun.keys()) end(name);
  return {
    type: named ?? (bullet ? 'bullet' : number ? 'number' : 'paragraph'),
    text,
    marks,
    ...(number && { number: Number(number) }),
  };
}

/** A private-use character that marks the end of a block's line; two in a row count as one. */
const lineEnd = '\ue000';

const tidy = (text: string) =>
  text
    .replace(/ {2,}/g, ' ')
    .replace(/(?: ?[\n\ue000])+ ?/g, (ends) => {
      const breaks = ends.split('\n').length - 1;
      return breaks + (ends.includes(lineEnd) ? 1 : 0) > 1 ? '\n\n' : '\n';
    })
    .trim();

const textIn = (parent: Element): string => Array.from(parent.childNodes, textOf).join('');

function textOf(node: Node): string {
  if (node instanceof Text) return node.data.replace(/[\s\ue000-\ue00a]+/g, ' ');
  if (!(node instanceof Element) || unseen.has(node.tagName)) return '';
  const { tagName } = node;
  if (tagName === 'BR') return '\n';
  if (tagName === 'A') return linkText(node);
  if (tagName === 'LI') return entryText(markerOf(node), textIn(node));
  if (isWordEntry(node)) return wordEntryText(node);
  const text = marked(node, textIn(node));
  if (tagName === 'TD' || tagName === 'TH') {
    const cell = tidy(text).replace(/\n+/g, ' ');
    return node.nextElementSibling ? `${cell} | ` : cell;
  }
  if (paragraphs.has(tagName)) return `\n\n${startOf(node)}${text}\n\n`;
  return lines.has(tagName) ? lineEnd + text + lineEnd : text;
}

/** The sign before a heading or a paragraph of a quote. */
function startOf(node: Element): string {
  if (node.tagName === 'H1') return sign.heading;
  if (/^H[2-6]$/.test(node.tagName)) return sign.subheading;
  const isQuote =
    node.tagName === 'P' ? node.closest('blockquote') : node.matches('blockquote:not(:has(p))');
  return isQuote ? sign.quote : '';
}

/** A text between the signs of its marks. Word and Google Docs write them as styles. */
function marked(node: Element, text: string): string {
  if (!text.trim() || /^H[1-6]$/.test(node.tagName)) return text;
  // Parsed, because Word has properties of its own, such as mso-bidi-font-weight.
  const { fontWeight: weight = '', fontStyle = '' } = node instanceof HTMLElement ? node.style : {};
  const isStrong = weight ? /^(?:bold|[6-9]00)/.test(weight) : /^(?:B|STRONG)$/.test(node.tagName);
  const isEmphasis = fontStyle === 'italic' || /^(?:I|EM)$/.test(node.tagName);
  const slanted = isEmphasis ? sign.emphasis.join(text) : text;
  return isStrong ? sign.strong.join(slanted) : slanted;
}

/** A list item, whose paragraphs become its lines. */
const entryText = (marker: string, text: string) =>
  `${lineEnd}${marker} ${tidy(text).replace(/\n{2,}/g, '\n')}${lineEnd}`;

function markerOf(entry: Element): string {
  const list = entry.parentElement;
  if (!(list instanceof HTMLOListElement)) return '•';
  const entries = Array.from(list.children).filter(({ tagName }) => tagName === 'LI');
  return `${String(list.start + entries.indexOf(entry))}.`;
}

/** Word uses paragraphs instead of lists, each with its bullet or number as text. */
const isWordEntry = (node: Element) => /mso-list:\s*l\d/i.test(node.getAttribute('style') ?? '');

function wordEntryText(entry: Element): string {
  const marker = entry.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]');
  const written = marker?.textContent.trim() ?? '';
  marker?.remove();
  return entryText(/^[\p{L}\p{N}]{1,4}[.)]/u.test(written) ? written : '•', textIn(entry));
}

function linkText(link: Element): string {
  const words = textIn(link);
  const href = link.getAttribute('href')?.trim() ?? '';
  if (!/^(https?:\/\/|mailto:)/i.test(href)) return words;
  const [begin, end] = sign.link;
  return begin + href + sign.endOfAddress + words + end;
}

/** The text of a link, with its address if the text does not contain it. */
function plainLink(words: string, href: string): string {
  const address = href.replace(/^mailto:([^?]*).*$/i, '$1');
  if (!address) return words;
  if (!words.trim()) return address;
  const bare = (text: string) => text.trim().replace(/^(https?:\/\/)?(www\.)?|\/$/gi, '');
  return bare(words) === bare(address) ? words : `${words} (${address})`;
}
