/**
 * The lines of a typed text: runs of blank lines become one, as an empty string; blank lines at
 * either end are removed (docs/product/site.md, section 2.7).
 */
export function normaliseLines(text: string): string[] {
  const lines = text
    .trim()
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim());
  return lines.filter((line, index) => line !== '' || (index > 0 && lines[index - 1] !== ''));
}
