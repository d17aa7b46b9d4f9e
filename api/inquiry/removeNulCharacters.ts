/** Removes U+0000, which the database cannot store in a text. */
export function removeNulCharacters(input: object): object {
  return Object.fromEntries(
    Object.entries(input).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? value.replaceAll('\0', '') : value,
    ]),
  );
}
