import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dayToDate } from '../../api/scalars.ts';
import type { Admin } from '../support/api.ts';
import { useApi } from '../support/useApi.ts';
import { addEvent } from '../support/factories.ts';
import { createRecordOf, deleteRecordOf, prepareCategories } from '../support/records.ts';
import { codes } from '../support/sessions.ts';

const hour = 60 * 60 * 1000;
let present = new Date();
let admin: Admin;
const api = useApi({ now: () => present }, { CACHE_MB: '10', TRASH_DAYS: '30' });
beforeEach(async () => {
  present = new Date();
  await api.reset();
  admin = await api.signInAdmin();
  await prepareCategories(api);
  api.services.cache.invalidate();
});

interface Changes {
  nodes: { kind: string; recordId: string; record: { version: number } | null }[];
  cursor: string;
  hasMore: boolean;
}

const query = `query ($since: String, $kinds: [ContentKind!], $first: Int! = 100) {
  changes(since: $since, kinds: $kinds, first: $first) {
    nodes { kind recordId record { version } }
    cursor
    hasMore
  }
}`;

async function read(variables: { since?: string; kinds?: string[]; first?: number } = {}) {
  const data = await api.ask(query, variables);
  return data['changes'] as Changes;
}

/** A copy of the public content: the versions of the records. */
class Copy {
  readonly versions = new Map<string, number>();
  cursor: string | undefined;

  /** Reads one page of changes; false if no more wait. */
  async readPage(first = 100): Promise<boolean> {
    const since = this.cursor === undefined ? {} : { since: this.cursor };
    const { nodes, cursor, hasMore } = await read({ first, ...since });
    for (const { kind, recordId, record } of nodes) {
      if (record) this.versions.set(`${kind} ${recordId}`, record.version);
      else this.versions.delete(`${kind} ${recordId}`);
    }
    this.cursor = cursor;
    return hasMore;
  }

  async update(first?: number): Promise<Record<string, number>> {
    while (await this.readPage(first));
    return Object.fromEntries([...this.versions].sort());
  }
}

/** Writes to the database directly, and empties the cache, as the notification of the database does later. */
async function run(text: string) {
  await api.services.prisma.$executeRawUnsafe(text);
  api.services.cache.invalidate();
}
const keyOf = (kind: string, id: number) => `${kind} ${String(id)}`;
const publication = (value: object) => ({ publication: { type: 'PublicationInput', value } });

const clients: pg.Client[] = [];
afterEach(() =>
  Promise.all(clients.splice(0).map((client) => client.end().catch(() => undefined))),
);

const cursorOf = (key: unknown) => Buffer.from(JSON.stringify(key)).toString('base64url');

