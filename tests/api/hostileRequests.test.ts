import { connect } from 'node:net';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { limitBodyTime } from '../../api/http/slowClients.ts';
import { securityHeaders } from '../../api/http/securityHeaders.ts';
import { TimeLimitError, withTimeLimit } from '../../api/timeLimit.ts';
import { type Api, startApi } from '../support/api.ts';
import { useAdmin, useApi } from '../support/useApi.ts';
import { picture } from '../support/files.ts';

const settings = { TRUSTED_PROXIES: 'loopback', ALLOWED_ORIGINS: 'https://studio.example' };
const api = useApi({}, settings);
const admin = useAdmin(api);

const tries = (count: number) =>
  `mutation { ${Array.from({ length: count }, (_, index) => `a${index}: signIn(email: "admin@example.org", password: "wrong ${index}") { accessToken }`).join(' ')} }`;

it.each([
  ['a name', 'mutation ($text: String!) { signIn(email: $text, password: "x") { expiresIn } }'],
  [
    'content',
    'mutation ($text: String!) { createResourceCategory(input: { categoryName: $text }) { id } }',
  ],
])('%s with a NUL character, which PostgreSQL cannot store, is bad input', async (_, query) => {
  const { errors = [] } = await admin.query(query, { text: 'a\0b' });
  expect(errors.map(({ extensions }) => extensions['code'])).toEqual(['BAD_USER_INPUT']);
});

it('a search with a NUL character causes no error', async () => {
  await admin.ask('query ($text: String!) { members(search: $text) { nodes { id } } }', {
    text: 'a\0b',
  });
});

describe('password tries in one request', () => {
  it('are counted one by one', async () => {
    const { errors } = await api.query(tries(30));
    const codes = errors?.map(({ extensions }) => extensions['code']);
    // A mutation that fails and may not be null ends what follows: nothing slips through either way.
    expect(codes?.filter((code) => code === 'INVALID_CREDENTIALS').length).toBeLessThanOrEqual(10);
    const counts = await api.services.prisma.attemptCount.findMany();
    const tried = codes?.length ?? 0;
    expect(Math.max(...counts.map(({ count }) => count))).toBe(tried);
  });

  it('are all refused before the first one if there are a hundred', async () => {
    expect((await api.query(tries(100))).status).toBe(400);
    expect(await api.services.prisma.attemptCount.count()).toBe(0);
  });
});

