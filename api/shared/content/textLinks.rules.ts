export interface TextLink {
  /** Offsets in the text, as `String.slice` takes them. */
  start: number;
  end: number;
  /** An address with one of the schemes http, https, mailto and tel. */
  href: string;
}

/**
 * Web addresses and email addresses. Punctuation at the end of a sentence, also Ethiopic, is not
 * part of an address, nor is a bracket that was opened before it. The library linkify-it would add
 * 4 kB to each page, and takes seconds for a host of thousands of letters.
 */
const address = new RegExp(
  String.raw`(?<![\p{L}\p{N}@./:_-])(?:https?:\/\/|www\.)` +
    String.raw`(?:\([^\s()]*\)|[^\s()<>"“”«»\u1361-\u1368])+(?<![.,;:!?'’…*\]}])` +
    '|' +
    String.raw`(?<![\p{L}\p{N}._%+/:@-])[a-z0-9][a-z0-9._%+-]{0,63}@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}`,
  'giu',
);

/** The web addresses and email addresses in a text, in order. */
export function addressesIn(text: string): TextLink[] {
  return Array.from(text.matchAll(address), ({ 0: written, index }) => ({
    start: index,
    end: index + written.length,
    href: addressOf(written),
  })).filter(({ href }) => href.startsWith('mailto:') || hasPublicHost(href));
}

function addressOf(written: string): string {
  if (/^https?:/i.test(written)) return written;
  return /^www\./i.test(written) ? `https://${written}` : `mailto:${written}`;
}

/** The maximum length of an address, in characters. */
export const maxAddress = 2000;

/**
 * Whether a page may link to an address. It must be http or https. A user name is refused, because
 * it can hide the real host. Backslashes are refused, because browsers read them as slashes and
 * other programs do not. An empty part of the host is refused too.
 */
export const isWebAddress = (text: string): boolean =>
  text.length <= maxAddress &&
  /^https?:\/\/[^\s\\/?#@]+(?:[/?#][^\s\\]*)?$/i.test(text) &&
  URL.canParse(text) &&
  !/^\.|\.\./.test(new URL(text).hostname);

/** Names such as `https://www` are no links in a text. */
const hasPublicHost = (href: string): boolean =>
  isWebAddress(href) && new URL(href).hostname.includes('.');
