/**
 * The characters of Windows-1252 at 0x80 to 0x9F, by the Encoding Standard; U+FFFD for unassigned
 * ones. The rest equals Latin-1. The decoder of Node 20 treats all of it as Latin-1.
 */
export const upperControls = '€\ufffd‚ƒ„…†‡ˆ‰Š‹Œ\ufffdŽ\ufffd\ufffd‘’“”•–—˜™š›œ\ufffdžŸ';

/** Decodes bytes that `isWindows1252` has accepted. */
export const windows1252Text = (content: Buffer): string =>
  content
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (control) => upperControls.charAt(control.charCodeAt(0) - 0x80));

/** Whether bytes can be a text: letters, and no control characters except tabs and line breaks. */
export const isWindows1252 = (content: Buffer): boolean =>
  !/[^\P{Cc}\t\r\n]|\ufffd/u.test(windows1252Text(content));
