import { addressesIn, type TextLink } from '../../../api/shared/content/textLinks.rules.ts';
import { telephoneLink } from './telephoneLink.ts';

/**
 * Telephone numbers of New Zealand (landlines, mobiles, free ones) and international ones. Each has
 * more digits than a date, and its first group ends where those of bank accounts continue.
 */
const telephoneNumber = new RegExp(
  String.raw`(?<![\p{L}\p{N}+.,:/$€£#@_-])(?<!\d\s)(?:` +
    [
      String.raw`\+\d{1,3}(?:[\s-]?\(\d{1,3}\))?(?:[\s-]?\d){6,12}`,
      String.raw`(?:\(0[34679]\)|0[34679])[\s-]?\d{3}[\s-]?\d{4}`,
      String.raw`(?:\(02\d\)|02\d)(?:[\s-]?\d){6,8}`,
      String.raw`0[58]0[08](?:[\s-]?\d){6,7}`,
    ].join('|') +
    String.raw`)(?![\p{L}\p{N}_@]|[\s.,:/-]?\d)`,
  'gu',
);

function telephoneNumbersIn(text: string): TextLink[] {
  return Array.from(text.matchAll(telephoneNumber), ({ 0: number, index }) => ({
    start: index,
    end: index + number.length,
    href: telephoneLink(number),
  }));
}

/** The web addresses, email addresses and telephone numbers in a text, in their order. */
export function textLinks(text: string): TextLink[] {
  const addresses = addressesIn(text);
  const numbers = telephoneNumbersIn(text).filter((number) =>
    addresses.every(({ start, end }) => number.end <= start || number.start >= end),
  );
  return [...addresses, ...numbers].sort((one, other) => one.start - other.start);
}
