import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { listen } from '../../api/http/httpServer.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('a running request gets the given number of seconds, and its connection is closed after that', async () => {
  const server = await listen(0, {});
  const begun = new Promise<IncomingMessage>((resolve) => server.serve(resolve));
  const client = connect(server.port, '127.0.0.1');
  client.on('error', () => undefined);
  client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  const { socket } = await begun;

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const closed = server.close(7);
  vi.advanceTimersByTime(6_999);
  expect(socket.destroyed).toBe(false);
  vi.advanceTimersByTime(1);
  expect(socket.destroyed).toBe(true);
  await closed;
});
