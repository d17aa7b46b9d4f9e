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
export function pastedText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return tidy(textIn(body));
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
  if (node instanceof Text) return node.data.replace(/[\s\ue000]+/g, ' ');
  if (!(node instanceof Element) || unseen.has(node.tagName)) return '';
  const { tagName } = node;
  if (tagName === 'BR') return '\n';
  if (tagName === 'A') return linkText(node);
  if (tagName === 'LI') return entryText(markerOf(node), textIn(node));
  if (isWordEntry(node)) return wordEntryText(node);
  const text = textIn(node);
  if (tagName === 'TD' || tagName === 'TH') return node.nextElementSibling ? `${text} | ` : text;
  if (paragraphs.has(tagName)) return `\n\n${text}\n\n`;
  return lines.has(tagName) ? lineEnd + text + lineEnd : text;
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

/** The text of a link, with its address if the text does not contain it. */
function linkText(link: Element): string {
  const words = textIn(link);
  const href = link.getAttribute('href')?.trim() ?? '';
  const address = href.replace(/^mailto:([^?]*).*$/i, '$1');
  if (!/^(https?:\/\/|mailto:)/i.test(href) || !address) return words;
  if (!words.trim()) return address;
  const bare = (text: string) => text.trim().replace(/^(https?:\/\/)?(www\.)?|\/$/gi, '');
  return bare(words) === bare(address) ? words : `${words} (${address})`;
}
