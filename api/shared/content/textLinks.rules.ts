/** A link in a text. */
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
  })).filter(({ href }) => isSafeAddress(href));
}

function addressOf(written: string): string {
  if (/^https?:/i.test(written)) return written;
  return /^www\./i.test(written) ? `https://${written}` : `mailto:${written}`;
}

/**
 * Whether a text may link to an address. A user name before the host, as in
 * `https://bank.co.nz@example.org`, can deceive readers.
 */
export function isSafeAddress(href: string): boolean {
  if (!URL.canParse(href)) return false;
  const { protocol, username, hostname } = new URL(href);
  return protocol === 'mailto:' || (username === '' && hostname.includes('.'));
}
