import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  it,
  onTestFinished,
} from 'vitest';
import { connectDatabase, openConnection } from '../../api/database/connect.ts';
import { prepareDatabase } from '../../api/database/prepare.ts';
import { DatabasePool } from '../../api/database/databasePool.ts';
import { StartupError } from '../../api/startupError.ts';
import { type Admin, type Api, startApi, testPassword } from '../support/api.ts';
import { addEvent } from '../support/factories.ts';
import { waiting } from '../support/patience.ts';
import { hasPooler, type Pooler, startPooler, throughPooler } from '../support/pooler.ts';
import { createTestDatabase } from '../support/postgres.ts';
import { randomRuns } from '../support/randomRuns.ts';
import { endings, isViewer, raceSessions } from '../support/sessionRaces.ts';
import { measureStaleness } from '../support/staleness.ts';

const clients = 12;
const readsOfEach = 20;
const rounds = randomRuns({ few: 3, all: 60 });
const writes = randomRuns({ few: 10, all: 1_000 });

describe.skipIf(!hasPooler)('behind a transaction pooler', () => {
  let pooler: Pooler;
  let api: Api;
  let others: [Api, Api];
  let admin: Admin;
  beforeAll(async () => {
    pooler = await startPooler(inject('postgresUrl'));
    const settings = { CACHE_MB: '8' };
    const access = { poolerHost: pooler.host };
    api = await startApi({}, settings, access);
    others = [
      await startApi({}, settings, { ...access, beside: api }),
      await startApi({}, settings, { ...access, beside: api }),
    ];
  });
  afterAll(async () => {
    for (const other of others) await other.stop();
    await api.stop();
    await pooler.stop();
  });
  beforeEach(async () => {
    await api.reset();
    admin = await api.signInAdmin();
  });

  it('lists are read by many clients at once, from every process', async () => {
    await addEvent(api.services.prisma, { title: 'Feast' });
    const authorization = `Bearer ${admin.accessToken}`;
    const read = async (process: Api, first: number) => {
      const query = `{ events(first: ${String(first)}) { nodes { title } } posts { nodes { id } } }`;
      const { data, errors } = await process.query(query, {}, { authorization });
      return errors ?? data['events'];
    };
    const answers = await Promise.all(
      Array.from({ length: clients }, async (_, client) => {
        const process = [api, ...others][client % 3] ?? api;
        const own: unknown[] = [];
        while (own.length < readsOfEach) own.push(await read(process, 1 + own.length));
        return own;
      }),
    );
    const right = { nodes: [{ title: 'Feast' }] };
    expect(answers.flat()).toEqual(Array(clients * readsOfEach).fill(right));
  });

  it('a change is visible at once in its process, and in the others after the notification', async () => {
    await api.services.prisma.resourceCategory.create({ data: { categoryName: 'Name' } });
    const urls = [api.url, ...others.map(({ url }) => url)] as const;
    const { staleWhereWritten, delays } = await measureStaleness(urls, admin.accessToken, writes);
    expect(staleWhereWritten).toBe(0);
    expect(delays).toHaveLength(writes);
  });

  it('a user who signs out in one process is signed out in the others', async () => {
    const signIn = `mutation { signIn(email: "admin@example.org", password: "${testPassword}") { accessToken } }`;
    const { data } = await others[0].query(signIn);
    const { accessToken } = data['signIn'] as { accessToken: string };
    const isKnown = () =>
      Promise.all([api, ...others].map((process) => isViewer(process, accessToken)));
    expect(await isKnown()).toEqual([true, true, true]);
    const authorization = `Bearer ${accessToken}`;
    await others[1].query('mutation { signOut(scope: LOCAL) }', {}, { authorization });
    await expect.poll(isKnown).toEqual([false, false, false]);
  });

  it.each(endings)('%s ends the right sessions while other processes run', async (ending) => {
    const faults: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await api.reset();
      for (const other of others) other.services.sessions.ended();
      admin = await api.signInAdmin();
      faults.push(...(await raceSessions(api, admin, ending, others)));
      for (const other of others) {
        await expect
          .poll(() => isViewer(other, admin.accessToken))
          .toBe(await isViewer(api, admin.accessToken));
      }
    }
    expect(faults).toEqual([]);
  });

  it('the database ends a statement that takes too long', async () => {
    const url = throughPooler(api.databaseUrl, pooler.host);
    const limits = { connection: waiting, statement: 50, response: waiting };
    const pool = new DatabasePool(url, 'limited', { hasPooler: true, limits });
    const prisma = await connectDatabase(url, { pool });
    const ended = 'canceling statement due to statement timeout';
    await expect(pool.query({ text: 'SELECT pg_sleep(600)' })).rejects.toThrow(ended);
    const sleep = prisma.$executeRaw`SELECT pg_sleep(600)`;
    await expect(prisma.$transaction([sleep])).rejects.toThrow(ended);
    await prisma.$disconnect();
  });

  it('statements have a time limit, use UTC and no JIT, and leave no setting behind', async () => {
    const url = throughPooler(api.databaseUrl, pooler.host);
    const pool = new DatabasePool(url, 'limited', { hasPooler: true });
    const limited = { statement_timeout: '5s', jit: 'off', timezone: 'UTC' };
    const names = ['statement_timeout', 'jit', 'timezone'];
    const settings = `SELECT ${names.map((name) => `current_setting('${name}') AS ${name}`).join(', ')}`;
    expect((await pool.query({ text: settings })).rows).toEqual([limited]);
    const ofAuckland = new URL(api.databaseUrl);
    ofAuckland.searchParams.set('options', '-c timezone=Pacific/Auckland');
    const direct = new DatabasePool(ofAuckland.href, 'direct');
    expect((await direct.query(settings)).rows).toEqual([limited]);
    await direct.end();
    const prisma = await connectDatabase(url, { pool });
    const shown = () => prisma.$queryRawUnsafe(settings);
    expect(await shown()).toEqual([limited]);
    const [inTransaction] = await prisma.$transaction([shown()]);
    expect(inTransaction).toEqual([limited]);
    await prisma.$disconnect();
    const connection = await openConnection(url);
    const left = await connection.query(settings);
    await connection.end();
    expect(left.rows).toMatchObject([{ statement_timeout: '0', jit: 'on' }]);
  });
});

describe.skipIf(!hasPooler)(
  'without the direct address, one line names the missing setting',
  () => {
    it.each([
      ['by the first connection', ''],
      ['before a lock is taken', 'ignore_startup_parameters = statement_timeout'],
      [
        'where backends are used in turn',
        'ignore_startup_parameters = statement_timeout\nserver_round_robin = 1',
      ],
    ])('%s', async (_, settings) => {
      const pooler = await startPooler(inject('postgresUrl'), settings);
      onTestFinished(() => pooler.stop());
      const database = await createTestDatabase();
      onTestFinished(() => database.drop());
      const url = throughPooler(database.url, pooler.host);
      const start = async () => {
        const prisma = await connectDatabase(url);
        try {
          await prepareDatabase(url, () => Promise.resolve());
        } finally {
          await prisma.$disconnect();
        }
      };
      await expect(start()).rejects.toEqual(
        new StartupError(
          `A connection pooler answers at ${pooler.host}. ` +
            'Set DATABASE_DIRECT_URL to the address of PostgreSQL itself.',
        ),
      );
      const connection = await openConnection(database.url);
      const { rows: locks } = await connection.query(
        `SELECT mode FROM pg_locks JOIN pg_database d ON d.oid = database
       WHERE locktype = 'advisory' AND datname = current_database()`,
      );
      await connection.end();
      expect(locks).toEqual([]);
    });
  },
);
