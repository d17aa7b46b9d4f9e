import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { CachedResponse } from '../../api/cache/cachedResponse.ts';

it('the size of a cached response is a whole number', () => {
  for (const body of ['', 'a', 'ሰላም', 'even']) {
    expect(Number.isInteger(new CachedResponse(200, {}, body).size), body).toBe(true);
  }
});

it('is not sent after another response', async () => {
  const server = createServer((request, response) => {
    response.writeHead(408).end('late');
    new CachedResponse(200, {}, 'x'.repeat(10_000)).send(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const headers = { 'accept-encoding': 'br' };
  const response = await fetch(`http://127.0.0.1:${String(port)}/`, { headers });
  expect([response.status, await response.text()]).toEqual([408, 'late']);
  server.close();
});
