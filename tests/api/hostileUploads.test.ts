import { expect, it } from 'vitest';
import { picture } from '../support/files.ts';
import { useLoggedApi } from '../support/loggedApi.ts';
import { end, multipartHeaders, part } from '../support/multipart.ts';

const logged = useLoggedApi();

const query = `mutation ($image: Upload) {
  createPost(input: { postTitle: "News" }, image: $image) { id }
}`;

const binary = 'Content-Type: application/octet-stream\r\n';
const operations = (variables: unknown = { image: null }) =>
  part('name="operations"', JSON.stringify({ query, variables }));
const opening = (map: unknown = { 0: ['variables.image'] }, variables?: unknown) =>
  Buffer.concat([operations(variables), part('name="map"', JSON.stringify(map))]);

async function send(...parts: Buffer[]) {
  const response = await fetch(`${logged.api.url}/graphql`, {
    method: 'POST',
    headers: multipartHeaders(logged.admin.accessToken),
    body: new Uint8Array(Buffer.concat(parts)),
  });
  const text = await response.text();
  const { errors = [] } = JSON.parse(text) as { errors?: { extensions: { code: string } }[] };
  return { text, status: response.status, codes: errors.map(({ extensions }) => extensions.code) };
}

const png = await picture('png');
const file = part('name="0"; filename="x.png"', png);
const placed = (...paths: string[]) => [opening({ 0: paths }), file, end];
const failures = () => logged.levels().filter((level) => level >= 50);

it.each<[string, Buffer[]]>([
  ['without a name', [opening(), part('name="0"', png, binary), end]],
  ['with an empty name', [opening(), part('name="0"; filename=""', png, binary), end]],
  ['with a name of dots', [opening(), part('name="0"; filename=".."', png), end]],
  ['with NUL in its name', [opening(), part(`name="0"; filename*=utf-8''a%00b`, png), end]],
  [
    'with an endless name',
    [opening(), part(`name="0"; filename="${'x'.repeat(9_000)}"`, png), end],
  ],
])('a file %s is stored', async (_what, parts) => {
  const { codes, text } = await send(...parts);
  expect(codes, text).toEqual([]);
  expect(failures()).toEqual([]);
});

it.each<[string, Buffer[]]>([
  ['an empty name of a file', [opening(), part('name="0"; filename=""', png), end]],
  ['NUL in the name of a file', [opening(), part('name="0"; filename="a\0b.png"', png), end]],
  ['NUL in the name of a part', [opening(), part('name="0\0"; filename="b.png"', png), end]],
  ['a part without a name', [opening(), part('filename="x.png"', png), end]],
  ['a field in place of a file', [opening(), part('name="0"', 'words'), end]],
  ['no file', [opening(), end]],
  ['an empty file', [opening(), part('name="0"; filename="x.png"'), end]],
  ['a file under another name', [opening(), part('name="1"; filename="x.png"', png), end]],
  [
    'a file that the map does not name',
    [opening(), part('name="1"; filename="x.png"', png), file, end],
  ],
  ['a header without an end', [opening(), Buffer.from('--boundary\r\nContent-Disposition: form')]],
  ['an endless header', [opening(), part(`name="${'x'.repeat(99_000)}"; filename="x"`, png), end]],
  ['a header of nonsense', [opening(), Buffer.from('--boundary\r\n\0: \x01\r\n\r\nx\r\n'), end]],
  ['a body without an end', [opening(), file]],
  ['a body that ends in a file', [opening(), file.subarray(0, -20)]],
  ['nothing', []],
  ['only an end', [end]],
  ['a map before the operations', [part('name="map"', '{}'), operations(), file, end]],
  ['a map that is no JSON', [operations(), part('name="map"', 'words'), file, end]],
  ['a map of nothing', [opening(null), file, end]],
  ['a file before the map', [operations(), file, end]],
  ['operations twice', [opening(), operations(), end]],
  ['operations that are a file', [part('name="operations"; filename="x"', '{}'), end]],
  ['words for a file', [opening({}, { image: 'words' }), end]],
  ['a file within a list', [opening({ 0: ['variables.image.0'] }), file, end]],
  ['a file for the query', [opening({ 0: ['query'] }), file, end]],
  ['a file for the name of the operation', [opening({ 0: ['operationName'] }), file, end]],
  ['a file for a persisted query', [opening({ 0: ['extensions.persistedQuery'] }), file, end]],
  ['a file for a hash', [opening({ 0: ['extensions.persistedQuery.sha256Hash'] }), file, end]],
  [
    'a file in a file',
    [opening({ 0: ['variables.image'], 1: ['variables.image.promise'] }), file, end],
  ],
])('reports bad input, and not an internal error: %s', async (_what, parts) => {
  const { codes, text } = await send(...parts);
  expect(codes, text).toEqual([expect.stringMatching(/^BAD_(USER_INPUT|REQUEST)$/)]);
  expect(failures()).toEqual([]);
});

it.each<[string, Buffer[]]>([
  ['nowhere', placed('')],
  ['to no variable', placed('variables')],
  ['to a variable without a name', placed('variables.')],
  ['to the length of the operation', placed('length')],
  ['to a prototype', placed('__proto__.image')],
  ['to the prototype of the variables', placed('variables.__proto__')],
  ['to an operation of a list', placed('0.variables.image')],
  ['to a variable that is not declared', placed('variables.picture')],
  ['into a variable', placed('variables.picture.image')],
  ['to an unknown field', placed('image')],
  // A library that follows it needs memory by the square of its length.
  ['down a path without an end', placed('a.'.repeat(90_000))],
  ['down a path of numbers', placed('0.'.repeat(90_000))],
  ['down a path into a variable', placed(`variables.image${'.a'.repeat(90_000)}`)],
  ['to a variable and down a path', placed('variables.image', 'a.'.repeat(90_000))],
  ['to no path', placed()],
  ['and is not in the map', [opening({}), file, end]],
  [
    'to the variable of another file',
    [
      opening({ 0: ['variables.image'], 1: ['variables.image'] }),
      file,
      part('name="1"; filename="y.png"', png),
      end,
    ],
  ],
])('saves nothing if a file is mapped %s', async (_what, parts) => {
  const { post } = logged.api.services.prisma;
  const before = await post.count();
  const { codes, text, status } = await send(...parts);
  expect(status).toBe(400);
  expect(codes, text).toEqual([expect.stringMatching(/^BAD_(USER_INPUT|REQUEST)$/)]);
  expect(failures()).toEqual([]);
  expect(await post.count()).toBe(before);
});