/** A connection of another program, until the test ends. */
async function connect() {
  const client = new pg.Client({ connectionString: api.databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  clients.push(client);
  return client;
}

it('reports what visitors see from now on, and what they no longer see', async () => {
  const copy = new Copy();
  const post = await createRecordOf(admin, 'Post');
  const page = await createRecordOf(admin, 'Page');
  await createRecordOf(admin, 'Post', {}, publication({ isDraft: true }));
  expect(await copy.update(1)).toEqual({ [keyOf('POST', post)]: 1, [keyOf('PAGE', page)]: 1 });

  await run(`UPDATE "post" SET "postTitle" = 'Changed', version = 2 WHERE id = ${String(post)}`);
  await deleteRecordOf(admin, 'Page', page);
  expect(await copy.update()).toEqual({ [keyOf('POST', post)]: 2 });

  await admin.ask(`mutation {
    restoreRecords(records: [{ kind: PAGE, id: ${String(page)} }])
  }`);
  await run(`UPDATE "post" SET "publishedAt" = NULL, version = 3 WHERE id = ${String(post)}`);
  expect(Object.keys(await copy.update())).toEqual([keyOf('PAGE', page)]);
});

it('reports records whose time of publication or removal has come', async () => {
  const copy = new Copy();
  const [publishAt, unpublishAt] = [1, 3].map(
    (hours) => new Date(present.getTime() + hours * hour),
  );
  const post = await createRecordOf(admin, 'Post', {}, publication({ publishAt, unpublishAt }));
  expect(await copy.update()).toEqual({});
  present = new Date(present.getTime() + 2 * hour);
  expect(await copy.update()).toEqual({ [keyOf('POST', post)]: 1 });
  present = new Date(present.getTime() + 2 * hour);
  expect(await copy.update()).toEqual({});
});

it('does not report drafts and scheduled records that visitors never saw', async () => {
  const { cursor } = await read();
  const publishAt = new Date(present.getTime() + hour);
  const isDraft = { isDraft: true };
  await createRecordOf(admin, 'Post', {}, publication({ publishAt }));
  await createRecordOf(admin, 'Post', {}, publication(isDraft));
  await deleteRecordOf(
    admin,
    'Page',
    await createRecordOf(admin, 'Page', {}, publication(isDraft)),
  );
  expect((await read({ since: cursor })).nodes).toEqual([]);
});

// PostgreSQL gives such a number again if it is killed soon afterwards.
it('counts no transaction that was rolled back', async () => {
  await createRecordOf(admin, 'Post');
  const { cursor } = await read();
  const client = await connect();
  await client.query('BEGIN');
  await client.query('UPDATE "post" SET version = 2');
  await client.query('ROLLBACK');
  api.services.cache.invalidate();
  expect((await read()).cursor).toBe(cursor);
});

it('reports only the requested kinds', async () => {
  await createRecordOf(admin, 'Post');
  await createRecordOf(admin, 'Page');
  expect((await read({ kinds: ['PAGE'] })).nodes.map(({ kind }) => kind)).toEqual(['PAGE']);
});

it.each(['', 'SAVEPOINT part'])(
  'reports what a transaction wrote before the cursor and committed after it %s',
  async (savepoint) => {
    const post = await createRecordOf(admin, 'Post');
    const copy = new Copy();
    const client = await connect();
    await client.query('BEGIN');
    if (savepoint) await client.query(savepoint);
    await client.query('UPDATE "post" SET version = 2');
    await createRecordOf(admin, 'Page');
    expect(await copy.update()).toMatchObject({ [keyOf('POST', post)]: 1 });
    await client.query('COMMIT');
    await expect.poll(() => copy.update()).toMatchObject({ [keyOf('POST', post)]: 2 });
  },
);

it('loses nothing while ten programs write and some of them are killed', async () => {
  const writing = new AbortController();
  const write = async (writer: number) => {
    let client = await connect();
    for (let step = 0; step < 40; step += 1) {
      const id = 1 + ((writer * 7 + step * 13) % 25);
      try {
        await client.query('BEGIN');
        if (step % 3 === 0) await client.query('SAVEPOINT part');
        await client.query(
          step % 5 === 4
            ? 'DELETE FROM "post" WHERE id = $1'
            : `INSERT INTO "post" (id, "postTitle") VALUES ($1, 'New')
                ON CONFLICT (id) DO UPDATE SET version = "post".version + 1,
                "publishedAt" = CASE "post".version % 4 WHEN 0 THEN NULL ELSE now() - interval '1 day' END`,
          [id],
        );
        const pid = (await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0];
        if ((writer + step) % 9 === 0) {
          await api.services.prisma.$queryRaw`SELECT pg_terminate_backend(${pid?.pid}::int)`;
        }
        await client.query(step % 4 === 3 ? 'ROLLBACK' : 'COMMIT');
      } catch {
        client = await connect();
      }
    }
  };
  const copy = new Copy();
  const reading = (async () => {
    while (!writing.signal.aborted) await copy.readPage(7);
  })();
  await Promise.all(Array.from({ length: 10 }, (_, writer) => write(writer)));
  writing.abort();
  await reading;
  // The database sets times of publication by its own clock.
  present = new Date(Date.now() + hour);
  const rows = await api.services.prisma.post.findMany({ where: { publishedAt: { not: null } } });
  expect(rows.length).toBeGreaterThan(0);
  const expected = Object.fromEntries(rows.map(({ id, version }) => [keyOf('POST', id), version]));
  // Other processes report a change after its commit.
  await expect.poll(() => copy.update()).toEqual(expected);
});

it('refuses cursors of a database that a backup replaced, and texts that are no cursors', async () => {
  const { cursor } = await read();
  const [history] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as [string];
  const most = Number.MAX_SAFE_INTEGER;
  for (const [since, code] of [
    ['nonsense', 'BAD_USER_INPUT'],
    [cursorOf([history, [1, most], null, '', 0]), 'BAD_USER_INPUT'],
    [cursorOf([history, [1.5, 1], null, '', 0]), 'BAD_USER_INPUT'],
    [cursorOf([history, [1, 1], null, '', 2 ** 40]), 'BAD_USER_INPUT'],
    [cursorOf([history, [most, 1], null, '', 0]), 'CURSOR_EXPIRED'],
  ] as const)
    expect(codes(await api.query(query, { since }))).toEqual([code]);
  expect(codes(await api.query(query, { first: 101 }))).toEqual(['BAD_USER_INPUT']);
  // As a restore does.
  await run('TRUNCATE "deleted-record"');
  expect(codes(await api.query(query, { since: cursor }))).toEqual(['CURSOR_EXPIRED']);
});

describe('lists', () => {
  it('contain the last changed record first, for visitors too', async () => {
    const [first, second] = [
      await createRecordOf(admin, 'Post'),
      await createRecordOf(admin, 'Post'),
    ];
    await run(`UPDATE "post" SET "updatedAt" = '2031-01-01' WHERE id = ${String(first)}`);
    const { data } = await api.query('{ posts(order: CHANGED_LAST) { nodes { id updatedAt } } }');
    expect(data['posts']).toEqual({
      nodes: [
        { id: String(first), updatedAt: '2031-01-01T00:00:00.000Z' },
        { id: String(second), updatedAt: expect.stringMatching(/Z$/) as string },
      ],
    });
  });

  it('contain only the requested ids', async () => {
    const past = await addEvent(api.services.prisma, { date: dayToDate('2021-01-07') });
    await addEvent(api.services.prisma);
    const list = 'query ($ids: [ID!]) { events(ids: $ids) { totalCount nodes { id } } }';
    const { data } = await api.query(list, { ids: [String(past.id), '999', 'x'] });
    expect(data['events']).toEqual({ totalCount: 1, nodes: [{ id: String(past.id) }] });
    const many = Array.from({ length: 101 }, (_, id) => String(id + 1));
    expect(codes(await api.query(list, { ids: many }))).toEqual(['BAD_USER_INPUT']);
  });

  it('contain the events between two days, the soonest first', async () => {
    const { prisma } = api.services;
    for (const [title, date, endDate] of [
      ['late', '2031-03-02', null],
      ['long', '2021-01-01', '2031-02-01'],
      ['before', '2021-01-01', '2031-01-31'],
      ['last', '2031-03-01', null],
    ] as const)
      await addEvent(prisma, {
        title,
        date: dayToDate(date),
        endDate: endDate && dayToDate(endDate),
      });
    const { data } = await api.query(
      '{ events(from: "2031-02-01", until: "2031-03-01") { nodes { title } } }',
    );
    expect(data['events']).toEqual({ nodes: [{ title: 'long' }, { title: 'last' }] });
    // PostgreSQL has no year 0.
    const days = 'query ($from: LocalDate) { events(from: $from) { totalCount } }';
    const made = '{ events(after: "%") { totalCount } }'.replace('%', cursorOf(['0000-01-01', 6]));
    expect(codes(await api.query(made))).toEqual(['BAD_USER_INPUT']);
    const byState = '{ events(order: STATE, after: "%") { totalCount } }';
    const noNumber = byState.replace('%', cursorOf(['', 1]));
    expect(codes(await admin.query(noNumber))).toEqual(['BAD_USER_INPUT']);
    const early = await api.query(days, { from: '0000-01-01' });
    expect(codes(early)).toEqual(['BAD_USER_INPUT']);
  });
});
