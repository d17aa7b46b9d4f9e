/** Leaves out the one character that the database cannot keep in a text. */
export function removeNulCharacters(input: object): object {
  return Object.fromEntries(
    Object.entries(input).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? value.replaceAll('\0', '') : value,
    ]),
  );
}
