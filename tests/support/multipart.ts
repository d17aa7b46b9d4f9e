import { type ClientRequest, request } from 'node:http';

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

/** One part of a multipart body with the boundary `boundary`, for requests that are not well formed. */
export const part = (disposition: string, content: string | Buffer = '', type = '') =>
  Buffer.concat([
    Buffer.from(`--boundary\r\nContent-Disposition: form-data; ${disposition}\r\n${type}\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);

/** Ends the body that such parts make. */
export const end = Buffer.from('--boundary--\r\n');

/** The headers of a request with such a body. */
export const multipartHeaders = (accessToken: string) => ({
  'content-type': 'multipart/form-data; boundary=boundary',
  authorization: `Bearer ${accessToken}`,
  'apollo-require-preflight': 'true',
});

/** Starts a request with such a body, which the test writes in pieces. */
export const openUpload = (url: string, accessToken: string): ClientRequest =>
  request(`${url}/graphql`, { method: 'POST', headers: multipartHeaders(accessToken) });
