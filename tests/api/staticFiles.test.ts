import { once } from 'node:events';
import type { ReadStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express, { type RequestHandler } from 'express';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { staticFiles } from '../../api/http/staticFiles.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'static-'));
  await writeFile(join(folder, 'small.js'), 'export {};');
  // Larger than the buffers of a connection.
  await writeFile(join(folder, 'large.js'), Buffer.alloc(20_000_000, ' '));
});
afterAll(() => rm(folder, { recursive: true }));

async function listen(listener: RequestHandler) {
  const server = createServer(express().use(listener)).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

test('a file is closed if the client aborts its download', async () => {
  const serve = staticFiles(folder, {});
  const files: ReadStream[] = [];
  const address = await listen((request, response, next) => {
    response.on('pipe', (file: ReadStream) => files.push(file));
    void serve(request, response, next);
  });

  const request = get(`${address}/large.js`);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  await once(response, 'readable');
  request.destroy();

  await expect.poll(() => files.map(({ closed }) => closed), { timeout: 10_000 }).toEqual([true]);
});

test('a range is ignored', async () => {
  const address = await listen(staticFiles(folder, {}));
  const answer = await fetch(`${address}/small.js`, { headers: { range: 'bytes=-5' } });
  expect([answer.status, await answer.text()]).toEqual([200, 'export {};']);
});

test('a file that was removed ends only its own response', async () => {
  const address = await listen(staticFiles(folder, {}));
  await rm(join(folder, 'large.js'));

  await expect(fetch(`${address}/large.js`).then((answer) => answer.text())).rejects.toThrow();

  const next = await fetch(`${address}/small.js`);
  expect(await next.text()).toBe('export {};');
});
