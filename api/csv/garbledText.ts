import { upperControls } from './csvText.ts';

/** The characters of Windows-1252 for the continuation bytes of UTF-8. */
const continuation = `[\\u0080-\\u00bf${upperControls.replaceAll('\ufffd', '')}]`;

/** Signs that a text was saved or read in a wrong encoding. */
const garbled = new RegExp(
  [
    // Replacement characters for bytes that could not be decoded, or letters that could not be encoded: "Abebe ?????".
    String.raw`\ufffd`,
    String.raw`(?<![\p{L}\p{N}?=&/])\?{2,}(?![\p{L}\p{N}?])`,
    // UTF-8 read as Windows-1252: accents and macrons, Ethiopic letters, quotes and dashes, emoji.
    `[\\u00c2-\\u00c5]${continuation}`,
    String.raw`á[ˆ‰Š‹Œ\u008dŽ]`,
    `â[€¶·]${continuation}`,
    'ðŸ',
  ].join('|'),
  'u',
);

export const isGarbled = (text: string): boolean => garbled.test(text);

/** Whether a text contains non-ASCII letters that are not garbled. */
export const hasIntactLetters = (text: string): boolean =>
  /(?!\p{ASCII})\p{L}/u.test(text) && !isGarbled(text);
