import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import type { ClientRequest } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { video } from '../support/files.ts';
import { firstAdmin, signInFirstAdmin } from '../support/firstAdmin.ts';
import { end, openUpload, part } from '../support/multipart.ts';
import { type ServerProcess, spawnServer } from '../support/serverProcess.ts';

const megabyte = 1_000_000;

const dataDir = inject('filledFolder');
const mediaFolder = join(dataDir, 'media');

let server: ServerProcess;
let url: string;
let accessToken: string;
beforeAll(async () => {
  server = spawnServer(dataDir, { ...firstAdmin, LOG_LEVEL: 'debug' });
  url = await server.up;
  accessToken = await signInFirstAdmin(url);
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
});

/** The server's memory in bytes, as the operating system counts it. */
function memory(): number {
  return (
    Number(execFileSync('ps', ['-o', 'rss=', '-p', String(server.child.pid)]).toString()) * 1024
  );
}

const operations = {
  query: `mutation ($media: Upload) {
    createAboutEthiopia(
      input: { title: "A long video", description: "It is long.", categoryId: "1" }
      media: $media
    ) { mediaUrl }
  }`,
  variables: { media: null },
};
const opening = Buffer.concat([
  part('name="operations"', JSON.stringify(operations)),
  part('name="map"', '{"0":["variables.media"]}'),
  part('name="0"; filename="long.mp4"').subarray(0, -2),
]);

function openVideo(): ClientRequest {
  const upload = openUpload(url, accessToken);
  upload.write(opening);
  return upload;
}

/** Sends a video in chunks of one megabyte, as fast as the server takes them. */
async function sendVideo(upload: ClientRequest, megabytes: number) {
  upload.write(video(megabyte));
  const chunk = Buffer.alloc(megabyte, 1);
  for (let sent = 1; sent < megabytes; sent++) {
    if (!upload.write(chunk)) await new Promise((resolve) => upload.once('drain', resolve));
  }
}

const storedVideos = () =>
  existsSync(mediaFolder)
    ? readdirSync(mediaFolder, { recursive: true, encoding: 'utf8' }).filter(
        (name) => name.includes('long') || /\.unfinished\/./.test(name),
      )
    : [];

describe('a video of 100 MB', () => {
  it('is uploaded with a steady use of memory', async () => {
    const before = memory();
    let most = before;
    const watch = setInterval(() => (most = Math.max(most, memory())), 100);
    const upload = openVideo();
    const answered = new Promise<string>((resolve, reject) => {
      upload.once('response', (response) => resolve(text(response)));
      upload.once('error', reject);
    });
    try {
      await sendVideo(upload, 100);
      upload.end(Buffer.concat([Buffer.from('\r\n'), end]));
      expect(await answered).toContain('long.mp4');
    } finally {
      clearInterval(watch);
    }
    expect(storedVideos()).toHaveLength(1);
    expect((most - before) / megabyte).toBeLessThan(64);
  });

  it('that is cancelled leaves nothing behind', async () => {
    const before = storedVideos();
    const upload = openVideo();
    upload.on('error', () => undefined);
    await sendVideo(upload, 60);
    upload.destroy();
    // Each completed request is logged.
    await expect.poll(() => server.output()).toContain('"isWhole":false');
    await expect.poll(storedVideos).toEqual(before);
  });
});
