import { createHash } from 'node:crypto';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPages } from '../../client/entry.server.tsx';
import { routesIn } from '../../client/routes.tsx';
import { servePages } from '../support/pageServer.ts';
import { rootFields } from '../../api/access.ts';
import type { CachePolicy } from '../../api/cache/cachePolicy.ts';
import { buildSchema } from '../../api/graphql/schema.ts';
import { useApi } from '../support/useApi.ts';
import { addDirectoryEntries, addEvent } from '../support/factories.ts';

let present = new Date('2030-01-05T00:00:00Z');
const api = useApi({ now: () => present }, { CACHE_MB: '0.2' });
beforeEach(() => {
  present = new Date('2030-01-05T00:00:00Z');
});
afterEach(() => api.reset());

const titles = '{ events { nodes { title } } }';

/** How many statements a request sends to the database. */
async function statementsOf(request: () => Promise<unknown>): Promise<number> {
  api.statements.length = 0;
  await request();
  return api.statements.length;
}

function get(search: Record<string, string>, headers: Record<string, string> = {}) {
  return fetch(`${api.url}/graphql?${new URLSearchParams(search).toString()}`, { headers });
}

/** Asks without the help of `api.query`, which sends no headers of this kind. */
const post = (query: string, headers: Record<string, string> = {}) =>
  fetch(`${api.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });

describe('a cached response', () => {
  it('is sent without a database query', async () => {
    await addEvent(api.services.prisma, { title: 'Feast' });
    // The list, and when something of its kind is published or taken down next.
    expect(await statementsOf(() => api.query(titles))).toBe(2);
    let second: unknown;
    expect(await statementsOf(async () => (second = await api.query(titles)))).toBe(0);
    expect(second).toMatchObject({ data: { events: { nodes: [{ title: 'Feast' }] } } });
  });

  it('is sent for every request with the same canonical query, however it is written and sent', async () => {
    const query =
      'query Q($first: Int!, $period: EventPeriod) { events(first: $first, period: $period) { nodes { title } } }';
    const spaced = query.replaceAll(' ', ' \n') + ' # told twice';
    await api.query(query, { first: 2, period: 'PAST' });
    const same = [
      () => api.query(spaced, { period: 'PAST', first: 2 }),
      () => get({ query, variables: '{"first":2,"period":"PAST"}' }, { accept: '*/*' }),
    ];
    for (const ask of same) expect(await statementsOf(ask)).toBe(0);
    expect(await statementsOf(() => api.query(query, { first: 3, period: 'PAST' }))).toBe(1);
  });

  it('is found by the hash of its query, and a wrong hash is refused', async () => {
    const sha256Hash = createHash('sha256').update(titles).digest('hex');
    const persisted = (hash: string) =>
      JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } });
    const first = await get({ query: titles, extensions: persisted(sha256Hash) });
    expect(await first.json()).toMatchObject({ data: { events: { nodes: [] } } });
    expect(await statementsOf(() => get({ extensions: persisted(sha256Hash) }))).toBe(0);
    const wrong = await get({ query: titles, extensions: persisted('0'.repeat(64)) });
    expect(wrong.status).toBe(400);
  });

  it('is not sent to a signed-in user, and contains no data of a signed-in user', async () => {
    const admin = await api.signInAdmin();
    const query = '{ viewer { email } events { nodes { title } } }';
    expect((await api.query(query)).data).toMatchObject({ viewer: null });
    expect((await admin.query(query)).data).toMatchObject({
      viewer: { email: 'admin@example.org' },
    });
    expect((await api.query(query)).data).toMatchObject({ viewer: null });
    expect(await statementsOf(() => api.query(query)), 'viewer is not kept').toBe(1);
  });

  it('does not contain an error', async () => {
    const refused = '{ events(first: 1000) { nodes { title } } }';
    expect((await api.query(refused)).errors).toHaveLength(1);
    const statements = vi.spyOn(api.services, 'readRows');
    statements.mockRejectedValueOnce(new Error('gone'));
    expect((await api.query(titles)).errors).toHaveLength(1);
    await api.ask(titles);
  });

  it('is created once for simultaneous requests', async () => {
    const asked = await statementsOf(() =>
      Promise.all(Array.from({ length: 20 }, () => api.query(titles))),
    );
    // The list, and when something of its kind is published or taken down next.
    expect(asked).toBe(2);
  });

  it('uses no more memory than the limit', async () => {
    await addDirectoryEntries(api.services.prisma, 'Shops', ['A', 'B']);
    for (let number = 0; number < 150; number += 50) {
      await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          api.query(`{ a${String(number + index)}: directories { nodes { name } } }`),
        ),
      );
    }
    expect(api.services.cache.size.bytes).toBeLessThanOrEqual(200_000);
    expect(api.services.cache.size.responses).toBeGreaterThan(10);
  });
});

describe('the data that a form needs when it is opened', () => {
  it('is cached for one second', async () => {
    const opening = '{ formOpening { ticket } }';
    const first = await api.query(opening);
    present = new Date(present.getTime() + 900);
    expect(await api.query(opening)).toEqual(first);
    present = new Date(present.getTime() + 200);
    expect(await api.query(opening)).not.toEqual(first);
  });
});

describe('a change of content', () => {
  it('triggers a database notification for each kind that responses depend on', async () => {
    const kinds = rootFields(buildSchema()).flatMap(
      ({ field }) => (field.extensions['cachePolicy'] as CachePolicy | undefined)?.tags ?? [],
    );
    const triggers = await api.services.prisma.$queryRaw<{ kind: string }[]>`
      SELECT DISTINCT substring(action_statement from '''(.*)''') AS kind
      FROM information_schema.triggers WHERE trigger_name = 'content_change' ORDER BY kind`;
    expect(triggers.map(({ kind }) => kind)).toEqual([...new Set(kinds)].sort());
  });

  it('by another process is visible, and other content stays cached', async () => {
    await api.query(titles);
    await api.query('{ posts { nodes { id } } }');
    const other = new pg.Client(api.databaseUrl);
    await other.connect();
    await other.query(`INSERT INTO event (title, date, time, description, location, "mapLink",
      "imageUrl", "imagePath") VALUES ('New', '2030-02-01', '', '', '', '', '', '')`);
    await other.end();
    // How soon is measured by `npm run stale`.
    await expect
      .poll(async () => (await api.query(titles)).data)
      .toMatchObject({ events: { nodes: [{ title: 'New' }] } });
    expect(await statementsOf(() => api.query('{ posts { nodes { id } } }'))).toBe(0);
  });

  it('is visible after the connection for notifications was lost', async () => {
    await api.query(titles);
    await api.services.prisma.$executeRawUnsafe(`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name LIKE '% listener'`);
    await addEvent(api.services.prisma, { title: 'Untold' });
    await expect
      .poll(async () => (await api.query(titles)).data)
      .toMatchObject({ events: { nodes: [{ title: 'Untold' }] } });
    // It listens again.
    const other = new pg.Client(api.databaseUrl);
    await other.connect();
    await other.query('TRUNCATE event');
    await other.end();
    await expect
      .poll(async () => (await api.query(titles)).data)
      .toMatchObject({ events: { nodes: [] } });
  });
});

describe('midnight in Auckland', () => {
  it('makes upcoming events past', async () => {
    present = new Date('2030-01-06T10:59:59Z');
    await addEvent(api.services.prisma, { title: 'On the 6th', date: new Date('2030-01-06') });
    expect((await api.query(titles)).data).toMatchObject({
      events: { nodes: [{ title: 'On the 6th' }] },
    });
    present = new Date('2030-01-06T11:00:01Z');
    expect((await api.query(titles)).data).toEqual({ events: { nodes: [] } });
  });

  it('shows the new day on the home page in both languages', async () => {
    const server = await servePages(api, createPages(routesIn));
    const daysOf = async (path: string) => {
      const html = await (await fetch(server.url + path)).text();
      return [...html.matchAll(/<time dateTime="([\d-]+)"/g)].map(([, day]) => day)[0];
    };
    const pages = () => Promise.all(['/', '/am'].map(daysOf));
    try {
      present = new Date('2030-01-06T10:59:59Z');
      expect(await pages()).toEqual(['2030-01-06', '2030-01-06']);
      server.rendered.length = 0;
      expect(await pages()).toEqual(['2030-01-06', '2030-01-06']);
      expect(server.rendered).toEqual([]);
      present = new Date('2030-01-06T11:00:01Z');
      expect(await pages()).toEqual(['2030-01-07', '2030-01-07']);
    } finally {
      server.close();
    }
  });
});

describe('a cached response over HTTP', () => {
  it('is compressed if the client accepts it', async () => {
    await addDirectoryEntries(
      api.services.prisma,
      'Shops',
      Array.from({ length: 50 }, (_, i) => `Shop ${String(i)}`),
    );
    const query = '{ directories(first: 100) { nodes { name location description } } }';
    const plain = await post(query, { 'accept-encoding': 'identity' });
    const text = await plain.text();
    for (const encoding of ['br', 'gzip']) {
      const response = await post(query, { 'accept-encoding': `${encoding}, deflate;q=0.5` });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(Number(response.headers.get('content-length'))).toBeLessThan(text.length / 3);
      expect(await response.text()).toBe(text);
      expect(response.headers.get('vary')).toBe('Accept-Encoding, Accept, Origin');
    }
    const refused = await post(query, { 'accept-encoding': 'br;q=0, gzip;q=0' });
    expect(refused.headers.get('content-encoding')).toBeNull();
    await refused.text();
  });

  it('is compressed better at the second request', async () => {
    const names = Array.from({ length: 50 }, (_, i) => `Shop ${String(i * 7919)}`);
    await addDirectoryEntries(api.services.prisma, 'Shops', names);
    const query = '{ directories(first: 100) { nodes { name location description } } }';
    const lengthNow = async () => {
      const response = await post(query, { 'accept-encoding': 'br' });
      expect(await response.text()).toContain(names.at(-1));
      return Number(response.headers.get('content-length'));
    };
    const first = await lengthNow();
    await expect.poll(lengthNow).toBeLessThan(first);
  });

  it('may be kept by other caches, which ask with each request: 304 if it is the same', async () => {
    const first = await get({ query: titles });
    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    expect(first.headers.get('vary')).toBe('Accept-Encoding, Accept, Origin');
    const etag = first.headers.get('etag') ?? '';
    await first.text();
    const again = await get({ query: titles }, { 'if-none-match': `"other", W/${etag}` });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    const changed = await get({ query: titles }, { 'if-none-match': '"other"' });
    expect(changed.status).toBe(200);
  });

  it('carries the security headers', async () => {
    const first = await post(titles);
    const second = await post(titles);
    for (const response of [first, second]) {
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
    }
  });
});
