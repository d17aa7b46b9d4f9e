import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, type HttpServer } from '../../api/http/httpServer.ts';
import { answerRefusedRequests } from '../../api/http/refusedRequests.ts';

const headers = { 'X-Content-Type-Options': 'nosniff' };
const host = 'Host: x\r\n';

/** Everything that a port responds to what is written to it. */
async function answerOf(port: number, request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(request);
  return text(socket);
}

describe('a request that Node refuses by itself', () => {
  let server: HttpServer;
  beforeAll(async () => {
    server = await listen(0, headers);
  });
  afterAll(() => server.close(1));

  it.each([
    ['is no HTTP', 'nonsense\r\n\r\n', 400],
    [
      'has too long a header',
      `GET / HTTP/1.1\r\n${host}Cookie: ${'x'.repeat(17_000)}\r\n\r\n`,
      431,
    ],
    ['expects what is not offered', `GET / HTTP/1.1\r\n${host}Expect: tea\r\n\r\n`, 417],
  ])(
    'because it %s gets the headers and words of other failures',
    async (_why, request, status) => {
      const [head = '', body] = (await answerOf(server.port, request)).split('\r\n\r\n');
      const [line = '', ...lines] = head.split('\r\n');
      expect(line).toMatch(new RegExp(`^HTTP/1.1 ${String(status)} \\w`));
      expect(lines).toEqual(
        expect.arrayContaining([
          'X-Content-Type-Options: nosniff',
          'Content-Type: text/plain; charset=utf-8',
          'Connection: close',
        ]),
      );
      expect(body).toContain('Bad request');
    },
  );

  it('gets the same headers and words after another request on the connection', async () => {
    const socket = connect(server.port, '127.0.0.1');
    let answers = '';
    socket.on('data', (chunk: Buffer) => (answers += String(chunk)));
    socket.write(`GET /healthz HTTP/1.1\r\n${host}\r\n`);
    await expect.poll(() => answers).toMatch(/starting\n/);
    answers = '';
    socket.write('nonsense\r\n\r\n');
    await once(socket, 'close');
    expect(answers).toMatch(/^HTTP\/1.1 400 Bad Request[^]*nosniff/);
  });
});

const chunked = `POST / HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\n`;
const plain = `GET / HTTP/1.1\r\n${host}\r\n`;

describe('a second response is not written', () => {
  let server: Server;
  let heard: number;
  beforeAll(async () => {
    // The first request of a connection gets the beginning of a response, others wait.
    server = createServer((request, response) => {
      heard += 1;
      if (request.url !== '/later') response.writeHead(200).write('the beginning');
    });
    answerRefusedRequests(server, headers);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => server.close());

  it.each([
    ['into a response that has begun', chunked, 'no chunk\r\n'],
    ['into one before the latest', plain, `${plain.replace('/', '/later')}nonsense\r\n\r\n`],
    ['in the place of one that is to come', plain.replace('/', '/later'), 'nonsense\r\n\r\n'],
  ])('%s', async (_where, first, second) => {
    heard = 0;
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += String(chunk)));
    socket.write(first);
    await expect.poll(() => heard).toBe(1);
    if (!first.includes('later')) await expect.poll(() => answer).toContain('the beginning');
    socket.write(second);
    await once(socket, 'close');
    expect(answer).not.toContain('400');
  });
});
