import Upload from 'graphql-upload/Upload.mjs';

/** The path of a variable, by GraphQL's rule for names. Files in lists or objects are not accepted. */
const variablePath = /^variables\.[_A-Za-z][_0-9A-Za-z]*$/;

/**
 * Whether the paths in the `map` of a multipart request lead to variables. An invalid map is left
 * to graphql-upload to refuse.
 */
export function namesOnlyVariables(map: string): boolean {
  try {
    const paths = Object.values(JSON.parse(map) as object).flat();
    return paths.every((path) => typeof path !== 'string' || variablePath.test(path));
  } catch {
    return true;
  }
}

/**
 * Whether each file in the `map` of a multipart request has its own variable in the operation.
 * Otherwise a file would be lost, and the rest saved without it.
 * @param count the number of files in the map
 * @param operation with the files in the places that the map names
 */
export function hasPlaceForFiles(count: number, operation: object): boolean {
  const placed = new Set(
    uploadsIn('variables' in operation ? operation.variables : {}).map(([, upload]) => upload),
  );
  return placed.size === count;
}

/** The files among variables, with the names of their variables. */
export function uploadsIn(variables: unknown): [name: string, Upload][] {
  const entries = Object.entries((variables ?? {}) as Record<string, unknown>);
  return entries.filter((entry): entry is [string, Upload] => entry[1] instanceof Upload);
}
