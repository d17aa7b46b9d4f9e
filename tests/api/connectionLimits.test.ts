import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { concurrencyLimit, maxConcurrent } from '../../api/http/concurrencyLimit.ts';
import { handleInOrder } from '../../api/http/pipelining.ts';
import { requestListener } from '../../api/requestListener.ts';
import { endStalledConnections } from '../../api/http/slowClients.ts';
import { type Api, startApi } from '../support/api.ts';

const opened: { destroy(): void }[] = [];
afterEach(() => {
  for (const each of opened.splice(0)) each.destroy();
});

function socketTo(port: number): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  opened.push(socket);
  return socket;
}

async function started(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  opened.push({ destroy: () => void server.close() });
  return (server.address() as AddressInfo).port;
}

/** What a server responds on a socket, up to the end of the first line or further. */
async function firstLine(socket: Socket): Promise<string> {
  let text = '';
  for await (const chunk of socket) {
    text += String(chunk);
    if (text.includes('\r\n')) break;
  }
  return text.split('\r\n')[0] ?? '';
}

it('a connection that reads nothing is closed, and one that reads slowly is not', async () => {
  const server = createServer((_request, response) => {
    // More than the buffers of the system hold.
    Readable.from(Array.from({ length: 100 }, () => Buffer.alloc(500_000))).pipe(response);
  });
  const port = await started(server);
  const stop = endStalledConnections(server, { limit: 1_000, every: 50 });
  const [idle, reading] = [socketTo(port), socketTo(port)];
  let received = 0;
  reading.on('data', (chunk: Buffer) => (received += chunk.length));
  reading.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  await once(reading, 'end');
  expect(received).toBeGreaterThan(50_000_000);

  const arrived = once(server, 'request') as Promise<[IncomingMessage]>;
  idle.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  const [{ socket }] = await arrived;
  await once(socket, 'close');
  expect(socket.destroyed).toBe(true);
  stop();
});

it('requests of a connection are handled one after the other, and not after its end', async () => {
  const handled: string[] = [];
  const server = createServer(
    handleInOrder(({ url = '' }, response) => {
      handled.push(url);
      if (url !== '/waiting') response.end(url);
    }),
  );
  const connected = once(server, 'connection') as Promise<[Socket]>;
  const socket = socketTo(await started(server));
  const paths = ['/first', '/second', '/waiting', '/last'];
  socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''));
  await expect.poll(() => handled).toEqual(['/first', '/second', '/waiting']);
  const [accepted] = await connected;
  const closed = once(accepted, 'close');
  socket.destroy();
  await closed;
  await setImmediate();
  expect(handled).toHaveLength(3);
});

it('a request whose connection was reset does not count as running', async () => {
  const isOverLimit = concurrencyLimit(() => false, {});
  const server = createServer((request, response) => {
    if (!isOverLimit(request, response) && request.url !== '/slow') response.end('x');
  });
  const port = await started(server);
  for (let count = 0; count < maxConcurrent; count += 1) {
    const socket = socketTo(port);
    socket.write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n');
    const [{ socket: received }] = (await once(server, 'request')) as [IncomingMessage];
    // As when the system reports the reset.
    received.destroy();
  }
  const again = socketTo(port);
  again.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  expect(await firstLine(again)).toContain('200');
});

describe('requests of one address', () => {
  const pending =
    'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n';
  const portOf = (api: Api) => Number(new URL(api.url).port);

  it('are refused while too many are running, and accepted after that', async () => {
    const api = await startApi({}, { TRUSTED_PROXIES: 'loopback' });
    try {
      const socketsOf = async (address: string, count: number) => {
        const sockets = Array.from({ length: count }, () => socketTo(portOf(api)));
        for (const socket of sockets)
          socket.write(`${pending}X-Forwarded-For: ${address}\r\n\r\n{`);
        return Promise.resolve(sockets);
      };
      const held = await socketsOf('2001:db8::1', maxConcurrent + 1);
      // The last request gets a response; the others wait for their bodies.
      expect(await Promise.any(held.map(firstLine))).toContain('429');
      const [other] = await socketsOf('2001:db8:1::1', 1);
      other?.write('"query":}');
      expect(await firstLine(other as Socket)).toContain('400');
      for (const socket of held) socket.destroy();
      await expect
        .poll(async () => {
          const [again] = await socketsOf('2001:db8::2', 1);
          again?.write('"query":}');
          return firstLine(again as Socket);
        })
        .toContain('400');
    } finally {
      await api.stop();
    }
  });
});

it('a client that has reset its connection does not end the process', async () => {
  const api = await startApi();
  try {
    for (let count = 0; count < 20; count += 1) {
      const socket = socketTo(Number(new URL(api.url).port));
      await once(socket, 'connect');
      socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n', () => socket.resetAndDestroy());
    }
    expect((await fetch(`${api.url}/about`)).status).toBe(200);
  } finally {
    await api.stop();
  }
});

describe('a body that comes too slowly', () => {
  it('is not waited for where nothing reads it', async () => {
    const api = await startApi();
    try {
      const socket = socketTo(Number(new URL(api.url).port));
      socket.write('POST /nothing HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n1');
      expect(await firstLine(socket)).toContain('404');
    } finally {
      await api.stop();
    }
  });

  it.each([
    ['GET', '/about', 'text/plain'],
    ['POST', '/contact-us', 'multipart/form-data; boundary=b'],
    ['POST', '/graphql', 'application/json'],
  ])('is not waited for: %s %s', async (method, path, type) => {
    const api = await startApi();
    try {
      const services = { ...api.services };
      const listener = requestListener(
        ((_request: unknown, _response: unknown) => undefined) as never,
        { handle: () => new Promise<void>(() => undefined) } as never,
        services,
        { 'X-Of-All': 'yes' },
        50,
      );
      const port = await started(createServer(listener));
      const socket = socketTo(port);
      socket.write(
        `${method} ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 10\r\n\r\n1`,
      );
      const response = await text(socket);
      expect(response).toMatch(/^HTTP\/1\.1 408 [^]*X-Of-All: yes/);
      expect(response).toContain('This took too long. Please try again later.');
    } finally {
      await api.stop();
    }
  });
});