describe('the client address is', () => {
  const wrong = 'mutation { signIn(email: "x@example.org", password: "x") { accessToken } }';
  const addresses = async (from: Api) =>
    (await from.services.prisma.attemptCount.findMany())
      .map(({ key }) => /^sign-in from (.*)/.exec(key)?.[1])
      .filter(Boolean);

  it('the address that a trusted proxy reports, and never what the visitor reports', async () => {
    await api.query(wrong, {}, { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' });
    expect(await addresses(api)).toEqual(['203.0.113.9']);
  });

  it.each([
    ['203.0.113.9:2001', '203.0.113.9'],
    ['[2001:db8:0:1::9]:2001', '2001:db8:0:1'],
    ['[2001:db8:0:1::9]', '2001:db8:0:1'],
    // Of two trusted proxies the first has written the visitor.
    ['203.0.113.9:2001, 127.0.0.1:2002', '203.0.113.9'],
  ])('without the port: %s', async (written, address) => {
    await api.services.prisma.attemptCount.deleteMany();
    await api.query(wrong, {}, { 'x-forwarded-for': written });
    expect(await addresses(api)).toEqual([address]);
  });

  it('the other end of the connection if no proxy is trusted', async () => {
    const other = await startApi();
    try {
      const forged = { 'x-forwarded-for': '203.0.113.9', forwarded: 'for=203.0.113.9' };
      await other.query(wrong, {}, { ...forged, 'x-real-ip': '203.0.113.9' });
      expect(await addresses(other)).toEqual(['127.0.0.1']);
    } finally {
      await other.stop();
    }
  });
});

describe('a page on another origin', () => {
  const ask = (method: string, origin: string) =>
    fetch(`${api.url}/graphql?query={viewer{id}}`, { method, headers: { origin } });

  it('can use the API if this is configured, without cookies', async () => {
    const before = await ask('OPTIONS', 'https://studio.example');
    expect(before.status).toBe(204);
    expect(before.headers.get('access-control-allow-headers')).toContain('Authorization');
    const answer = await ask('GET', 'https://studio.example');
    for (const { headers } of [before, answer]) {
      expect(headers.get('access-control-allow-origin')).toBe('https://studio.example');
      expect(headers.has('access-control-allow-credentials')).toBe(false);
    }
  });

  it.each(['https://elsewhere.example', 'https://studio.example.evil.example', 'null'])(
    'cannot use it as %s',
    async (origin) => {
      for (const method of ['OPTIONS', 'GET']) {
        const { headers } = await ask(method, origin);
        expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
      }
    },
  );
});

describe('an upload', () => {
  const create = `mutation ($input: PostInput!, $image: Upload) { createPost(input: $input, image: $image) { id } }`;
  const variables = { input: { postTitle: 'A post', postContent: ['Words.'] }, image: null };

  async function send(
    map: unknown,
    parts: string[],
    operations: unknown = { query: create, variables },
  ) {
    const body = new FormData();
    body.set('operations', JSON.stringify(operations));
    if (map !== undefined) body.set('map', typeof map === 'string' ? map : JSON.stringify(map));
    const content = new Uint8Array(await picture());
    for (const part of parts) body.append(part, new Blob([content]), 'x.jpg');
    const response = await fetch(`${api.url}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin.accessToken}`, 'apollo-require-preflight': '1' },
      body,
    });
    return { status: response.status, text: await response.text() };
  }

  it.each<[string, unknown, string[], unknown?]>([
    ['names a prototype', { 0: ['variables.__proto__.polluted'] }, ['0']],
    ['names a constructor', { 0: ['variables.constructor.prototype.polluted'] }, ['0']],
    ['names a place deep within nothing', { 0: [`variables${'.a'.repeat(5_000)}`] }, ['0']],
    ['names a place that is no variable', { 0: ['query'] }, ['0']],
    ['names no place', { 0: [] }, ['0']],
    ['names numbers', { 0: [0] }, ['0']],
    ['is no map', '[]', ['0']],
    ['is no JSON', '{', ['0']],
    ['is null', 'null', ['0']],
    ['is missing', undefined, ['0']],
    ['names a part that is not sent', { 0: ['variables.image'] }, []],
    [
      'names more files than a mutation takes',
      { 0: ['variables.image'], 1: ['variables.b'], 2: ['variables.c'] },
      ['0', '1', '2'],
    ],
    ['belongs to a batch', { 0: ['0.variables.image'] }, ['0'], [{ query: create, variables }]],
    ['belongs to no operation', { 0: ['variables.image'] }, ['0'], null],
  ])('with the map %s is refused', async (_name, map, parts, operations) => {
    const { status, text } = await send(map, parts, operations);
    expect(status).toBeLessThan(500);
    expect(text).not.toMatch(/node_modules|\n\s+at |INTERNAL_SERVER_ERROR/);
    expect('polluted' in {}).toBe(false);
    expect(await api.services.prisma.post.count()).toBe(0);
  });

  it('saves nothing if it is mapped to two variables', async () => {
    const { status } = await send({ 0: ['variables.image', 'variables.input.postTitle'] }, ['0']);
    expect(status).toBeLessThan(500);
    expect(await api.services.prisma.post.count()).toBe(0);
  });

  it.each([
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=other',
    ' Multipart/Form-Data; boundary=x',
    'multipart/mixed; boundary=x',
  ])('of the type "%s" is refused', async (type) => {
    const response = await fetch(`${api.url}/graphql`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${admin.accessToken}`,
        'apollo-require-preflight': '1',
        'content-type': type,
      },
      body: '--x\r\nContent-Disposition: form-data; name="operations"\r\n\r\n{}\r\n--x--\r\n',
    });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
  });
});

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//https://',
  'data:text/html,x',
  '//evil.example',
])('a link to %s is refused', async (link) => {
  const { id } = await api.services.prisma.resourceCategory.create({
    data: { categoryName: 'Links' },
  });
  const { errors } = await admin.query(
    'mutation ($i: ResourceInput!) { createResource(input: $i) { id } }',
    { i: { title: 'A link', description: 'Some words.', link, categoryId: String(id) } },
  );
  expect(errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
  expect(errors?.[0]?.extensions['fields']).toHaveProperty('link');
});

describe('a path', () => {
  // Written to the socket, because clients tidy addresses up.
  async function ask(target: string, host = 'localhost'): Promise<string> {
    const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
    socket.write(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    await once(socket, 'close');
    return answer;
  }

  it.each([
    '/media/../../package.json',
    '/media/..%2f..%2fpackage.json',
    '/media/%2e%2e/%2e%2e/package.json?w=400',
    '/media/..%5c..%5cpackage.json',
    '/media/....//....//package.json',
    '/media/%252e%252e/package.json',
    '/media//etc/passwd',
    '/media/%2fetc%2fpasswd?w=400',
    '/media/x%00.webp?w=400',
    '/media/.variants/x',
    `/media/${'a'.repeat(5_000)}?w=400`,
    `/media/${'a/'.repeat(4_000)}x`,
    '/media/%c0%ae%c0%ae/package.json',
    '//etc/passwd',
    '/\\..\\package.json',
    '/%',
    '/assets/../../package.json',
    'http://evil.example/media/../package.json',
    '*',
  ])('such as %s reveals no private file', async (target) => {
    const answer = await ask(target);
    expect(answer).toMatch(/^HTTP\/1\.1 [234]\d\d /);
    expect(answer).not.toMatch(/devDependencies|root:|node_modules|\n\s+at /);
  });

  it('never redirects to a forged host', async () => {
    expect(await ask('/media', 'evil.example')).not.toContain('evil.example');
    expect(existsSync('package.json')).toBe(true);
  });
});

it('a request is closed if its body arrives too slowly', async () => {
  const server = createServer((request, response) => {
    limitBodyTime(request, response, {}, 50);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n1');
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  await once(socket, 'close');
  expect(answer).toContain('408');
  server.close();
});

it('an operation that takes too long is timed out', async () => {
  await expect(withTimeLimit(new Promise(() => undefined), 10)).rejects.toThrow(TimeLimitError);
  await expect(withTimeLimit(Promise.resolve(1), 10)).resolves.toBe(1);
});

it('HSTS is sent if the site uses https', () => {
  const header = (SITE_URL: string) =>
    securityHeaders({ NODE_ENV: 'production', SITE_URL })['strict-transport-security'];
  expect(header('https://example.org')).toBe('max-age=31536000');
  expect(header('http://localhost:4000')).toBeUndefined();
});
