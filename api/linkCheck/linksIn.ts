import { addressesIn } from '../content/textLinks.rules.ts';

/** The longest address that is checked, in bytes: the database's index of them takes 2,704. */
const maxBytes = 2000;

/** The http(s) addresses to which a page links where it shows this text, each once. */
export function linksIn(text: string): string[] {
  const isLink = /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);
  const links = isLink ? [text] : addressesIn(text).map(({ href }) => href);
  const checked = links.filter((url) => /^http/i.test(url) && Buffer.byteLength(url) <= maxBytes);
  return [...new Set(checked)];
}
