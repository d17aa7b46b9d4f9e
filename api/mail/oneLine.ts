/** The longest a header of a letter may be, in characters. */
const maxHeader = 200;

/**
 * Text that is safe as the value of a header: what a visitor wrote must not begin a new line, which
 * would be a header of the visitor's own.
 */
export function oneLine(text: string, limit = maxHeader): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return Array.from(line).slice(0, limit).join('');
}
