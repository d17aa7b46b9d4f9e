import { once } from 'node:events';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { startScratchPostgres } from '../../api/database/scratchPostgres.ts';
import { hasPooler, startPooler, throughPooler } from '../support/pooler.ts';
import { postmasterPid, spawnServer } from '../support/serverProcess.ts';

const dataDir = inject('filledFolder');

/** Starts with invalid settings, and returns the one line that it prints. */
async function refusal(
  settings: NodeJS.ProcessEnv,
  command?: [string, ...string[]],
): Promise<string> {
  const server = spawnServer(dataDir, settings, command);
  expect(await server.ended).toBe(1);
  const line = server.output().trim();
  expect(line).not.toContain('\n');
  return line;
}

async function listenSomewhere(): Promise<{ server: Server; port: string }> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  return { server, port: String((server.address() as AddressInfo).port) };
}

it('reports a port that is taken, before it prepares anything', async () => {
  const other = await listenSomewhere();
  const folder = join(dataDir, 'not-needed');
  const line = await refusal({ PORT: other.port, DATA_DIR: folder });
  expect(line).toBe(`Port ${other.port} is taken. Set PORT to a free one.`);
  expect(existsSync(folder)).toBe(false);
  other.server.close();
});

it('starts from any working directory', async () => {
  const program = join(process.cwd(), 'dist/server/server.js');
  const script = 'cd / && exec "$0" "$1"';
  const server = spawnServer(dataDir, {}, ['/bin/sh', '-c', script, process.execPath, program]);
  expect((await fetch(`${await server.up}/about`)).status).toBe(200);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

it('responds with Retry-After before it is ready', async () => {
  const silentDatabase = await listenSomewhere();
  const free = await listenSomewhere();
  free.server.close();
  const server = spawnServer(dataDir, {
    PORT: free.port,
    DATABASE_URL: `postgresql://someone@127.0.0.1:${silentDatabase.port}/site`,
  });
  await once(silentDatabase.server, 'connection');
  const answer = await fetch(`http://127.0.0.1:${free.port}/`);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('1');
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  silentDatabase.server.close();
});

it('reports a database that cannot be reached, without the password', async () => {
  const line = await refusal({ DATABASE_URL: 'postgresql://someone:secret@127.0.0.1:1/site' });
  expect(line).toMatch('Cannot reach PostgreSQL at 127.0.0.1:1 (database "site")');
  expect(line).not.toContain('secret');
});

it.skipIf(!hasPooler)(
  'reports the missing direct address behind a transaction pooler',
  async () => {
    const postgres = await startScratchPostgres();
    const ignoring = 'ignore_startup_parameters = statement_timeout';
    onTestFinished(() => postgres.stop());
    for (const settings of ['', ignoring]) {
      const pooler = await startPooler(postgres.url, settings);
      onTestFinished(() => pooler.stop());
      expect(await refusal({ DATABASE_URL: throughPooler(postgres.url, pooler.host) })).toBe(
        `A connection pooler answers at ${pooler.host}. Set DATABASE_DIRECT_URL to the address of PostgreSQL itself.`,
      );
    }
  },
);

it('reports every invalid variable', async () => {
  const line = await refusal({ PORT: 'many', CONTACT_EMAIL: 'nobody' });
  expect(line).toMatch(/PORT.*CONTACT_EMAIL/);
});

it('reports a direct address that is given without DATABASE_URL', async () => {
  const line = await refusal({ DATABASE_DIRECT_URL: 'postgresql://someone@127.0.0.1:1/site' });
  expect(line).toMatch('DATABASE_DIRECT_URL needs DATABASE_URL');
});

it('reports another server with the same data folder', async () => {
  const first = spawnServer(dataDir);
  await first.up;
  expect(await refusal({})).toMatch(`Another server (process ${first.child.pid}) is already`);
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
});

describe('reports a problem of the data folder in one line:', () => {
  const home = join(dataDir, 'postgres');
  const away = join(dataDir, 'away');

  it.each<[string, string, ((path: string) => void) | null, RegExp]>([
    ['no cluster', 'cluster', null, /ENOENT.*restore a backup/],
    ['a file for the cluster', 'cluster', (path) => writeFileSync(path, ''), /ENOTDIR.*restore/],
    ['a folder for the log', 'server.log', (path) => mkdirSync(path), /EISDIR.*restore/],
    ['a folder for the note of its process', 'cluster/postmaster.pid', mkdirSync, /EISDIR/],
    ['no password', 'password', null, /ENOENT.*password/],
    ['another password', 'password', (path) => writeFileSync(path, 'x'), /password auth.*restore/],
    ['an empty password', 'password', (path) => writeFileSync(path, ''), /is empty.*restore a b/],
    ['no databases', 'cluster/base', mkdirSync, /database "postgres" does not exist.*restore/],
    ['no control file', 'cluster/global/pg_control', null, /pg_control": No such file/],
    ['no settings of PostgreSQL', 'cluster/postgresql.conf', null, /configuration file/],
    ['no state of transactions', 'cluster/pg_xact', null, /FATAL: +could not .*pg_xact/],
    ['a file for all of it', '', (path) => writeFileSync(path, ''), /ENOTDIR.*restore a backup/],
  ])('%s', async (_what, name, put, message) => {
    const path = join(home, name);
    if (existsSync(path)) renameSync(path, away);
    put?.(path);
    try {
      expect(await refusal({})).toMatch(message);
      expect(postmasterPid(dataDir) ?? 'none').toEqual('none');
    } finally {
      rmSync(path, { recursive: true, force: true });
      if (existsSync(away)) renameSync(away, path);
    }
  });
});

describe('the folder of files', () => {
  const media = join(dataDir, 'media');
  const away = join(dataDir, 'files');
  beforeAll(() => renameSync(media, away));
  afterAll(() => renameSync(away, media));

  it('is reported in the log if it is missing', async () => {
    const server = spawnServer(dataDir);
    await server.up;
    server.child.kill('SIGTERM');
    await server.ended;
    expect(server.output()).toMatch(/"records":\d+,"msg":"the folder of files is missing/);
  });

  it('is reported if it is a file', async () => {
    writeFileSync(media, '');
    expect(await refusal({})).toMatch(`Cannot use ${media}: it is not a folder.`);
    rmSync(media);
  });
});

it('an old version of Node is reported before a command runs', async () => {
  const old = `Object.defineProperty(process, 'versions', { value: { node: '18.20.4' } })`;
  const line = await refusal({}, [
    process.execPath,
    '--import',
    `data:text/javascript,${encodeURIComponent(old)}`,
    'scripts/command.mjs',
    'startSite',
  ]);
  expect(line).toMatch(/needs Node 20\.19\.0 or newer, and this is Node 18\.20\.4/);
});
