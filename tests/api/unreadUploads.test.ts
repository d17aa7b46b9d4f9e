import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { endResponse } from '../../api/http/endResponse.ts';
import { useAdmin, useApi } from '../support/useApi.ts';
import { end, multipartHeaders, part } from '../support/multipart.ts';

const api = useApi();
const admin = useAdmin(api);

const create = `mutation ($input: PostInput!, $image: Upload) {
  createPost(input: $input, image: $image) { id }
}`;

/** An upload of 9 MB, more than the buffers between client and server hold. */
function upload(query: string, map: object = { 0: ['variables.image'] }): Buffer {
  const operations = { query, variables: { input: { postTitle: '' }, image: null } };
  return Buffer.concat([
    part('name="operations"', JSON.stringify(operations)),
    part('name="map"', JSON.stringify(map)),
    part('name="0"; filename="x.png"', Buffer.alloc(9_000_000)),
    end,
  ]);
}

/** Reads responses of a connection one after the other, by their length. */
function responsesOf(socket: Socket) {
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
  return async () => {
    for (;;) {
      const [head = '', ...rest] = text.split('\r\n\r\n');
      const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? NaN);
      const body = rest.join('\r\n\r\n');
      if (body.length >= length) {
        text = body.slice(length);
        return { status: Number(head.split(' ')[1]), body: body.slice(0, length) };
      }
      if (socket.closed) throw new Error(`The connection was closed after: ${text}`);
      await Promise.race([once(socket, 'data'), once(socket, 'close')]);
    }
  };
}

/** Sends a whole request before it reads anything, as many clients do. */
async function send(socket: Socket, headers: object, body: Buffer) {
  const lines = Object.entries({ ...headers, host: 'x', 'content-length': body.length });
  const head = lines.map(([name, value]) => `${name}: ${String(value)}\r\n`).join('');
  socket.write(`POST /graphql HTTP/1.1\r\n${head}\r\n`);
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.write(body, (error) => (error ? reject(error) : resolve()));
  });
}

const open = async () => {
  const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
  await once(socket, 'connect');
  return socket;
};

describe('a refused upload that the server has not read completely', () => {
  it.each([
    ['of bad input', upload(create), 'BAD_USER_INPUT'],
    ['that is no GraphQL', upload('{'), 'GRAPHQL_PARSE_FAILED'],
    ['without the mutation', upload('{ today }'), 'BAD_REQUEST'],
  ])('leaves the connection open for the next request: one %s', async (_what, body, code) => {
    const socket = await open();
    const next = responsesOf(socket);
    await send(socket, multipartHeaders(admin.accessToken), body);
    expect((await next()).body).toContain(code);
    socket.write('GET /graphql?query={__typename} HTTP/1.1\r\nhost: x\r\n\r\n');
    expect(await next()).toMatchObject({ status: 200, body: '{"data":{"__typename":"Query"}}\n' });
    socket.destroy();
  });

  it.each([
    ['by nobody known', upload(create), multipartHeaders('a.b.c'), 401],
    [
      'without the header against forgery',
      upload(create),
      { 'content-type': 'multipart/form-data' },
      400,
    ],
    ['with files for nowhere', upload(create, {}), 'admin', 400],
  ])(
    'gets its response before the connection is closed: one %s',
    async (_what, body, headers, status) => {
      const socket = await open();
      const next = responsesOf(socket);
      const given = typeof headers === 'string' ? multipartHeaders(admin.accessToken) : headers;
      await send(socket, given, body);
      expect(await next()).toMatchObject({ status });
      await once(socket, 'close');
    },
  );
});

it('a request that does not end after its response is closed', async () => {
  const server = createServer((request, response) => {
    response.writeHead(400, { 'Content-Length': 2 });
    endResponse(request, response, 'no', 50);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  const next = responsesOf(socket);
  socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\nbeginning');
  expect(await next()).toEqual({ status: 400, body: 'no' });
  await once(socket, 'close');
  server.close();
});
