/** The maximum length of a mail header, in characters. */
const maxHeaderLength = 200;

/**
 * Makes a text safe as the value of a mail header. A line break in a visitor's text would start
 * another header.
 */
export function oneLine(text: string, limit = maxHeaderLength): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return Array.from(line).slice(0, limit).join('');
}
