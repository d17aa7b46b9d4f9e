/** A part of a text that leads somewhere. */
export interface TextLink {
  /** Offsets in the text, as `String.slice` takes them. */
  start: number;
  end: number;
  /** An address with one of the schemes http, https, mailto and tel. */
  href: string;
}

/**
 * Web addresses and e-mail addresses. The punctuation that ends a sentence, Ethiopic too, does not
 * belong to an address, nor a bracket that was opened before it. linkify-it would cost each page
 * 4 kB, and takes seconds for a host of thousands of letters.
 */
const address = new RegExp(
  String.raw`(?<![\p{L}\p{N}@./:_-])(?:https?:\/\/|www\.)` +
    String.raw`(?:\([^\s()]*\)|[^\s()<>"“”«»\u1361-\u1368])+(?<![.,;:!?'’…*\]}])` +
    '|' +
    String.raw`(?<![\p{L}\p{N}._%+/:@-])[a-z0-9][a-z0-9._%+-]{0,63}@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}`,
  'giu',
);

/** The web addresses and e-mail addresses in a text, in its order. */
export function addressesIn(text: string): TextLink[] {
  return Array.from(text.matchAll(address), ({ 0: written, index }) => ({
    start: index,
    end: index + written.length,
    href: addressOf(written),
  })).filter(({ href }) => isSafe(href));
}

function addressOf(written: string): string {
  if (/^https?:/i.test(written)) return written;
  return /^www\./i.test(written) ? `https://${written}` : `mailto:${written}`;
}

/** A name before the host, as in `https://bank.co.nz@example.org`, only serves to deceive. */
function isSafe(href: string): boolean {
  if (!URL.canParse(href)) return false;
  const { protocol, username, hostname } = new URL(href);
  return protocol === 'mailto:' || (username === '' && hostname.includes('.'));
}
