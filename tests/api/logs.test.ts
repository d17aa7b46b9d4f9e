import { beforeEach, expect, it } from 'vitest';
import { cachedResponses } from '../../api/http/cachedResponses.ts';
import { createLog } from '../../api/http/requestLog.ts';
import { startApi, testPassword } from '../support/api.ts';
import { useApi } from '../support/useApi.ts';
import { application, applyForMembership, inquiry, sendInquiry } from '../support/forms.ts';
import { lockWaits } from '../support/lockWaits.ts';
import { waiting } from '../support/patience.ts';

let lines: string[] = [];
const log = createLog('trace', { write: (line) => void lines.push(line) });
const api = useApi({ log }, { TRUSTED_PROXIES: 'loopback' });
beforeEach(() => {
  lines = [];
});

interface Line {
  msg: string;
  requestId?: string;
}
const read = () => lines.map((line) => JSON.parse(line) as Line);

/** Removes a table meanwhile, so that requests that need it fail unexpectedly. */
async function without(table: string, work: () => Promise<unknown>) {
  const rename = (from: string, to: string) =>
    api.services.prisma.$executeRawUnsafe(`ALTER TABLE "${from}" RENAME TO "${to}"`);
  await rename(table, 'gone');
  try {
    await work();
  } finally {
    await rename('gone', table);
  }
}

const signIn =
  'mutation ($e: String!, $p: String!) { signIn(email: $e, password: $p) { accessToken refreshToken } }';

it('successful and failed sign-ins are logged with the account and the client address', async () => {
  const admin = await api.signInAdmin('volunteer@example.org');
  const credentials = { e: 'volunteer@example.org', p: testPassword };
  await api.query(signIn, credentials, { 'x-forwarded-for': '192.0.2.7' });
  await api.query(signIn, { ...credentials, p: 'wrong' }, { 'x-forwarded-for': '192.0.2.8' });
  expect(read().filter(({ msg }) => msg.includes('sign'))).toMatchObject([
    { msg: 'somebody signed in', user: admin.id, address: '192.0.2.7' },
    { msg: 'a sign-in failed', user: admin.id, address: '192.0.2.8' },
  ]);
});

it('no log line has a password, a token or a visitor’s text, even for failures', async () => {
  const admin = await api.signInAdmin();
  const credentials = { e: 'admin@example.org', p: testPassword };
  const { data } = await api.query(signIn, credentials);
  const session = data['signIn'] as { accessToken: string; refreshToken: string };
  await api.query(signIn, { ...credentials, p: 'a wrong password' });
  await without('session', () => api.query(signIn, credentials));
  await without('inquiry', () => sendInquiry(api));
  await without('membership-application', () => applyForMembership(api));
  await without('letter', () => sendInquiry(api, { message: 'Another one' }));
  await without('refresh-token', () =>
    api.query('mutation ($t: String) { refreshSession(refreshToken: $t) { accessToken } }', {
      t: session.refreshToken,
    }),
  );
  await admin.query(
    'mutation { changePassword(currentPassword: "x", newPassword: "y") { accessToken } }',
  );
  const log = lines.join('');
  expect(log.match(/unexpected failure/g)?.length).toBeGreaterThanOrEqual(5);
  const secrets = [testPassword, 'a wrong password', ...Object.values(session)];
  const words = [inquiry.message, inquiry.title, inquiry.name, 'Another one', application.address];
  for (const secret of [...secrets, ...words, admin.accessToken, application.contactNumber]) {
    expect(log).not.toContain(JSON.stringify(secret).slice(1, -1));
  }
});

it('values under the names of secrets are redacted, wherever they are logged', () => {
  const { log } = api.services;
  log.info({
    password: 'one',
    headers: { authorization: 'two', cookie: 'three' },
    message: 'four',
  });
  expect(lines.join('')).not.toMatch(/one|two|three|four/);
});

it('an error is logged without its rows and requests', () => {
  const error = Object.assign(new Error('it failed'), { code: 'E1', detail: 'Key (email)=(me)' });
  api.services.log.error({ err: error });
  expect(lines[0]).toContain('it failed');
  expect(lines[0]).not.toContain('Key (email)');
});

it('a statement that the database cancels is logged as such, and not as an outage', async () => {
  const { prisma } = api.services;
  await prisma.$transaction(
    async (tx) => {
      await tx.$executeRaw`LOCK TABLE post`;
      const asking = api.query('{ posts { nodes { id } } }');
      await expect.poll(() => lockWaits(prisma)).toBe(1);
      // The code is the same as after the time limit, for which a test cannot wait.
      await prisma.$queryRaw`
        SELECT pg_cancel_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      const { errors } = await asking;
      expect(errors?.map(({ extensions }) => extensions['code'])).toEqual(['SERVICE_UNAVAILABLE']);
    },
    { timeout: waiting },
  );
  const told = read().filter(({ msg }) => msg.includes('database'));
  expect(told.map(({ msg }) => msg)).toEqual(['the database cancelled a statement']);
});

it('a refused link is logged with its request, and with its origin if known', async () => {
  const query = 'query ($token: String!) { accountLink(token: $token) { kind } }';
  const ask = (headers: Record<string, string>) =>
    fetch(`${api.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables: { token: 'x' } }),
    });
  const anonymous = await ask({});
  await ask({ cookie: 'device=x', 'x-forwarded-for': '192.0.2.7' });
  const [first, second] = read().filter(({ msg }) => msg === 'a link was refused');
  const requestId = anonymous.headers.get('x-request-id');
  expect(first).toMatchObject({ reason: 'linkInvalid', requestId });
  expect(first).not.toHaveProperty('address');
  expect(second).toMatchObject({ reason: 'linkInvalid', address: '192.0.2.7' });
});

it('every line about a request has its id, which is also in the response', async () => {
  await without('post', async () => {
    const response = await fetch(`${api.url}/graphql?query={posts{nodes{id}}}`, {
      headers: { authorization: 'Bearer x' },
    });
    const id = response.headers.get('x-request-id');
    expect(id).toMatch(/^[\w-]{36}$/);
    const failure = read().find(({ msg }) => msg.includes('unexpected'));
    expect(failure?.requestId).toBe(id);
  });
});

it.each([
  ['loopback', 'proxy-1:42', true],
  ['', 'proxy-1:42', false],
  ['loopback', 'x'.repeat(65), false],
  ['loopback', 'two words', false],
])(
  'with the trusted proxies "%s", the given id %s is believed: %s',
  async (proxies, id, believed) => {
    const other = await startApi({}, { TRUSTED_PROXIES: proxies });
    try {
      const response = await fetch(`${other.url}/nowhere`, { headers: { 'x-request-id': id } });
      expect(response.headers.get('x-request-id') === id).toBe(believed);
    } finally {
      await other.stop();
    }
  },
);

it('a request is logged at the level debug, without its query string', async () => {
  await fetch(`${api.url}/somewhere?name=abebe`);
  await expect
    .poll(() => read().find(({ msg }) => msg === 'request'))
    .toMatchObject({
      method: 'GET',
      path: '/somewhere',
      status: 200,
    });
  expect(lines.join('')).not.toContain('abebe');
});

it('a response that failed is logged without its query string', async () => {
  const fail = () => Promise.reject(new Error('it broke'));
  await cachedResponses(api.services, {})('/search?q=abebe', fail);
  expect(read().find(({ msg }) => msg === 'response failed')).toMatchObject({ path: '/search' });
  expect(lines.join('')).not.toContain('abebe');
});
