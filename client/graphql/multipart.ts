/** A GraphQL request over HTTP, with its operation as text. */
export interface GraphqlRequest {
  query: string;
  operationName?: string | null | undefined;
  variables: Record<string, unknown>;
}

/**
 * The multipart body of a request with files among its variables. @see
 * https://github.com/jaydenseric/graphql-multipart-request-spec
 */
export function multipart({ query, operationName, variables }: GraphqlRequest): FormData {
  const files = Object.entries(variables).filter(
    (entry): entry is [string, File] => entry[1] instanceof File,
  );
  const withoutFiles = { ...variables, ...Object.fromEntries(files.map(([name]) => [name, null])) };
  const body = new FormData();
  body.set('operations', JSON.stringify({ operationName, query, variables: withoutFiles }));
  body.set(
    'map',
    JSON.stringify(Object.fromEntries(files.map(([name]) => [name, [`variables.${name}`]]))),
  );
  for (const [name, file] of files) body.set(name, file);
  return body;
}
