import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, inject, it } from 'vitest';
import { admin, ask, signIn } from '../bench/site.ts';
import { picture } from '../support/files.ts';
import { spawnServer } from '../support/serverProcess.ts';

const dataDir = inject('filledFolder');

const boundary = 'the-boundary';
const operations = JSON.stringify({
  query: `mutation ($image: Upload) { createPost(input: { postTitle: "Slow" }, image: $image) { id } }`,
  variables: { image: null },
});
const part = (name: string, content: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${content}`;
const opening = [
  part('operations', `\r\n\r\n${operations}\r\n`),
  part('map', '\r\n\r\n{"0":["variables.image"]}\r\n'),
  part('0', '; filename="slow.jpg"\r\n\r\n'),
].join('');

/** Begins to send a picture, without its bytes. */
async function beginUpload(url: string) {
  const token = await signIn(url);
  const upload = request(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      authorization: `Bearer ${token}`,
      'apollo-require-preflight': 'true',
      expect: '100-continue',
    },
  });
  upload.flushHeaders();
  // The server reports when it has begun to respond.
  await once(upload, 'continue');
  upload.write(opening);
  return upload;
}

const takesRequests = (url: string) =>
  fetch(`${url}/healthz`).then(
    () => true,
    () => false,
  );

it('completes a running upload before it ends, even a slow one', async () => {
  const server = spawnServer(dataDir, { ...admin, CLOSE_SECONDS: '600' });
  const url = await server.up;
  const upload = await beginUpload(url);
  server.child.kill('SIGTERM');
  await expect.poll(() => takesRequests(url)).toBe(false);
  const content = await picture('jpeg', 600, 400);
  for (let start = 0; start < content.length; start += 500) {
    // Each part is sent before the next is written.
    await new Promise((resolve) => upload.write(content.subarray(start, start + 500), resolve));
  }
  const answered = once(upload, 'response') as Promise<[IncomingMessage]>;
  upload.end(`\r\n--${boundary}--\r\n`);
  const [response] = await answered;
  expect(await text(response)).toMatch(/"createPost":\{"id"/);
  expect(await server.ended).toBe(0);

  const next = spawnServer(dataDir);
  const posts = await ask(await next.up, '{ posts { nodes { postTitle } } }');
  expect(JSON.stringify(posts)).toMatch(/Slow/);
  next.child.kill('SIGTERM');
  expect(await next.ended).toBe(0);
});

it('does not wait for an upload that never ends', async () => {
  const server = spawnServer(dataDir, { ...admin, CLOSE_SECONDS: '1' });
  const upload = await beginUpload(await server.up);
  const broken = once(upload, 'error');
  server.child.kill('SIGTERM');
  await broken;
  expect(await server.ended).toBe(0);
});
