/** Characters of a mail header at most. */
const maxHeaderLength = 200;

/**
 * Text that is safe as the value of a mail header: a line break in what a visitor wrote would begin
 * another header.
 */
export function oneLine(text: string, limit = maxHeaderLength): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return Array.from(line).slice(0, limit).join('');
}
