import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { DatabasePool } from '../../api/database/databasePool.ts';
import { type Admin, type Api, startApi } from '../support/api.ts';
import { type DatabaseProxy, startDatabaseProxy } from '../support/databaseProxy.ts';
import { addEvent } from '../support/factories.ts';
import { sendInquiry } from '../support/forms.ts';

let proxy: DatabaseProxy;
let api: Api;
let admin: Admin;
beforeAll(async () => {
  proxy = await startDatabaseProxy(inject('postgresUrl'));
  api = await startApi({}, { CACHE_MB: '1' }, (url) => proxy.through(url));
});
afterEach(async () => {
  await vi.waitUntil(() => !api.services.cache.isSilent, { timeout: 10_000 });
  await api.reset();
});
afterAll(async () => {
  await api.stop();
  await proxy.stop();
});

const events = '{ events { nodes { title } } }';
const posts = '{ posts { nodes { postTitle } } }';
const away = [{ extensions: { code: 'SERVICE_UNAVAILABLE', retryAfter: 5 } }];
const probe = async (name: string) => {
  const response = await fetch(`${api.url}/${name}`);
  return [response.status, (await response.text()).trim()];
};

/** Waits until the site has noticed that the database is away. */
const noticed = () => vi.waitUntil(() => api.services.cache.isSilent, { timeout: 10_000 });

describe('a database that is away', () => {
  it('leaves what is kept to be read, and is told of with a code of its own where nothing is', async () => {
    await addEvent(api.services.prisma, { title: 'Feast' });
    await api.query(events);
    admin = await api.signInAdmin();
    expect(await probe('readyz')).toEqual([200, 'ready']);
    await proxy.refuse();
    await noticed();
    // Longer than a restart takes, for which readers are let wait.
    await vi.waitUntil(async () => (await api.query(posts)).errors, { timeout: 15_000 });
    expect(await api.query(events)).toMatchObject({
      data: { events: { nodes: [{ title: 'Feast' }] } },
    });
    const start = performance.now();
    const answer = await api.query(posts);
    expect(answer).toMatchObject({ errors: away });
    expect(JSON.stringify(answer)).not.toMatch(/127\.0\.0\.1|prisma/i);
    expect(performance.now() - start).toBeLessThan(2_000);
    expect(await sendInquiry(api)).toMatchObject({ errors: away });
    // Nothing is executed for somebody whose session cannot be looked for.
    expect(await admin.query('{ viewer { email } }')).toMatchObject({ status: 503, errors: away });
    const renewal = await fetch(`${api.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: `refresh_token=${admin.refreshToken}`,
      },
      body: JSON.stringify({ query: 'mutation { refreshSession { accessToken } }' }),
    });
    expect(await renewal.json()).toMatchObject({ errors: away });
    // The browser keeps its cookie, and is signed in when the database is back.
    expect(renewal.headers.get('set-cookie')).toBeNull();
    expect(await probe('healthz')).toEqual([200, 'alive']);
    expect(await probe('readyz')).toEqual([200, 'stale']);
    api.services.cache.changed();
    expect(await probe('readyz')).toEqual([503, 'no database']);
    await proxy.accept();
    await vi.waitUntil(async () => (await probe('readyz'))[0] === 200, { timeout: 10_000 });
  });

  it('is waited for while it restarts, by readers and by writers', async () => {
    admin = await api.signInAdmin();
    await proxy.refuse();
    const reading = api.query(posts);
    const writing = sendInquiry(api);
    const signedIn = admin.query('{ members { nodes { id } } }');
    const { prisma } = api.services;
    const inTransaction = prisma.$transaction((tx) => tx.inquiry.count());
    await sleep(3_000);
    await proxy.accept();
    expect(await reading).toMatchObject({ data: { posts: { nodes: [] } } });
    expect(await writing).not.toHaveProperty('errors');
    expect(await signedIn).not.toHaveProperty('errors');
    expect(await inTransaction).toBeLessThanOrEqual(1);
    expect(await prisma.inquiry.count()).toBe(1);
  });

  it('is heard again within 200 ms, so that nothing stale is read once it is back', async () => {
    const delays: number[] = [];
    // A busy machine may hold one up.
    for (let round = 0; round < 3; round += 1) {
      await proxy.refuse();
      await noticed();
      await sleep(1_150);
      const back = performance.now();
      await proxy.accept();
      await vi.waitUntil(() => !api.services.cache.isSilent, { timeout: 10_000, interval: 5 });
      delays.push(performance.now() - back);
    }
    expect(Math.min(...delays)).toBeLessThan(200);
  });

  it('is asked a second time for what was just being read when the connection broke', async () => {
    await Promise.all([1, 2, 3, 4, 5].map(() => api.services.prisma.event.count()));
    proxy.hang();
    const reading = api.services.prisma.event.count();
    await sleep(100);
    proxy.cut();
    proxy.goOn();
    expect(await reading).toBe(0);
    expect(await api.services.prisma.event.count()).toBe(0);
  });

  it('may end a connection that somebody holds without asking anything just then', async () => {
    const pool = new DatabasePool(api.databaseUrl, 'held');
    pool.on('error', () => undefined);
    const held = await pool.connect();
    let hasEnded = false;
    held.on('end', () => (hasEnded = true));
    const { rows } = await held.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    await api.services.prisma.$queryRaw`SELECT pg_terminate_backend(${rows[0]?.pid}::int)`;
    await vi.waitUntil(() => hasEnded);
    await expect(held.query('SELECT 1')).rejects.toThrow('not queryable');
    held.release();
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await pool.end();
  });

  it('is given up when it says nothing, and leaves no open transaction behind', async () => {
    await api.services.prisma.event.count();
    const writing = api.services.prisma.$transaction(
      async (tx) => {
        await addEvent(tx, { title: 'Lost' });
        proxy.hang();
        await addEvent(tx, { title: 'Lost, too' });
      },
      { timeout: 30_000 },
    );
    const reading = sleep(100).then(() => api.query(posts));
    await expect(writing).rejects.toThrow();
    expect(await reading).toMatchObject({ errors: away });
    proxy.goOn();
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        addEvent(api.services.prisma, { title: `Kept ${String(index)}` }),
      ),
    );
    const stored = await api.services.prisma.$queryRaw`
      SELECT count(*)::int AS count FROM event WHERE title LIKE 'Kept%'`;
    expect(stored).toEqual([{ count: 20 }]);
    const open = await api.services.prisma.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM pg_stat_activity
      WHERE datname = current_database() AND state LIKE 'idle in transaction%'
        AND application_name = 'site under test'`;
    expect(open).toEqual([{ count: 0 }]);
  }, 60_000);
});

it('is not ready for visitors when it is about to end', async () => {
  const other = await startApi();
  other.drain();
  const ready = await fetch(`${other.url}/readyz`);
  expect([ready.status, await ready.text()]).toEqual([503, 'draining\n']);
  expect((await fetch(`${other.url}/healthz`)).status).toBe(200);
  await other.stop();
});
