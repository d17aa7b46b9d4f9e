import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, type HttpServer } from '../../api/http/httpServer.ts';
import { answerRefusedRequests } from '../../api/http/refusedRequests.ts';

const headers = { 'X-Content-Type-Options': 'nosniff' };
const host = 'Host: x\r\n';

/** All that a port answers to what is written to it. */
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

  it('after another one of the same connection gets them, too', async () => {
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

it('nothing is written into a response that has begun', async () => {
  const server: Server = createServer((_request, response) => {
    response.writeHead(200).write('the beginning');
  });
  answerRefusedRequests(server, headers);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`POST / HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\n`);
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += String(chunk)));
  await expect.poll(() => answer).toContain('the beginning');
  socket.write('no chunk\r\n');
  await once(socket, 'close');
  expect(answer).not.toContain('400');
  server.close();
});
