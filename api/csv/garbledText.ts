import { upperControls } from './windows1252.ts';

/** What the second and further bytes of a letter in UTF-8 are in Windows-1252. */
const continuation = `[\\u0080-\\u00bf${upperControls.replaceAll('\ufffd', '')}]`;

/** How texts look that went through an encoding which has not their letters. */
const garbled = new RegExp(
  [
    // What could not be decoded, and what could not be encoded: "Abebe ?????".
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

/** Whether a text has letters beyond ASCII that came through. */
export const hasIntactLetters = (text: string): boolean =>
  /(?!\p{ASCII})\p{L}/u.test(text) && !isGarbled(text);
