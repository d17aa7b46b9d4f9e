/**
 * What Windows-1252 has at 0x80 to 0x9F, as the Encoding Standard says; U+FFFD where it has nothing. The
 * rest is as in Latin-1. The decoder of Node 20 takes all of it for Latin-1.
 */
export const upperControls = '€\ufffd‚ƒ„…†‡ˆ‰Š‹Œ\ufffdŽ\ufffd\ufffd‘’“”•–—˜™š›œ\ufffdžŸ';

/** Decodes what `isWindows1252` has found to be that. */
export const windows1252Text = (content: Buffer): string =>
  content
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (control) => upperControls.charAt(control.charCodeAt(0) - 0x80));

/** Whether these may be the bytes of a text: letters, and of the control characters tabs and line breaks. */
export const isWindows1252 = (content: Buffer): boolean =>
  !/[^\P{Cc}\t\r\n]|\ufffd/u.test(windows1252Text(content));
