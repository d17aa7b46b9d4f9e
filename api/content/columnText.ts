/** The value of a column as a form sends it: the lines of a list of texts, an album as JSON. */
export function columnText(value: unknown): string {
  if (Array.isArray(value))
    return value.some((each) => typeof each === 'object')
      ? JSON.stringify(value)
      : value.join('\n');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
