/** Letters as they are compared: without case, and "Māngere" like "Mangere". */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The entries in which each of the words occurs, at any place of any of their texts. */
export function matchEntries<Entry extends { title: string; details: string[] }>(
  entries: Entry[],
  words: string,
): Entry[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return entries.filter(({ title, details }) => {
    const text = plain([title, ...details].join('\n'));
    return wanted.every((word) => text.includes(word));
  });
}
