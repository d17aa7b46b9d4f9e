import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { useAdmin, useApi } from '../support/useApi.ts';
import { picture } from '../support/files.ts';
import { end, openUpload, part } from '../support/multipart.ts';
import { watchTemporaryFiles } from '../support/temporaryFiles.ts';

const api = useApi();
const admin = useAdmin(api);
const openFiles = watchTemporaryFiles();

const png = await picture('png');
const file = part('name="0"; filename="x.png"', png);
const query = `mutation ($image: Upload) {
  createPost(input: { postTitle: "News" }, image: $image) { id }
}`;
const opening = (paths: string[], document = query) =>
  Buffer.concat([
    part('name="operations"', JSON.stringify({ query: document, variables: { image: null } })),
    part('name="map"', JSON.stringify({ 0: paths })),
  ]);

it.each([
  ['twice', [opening(['variables.image']), file, file]],
  ['twice, and belongs to no variable', [opening([]), file, file]],
  ['and nobody waits for', [opening([], '{ viewer { id } }'), file]],
])(
  'the temporary file of a part that is sent %s is removed with the request',
  async (_how, parts) => {
    const upload = openUpload(api.url, admin.accessToken);
    const answered = once(upload, 'response');
    upload.end(Buffer.concat([...parts, end]));
    await answered;
    await expect.poll(openFiles).toEqual([]);
  },
);

it('a part that arrives after the response gets no temporary file', async () => {
  const upload = openUpload(api.url, admin.accessToken);
  const begun = opening(['variables.image'], '{ thereIsNoSuchField }');
  // The map is read when the next part begins.
  const line = '--boundary\r\n';
  upload.write(Buffer.concat([begun, Buffer.from(line)]));
  const [response] = (await once(upload, 'response')) as [IncomingMessage];
  response.resume();
  const closed = new Promise((resolve) => upload.once('close', resolve));
  // It depends on the machine whether the rest is read before the connection ends.
  upload.on('error', () => undefined);
  upload.end(Buffer.concat([file.subarray(line.length), end]));
  await closed;
  await api.query('{ posts { nodes { id } } }');
  await expect.poll(openFiles).toEqual([]);
});

it('a picture can be uploaded after the system has removed the folder of temporary files', async () => {
  await rm(tmpdir(), { recursive: true });
  const { errors } = await admin.upload(query, {}, { image: { name: 'x.png', content: png } });
  expect(errors).toBeUndefined();
});
