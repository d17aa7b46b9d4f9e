import { parseMarkdown } from '../shared/content/markdown.rules.ts';
import { addressesIn } from '../shared/content/textLinks.rules.ts';

/** The maximum length of a checked address, in bytes. The database index of addresses allows 2,704. */
const maxBytes = 2000;

/** The http(s) links of a page that shows this text, each once. */
export function linksIn(text: string): string[] {
  const isLink = /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);
  const links = isLink
    ? [text]
    : parseMarkdown(text).flatMap(({ text: line, marks }) =>
        [...addressesIn(line), ...marks].map(({ href = '' }) => href),
      );
  const checked = links.filter((url) => /^http/i.test(url) && Buffer.byteLength(url) <= maxBytes);
  return [...new Set(checked)];
}
