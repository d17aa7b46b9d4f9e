import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { connectDatabase } from '../../api/database/connect.ts';
import { DatabasePool } from '../../api/database/databasePool.ts';
import { type Admin, type Api, startApi } from '../support/api.ts';
import { type DatabaseProxy, startDatabaseProxy } from '../support/databaseProxy.ts';
import { addEvent } from '../support/factories.ts';
import { sendInquiry } from '../support/forms.ts';
import { run } from '../support/globalPostgres.ts';
import { waiting } from '../support/patience.ts';

let proxy: DatabaseProxy;
let api: Api;
let admin: Admin;
/** How long the code has waited for the refusing database, in milliseconds. */
let elapsed = 0;
beforeAll(async () => {
  proxy = await startDatabaseProxy(inject('postgresUrl'));
  const through = (url: string) => proxy.through(url);
  api = await startApi({}, { CACHE_MB: '1' }, { through, elapsed: () => elapsed });
});
afterEach(async () => {
  await isHeardAgain();
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
const noticed = () => expect.poll(() => api.services.cache.isDisconnected).toBe(true);
const isHeardAgain = () => expect.poll(() => api.services.cache.isDisconnected).toBe(false);

describe('a database with a full disk', () => {
  const full = [200, 'read-only: the disk of the database is full'];
  /** From now on PostgreSQL responds as it does when it cannot extend the file of this table. */
  const fill = (table: string) =>
    run(
      api.databaseUrl,
      `CREATE OR REPLACE FUNCTION find_no_room() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
       CREATE TRIGGER full_disk BEFORE INSERT ON "${table}"
       EXECUTE FUNCTION find_no_room()`,
    );
  const makeRoom = (table: string) => run(api.databaseUrl, `DROP TRIGGER full_disk ON "${table}"`);

  it('is reported from a failed write until a write succeeds at least a minute later', async () => {
    await fill('inquiry');
    expect(await probe('readyz')).toEqual([200, 'ready']);
    expect(await sendInquiry(api)).toMatchObject({ errors: away });
    expect(await probe('readyz')).toEqual(full);
    // Small rows may still find their place.
    await addEvent(api.services.prisma);
    expect(await probe('readyz')).toEqual(full);
    elapsed += 60_001;
    expect(await api.query(events)).toMatchObject({ data: { events: { nodes: [{}] } } });
    expect(await probe('readyz')).toEqual(full);
    await makeRoom('inquiry');
    expect(await sendInquiry(api)).not.toHaveProperty('errors');
    expect(await probe('readyz')).toEqual([200, 'ready']);
  });

  it('is reported until a write that needs space is committed', async () => {
    const { prisma } = api.services;
    await fill('event');
    await expect(addEvent(prisma)).rejects.toThrow();
    await makeRoom('event');
    elapsed += 60_001;
    const rolledBack = prisma.$transaction(async (tx) => {
      await addEvent(tx);
      throw new Error('never mind');
    });
    await expect(rolledBack).rejects.toThrow('never mind');
    await prisma.event.updateMany({ data: { title: 'Of no row' } });
    await prisma.event.deleteMany();
    expect(await probe('readyz')).toEqual(full);
    await addEvent(prisma);
    expect(await probe('readyz')).toEqual([200, 'ready']);
  });
});

describe('an unavailable database', () => {
  it('leaves cached responses readable, and other requests get an error code of their own', async () => {
    await addEvent(api.services.prisma, { title: 'Feast' });
    await api.query(events);
    admin = await api.signInAdmin();
    expect(await probe('readyz')).toEqual([200, 'ready']);
    await proxy.refuse();
    await noticed();
    const reading = api.query(posts);
    const isOver = expect.poll(() => {
      // Longer than a restart takes, for which readers are let wait.
      elapsed += 5_001;
      return Promise.race([reading, Promise.resolve(null)]);
    });
    await isOver.toMatchObject({ errors: away });
    expect(await api.query(events)).toMatchObject({
      data: { events: { nodes: [{ title: 'Feast' }] } },
    });
    // Later requests fail without waiting; the clock is stopped.
    const answer = await api.query(posts);
    expect(answer).toMatchObject({ errors: away });
    expect(JSON.stringify(answer)).not.toMatch(/127\.0\.0\.1|prisma/i);
    expect(await sendInquiry(api)).toMatchObject({ errors: away });
    // Nothing is executed when the session cannot be read.
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
    api.services.cache.invalidate();
    expect(await probe('readyz')).toEqual([503, 'no database']);
    for (const path of ['feed.xml', 'calendar.ics', 'events/1.ics', 'sitemap.xml']) {
      const { status, headers } = await fetch(`${api.url}/${path}`);
      expect([status, headers.get('retry-after')]).toEqual([503, '5']);
      expect(headers.get('cache-control')).toBe('no-store');
    }
    await proxy.accept();
    await expect.poll(async () => (await probe('readyz'))[0]).toBe(200);
  });

  it('is waited for by readers and writers during a restart', async () => {
    admin = await api.signInAdmin();
    await proxy.refuse();
    const reading = api.query(posts);
    const writing = sendInquiry(api);
    const signedIn = admin.query('{ members { nodes { id } } }');
    const { prisma } = api.services;
    const inTransaction = prisma.$transaction((tx) => tx.inquiry.count());
    await noticed();
    await proxy.accept();
    expect(await reading).toMatchObject({ data: { posts: { nodes: [] } } });
    expect(await writing).not.toHaveProperty('errors');
    expect(await signedIn).not.toHaveProperty('errors');
    expect(await inTransaction).toBeLessThanOrEqual(1);
    expect(await prisma.inquiry.count()).toBe(1);
  });

  it('sends notifications again after its return, and no stale data is read then', async () => {
    await api.query(events);
    await proxy.refuse();
    await noticed();
    const elsewhere = await connectDatabase(api.databaseUrl);
    await addEvent(elsewhere, { title: 'Meanwhile' });
    await elsewhere.$disconnect();
    await proxy.accept();
    await isHeardAgain();
    expect(await api.query(events)).toMatchObject({
      data: { events: { nodes: [{ title: 'Meanwhile' }] } },
    });
  });

  it('gets a read again if the connection breaks during the read', async () => {
    await Promise.all([1, 2, 3, 4, 5].map(() => api.services.prisma.event.count()));
    proxy.hang();
    const asked = proxy.heldBack();
    const reading = api.services.prisma.event.count();
    await asked;
    proxy.cut();
    proxy.goOn();
    expect(await reading).toBe(0);
    expect(await api.services.prisma.event.count()).toBe(0);
  });

  it('can end a connection that is checked out and idle', async () => {
    const pool = new DatabasePool(api.databaseUrl, 'held');
    pool.on('error', () => undefined);
    const held = await pool.connect();
    let hasEnded = false;
    held.on('end', () => (hasEnded = true));
    const { rows } = await held.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    await api.services.prisma.$queryRaw`SELECT pg_terminate_backend(${rows[0]?.pid}::int)`;
    await expect.poll(() => hasEnded).toBe(true);
    await expect(held.query('SELECT 1')).rejects.toThrow('not queryable');
    held.release();
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await pool.end();
  });

  it('causes a timeout if it does not respond, and leaves no open transaction behind', async () => {
    const limits = { connection: 5_000, statement: 5_000, response: 5_000 };
    const hasty = await startApi({}, {}, { through: (url) => proxy.through(url), limits });
    const { prisma } = hasty.services;
    await prisma.event.count();
    const asked = proxy.heldBack();
    const writing = prisma.$transaction(
      async (tx) => {
        await addEvent(tx, { title: 'Lost' });
        proxy.hang();
        await addEvent(tx, { title: 'Lost, too' });
      },
      { timeout: waiting },
    );
    const reading = asked.then(() => hasty.query(posts));
    await expect(writing).rejects.toThrow();
    expect(await reading).toMatchObject({ errors: away });
    proxy.goOn();
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        addEvent(prisma, { title: `Kept ${String(index)}` }),
      ),
    );
    const stored = await prisma.$queryRaw`
      SELECT count(*)::int AS count FROM event WHERE title LIKE 'Kept%'`;
    expect(stored).toEqual([{ count: 20 }]);
    const open = await prisma.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM pg_stat_activity
      WHERE datname = current_database() AND state LIKE 'idle in transaction%'
        AND application_name = 'site under test'`;
    expect(open).toEqual([{ count: 0 }]);
    await hasty.stop();
  });
});

it('a server is not ready while it is about to end', async () => {
  const other = await startApi();
  other.drain();
  const ready = await fetch(`${other.url}/readyz`);
  expect([ready.status, await ready.text()]).toEqual([503, 'draining\n']);
  expect((await fetch(`${other.url}/healthz`)).status).toBe(200);
  await other.stop();
});

it('a read-only database is reported, and its pages can be read', async () => {
  const through = (address: string) => {
    const url = new URL(address);
    url.searchParams.set('options', '-c default_transaction_read_only=on');
    return url.href;
  };
  const standby = await startApi({}, {}, { through });
  try {
    const answer = await fetch(`${standby.url}/readyz`);
    expect([answer.status, await answer.text()]).toEqual([200, 'read-only\n']);
    expect(await standby.query(posts)).toMatchObject({ data: { posts: { nodes: [] } } });
    expect(await sendInquiry(standby)).toMatchObject({ errors: away });
  } finally {
    await standby.stop();
  }
});
