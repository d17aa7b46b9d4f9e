export interface TestFile {
  name: string;
  content: Buffer;
}

/** A GraphQL multipart request. */
export function multipart(
  query: string,
  variables: Record<string, unknown>,
  files: Record<string, TestFile>,
): FormData {
  const names = Object.keys(files);
  const body = new FormData();
  const empty = Object.fromEntries(names.map((name) => [name, null]));
  body.set('operations', JSON.stringify({ query, variables: { ...variables, ...empty } }));
  body.set(
    'map',
    JSON.stringify(Object.fromEntries(names.map((name) => [name, [`variables.${name}`]]))),
  );
  for (const [name, file] of Object.entries(files)) {
    body.set(name, new Blob([new Uint8Array(file.content)]), file.name);
  }
  return body;
}
