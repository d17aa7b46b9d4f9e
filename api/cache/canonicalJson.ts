/** The maximum depth of nested objects and lists. No input of the API has more than four levels. */
const maxDepth = 32;

/**
 * Serialises a parsed JSON value with the fields of objects in a fixed order.
 * @returns null if a different value has the same text, or if it is nested too deeply
 */
export function canonicalJson(value: unknown): string | null {
  return write(value, 0);
}

function write(value: unknown, level: number): string | null {
  // JSON has no text for a number such as 1e400, which is read as Infinity.
  if (typeof value === 'number' && !Number.isFinite(value)) return null;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (level === maxDepth) return null;
  if (Array.isArray(value)) {
    const parts = value.map((each) => write(each, level + 1));
    return parts.includes(null) ? null : `[${parts.join()}]`;
  }
  const parts = Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, each]) => {
      const text = write(each, level + 1);
      return text === null ? null : `${JSON.stringify(name)}:${text}`;
    });
  return parts.includes(null) ? null : `{${parts.join()}}`;
}
