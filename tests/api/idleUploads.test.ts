import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import express from 'express';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { uploadRequests } from '../../api/graphql/uploadRequests.ts';
import { limitBodyTime, limitIdleTime, maxIdleTime } from '../../api/http/slowClients.ts';
import { readFixture } from '../support/files.ts';
import { useLoggedApi } from '../support/loggedApi.ts';
import { openUpload, part } from '../support/multipart.ts';
import { filesIn } from '../support/storedFiles.ts';
import { watchTemporaryFiles } from '../support/temporaryFiles.ts';

const logged = useLoggedApi();
const temporaryFiles = watchTemporaryFiles();
beforeAll(async () => {
  await logged.api.services.prisma.culturalCategory.create({ data: { categoryName: 'Dance' } });
});
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

const query = `mutation ($media: Upload) {
  createAboutEthiopia(
    input: { title: "Dance", description: "It moves.", categoryId: "1" }
    media: $media
  ) { id }
}`;
const operations = part('name="operations"', JSON.stringify({ query, variables: { media: null } }));
const map = part('name="map"', '{"0":["variables.media"]}');
const film = part('name="0"; filename="dance.mp4"', await readFixture('place-loci.mp4'));

/** Lets one interval after the other pass until something has happened; bytes on their way arrive between. */
async function whileIdle<Result>(work: Promise<Result>): Promise<Result> {
  let isDone = false;
  const done = work.finally(() => (isDone = true));
  await expect
    .poll(() => {
      vi.advanceTimersByTime(maxIdleTime);
      return isDone;
    })
    .toBe(true);
  return done;
}

describe('an upload that stops sending bytes', () => {
  it.each([
    ['before its map', [operations.subarray(0, -9)], 408],
    ['before its file', [operations, map, film.subarray(0, '--boundary\r\n'.length)], 200],
    ['in the midst of its file', [operations, map, film.subarray(0, film.length / 2)], 200],
  ])('%s is ended, and leaves no file behind', async (_when, parts, status) => {
    const { api, admin } = logged;
    const upload = openUpload(api.url, admin.accessToken).on('error', () => undefined);
    const closed = new Promise((resolve) => upload.once('close', resolve));
    const answered = once(upload, 'response').then(async ([response]: IncomingMessage[]) => [
      response?.statusCode,
      JSON.parse(await text(response as IncomingMessage)) as unknown,
    ]);
    upload.write(Buffer.concat(parts));
    const [answer] = await whileIdle(Promise.all([answered, closed]));
    const message = 'The upload was interrupted. Please try again.';
    expect(answer).toMatchObject([status, { errors: [{ message }] }]);
    await expect.poll(temporaryFiles).toEqual([]);
    expect(await filesIn(api.mediaFolder)).toEqual([]);
    expect(await api.services.prisma.unusedFile.count()).toBe(0);
    expect(await api.services.prisma.aboutEthiopia.count()).toBe(0);
    expect(logged.levels().filter((level) => level >= 50)).toEqual([]);
  });
});

it('an upload whose body the time limit has ended is not answered twice', async () => {
  const { api, admin } = logged;
  const app = express().use(uploadRequests(api.services));
  const server = createServer((request, response) => {
    limitBodyTime(request, response, {}, 50);
    app(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const upload = openUpload(url, admin.accessToken).on('error', () => undefined);
  const closed = new Promise((resolve) => upload.once('close', resolve));
  const answered = once(upload, 'response') as Promise<IncomingMessage[]>;
  upload.write(operations);
  expect((await answered)[0]?.statusCode).toBe(408);
  await closed;
  server.close();
});

it('a slow request is not treated as idle', async () => {
  const onIdle = vi.fn();
  const server = createServer((request, response) => {
    limitIdleTime(request, onIdle);
    void text(request).then((body) => response.end(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const arrived = once(server, 'request') as Promise<[IncomingMessage]>;
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 60\r\n\r\n');
  const [request] = await arrived;
  for (let count = 1; count < 60; count++) {
    const before = request.socket.bytesRead;
    socket.write('x');
    await expect.poll(() => request.socket.bytesRead).toBe(before + 1);
    vi.advanceTimersByTime(maxIdleTime);
  }
  expect(onIdle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(maxIdleTime);
  expect(onIdle).toHaveBeenCalledTimes(1);
  socket.end('x');
  expect(await text(socket)).toContain('x'.repeat(60));
  vi.advanceTimersByTime(maxIdleTime);
  expect(onIdle).toHaveBeenCalledTimes(1);
  server.close();
});
