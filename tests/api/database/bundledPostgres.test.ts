import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  borrowBundledPostgres,
  type BundledPostgres,
  startBundledPostgres,
} from '../../../api/database/bundledPostgres.ts';
import { temporaryFolder } from '../../../api/database/scratchPostgres.ts';
import { isRoot, postgresUser } from '../../../api/database/systemUser.ts';
import { isAlive } from '../../../api/database/wholeFolder.ts';

let folder: string;
const servers: BundledPostgres[] = [];
const children: ChildProcess[] = [];

beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const server of servers.splice(0)) await server.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

async function start(dataDir = folder): Promise<BundledPostgres> {
  const server = await startBundledPostgres(dataDir, () => undefined);
  servers.push(server);
  return server;
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Another process owns the server. */
function spawnOwner(): ChildProcess {
  const args = ['--import', 'tsx', 'tests/support/ownPostgres.ts', folder];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  return child;
}

async function startOwner(): Promise<{ child: ChildProcess; url: string }> {
  const child = spawnOwner();
  const [line] = (await once(child.stdout ?? child, 'data')) as [Buffer];
  return { child, url: line.toString().trim() };
}

async function kill(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

const pidFile = () => join(folder, 'postgres', 'cluster', 'postmaster.pid');
const postmasterPid = () => Number(readFileSync(pidFile(), 'utf8').split('\n')[0]);

describe('the bundled PostgreSQL', () => {
  it('keeps its data from one start to the next, and is gone after stop', async () => {
    const first = await start();
    await query(first.url, `CREATE TABLE a AS SELECT 'ቡና' AS coffee`);
    const pid = postmasterPid();
    await first.stop();
    expect(existsSync(pidFile())).toBe(false);
    await vi.waitFor(() => {
      expect(isAlive(pid)).toBe(false);
    });
    const second = await start();
    expect(await query(second.url, 'SELECT upper(coffee) AS coffee FROM a')).toEqual([
      { coffee: 'ቡና' },
    ]);
  });

  it('has one owner: a second process is told who has it, and the first goes on', async () => {
    const first = await start();
    await expect(start()).rejects.toThrow(
      `Another server (process ${process.pid}) is already running with the data folder ${folder}`,
    );
    expect(await query(first.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('is lent to commands, which start it themselves when nobody else did', async () => {
    const alone = await borrowBundledPostgres(folder);
    await query(alone.url, 'CREATE TABLE a AS SELECT 1 AS id');
    await alone.stop();
    await expect(query(alone.url, 'SELECT 1')).rejects.toThrow(/ECONNREFUSED/);
    const server = await start();
    const beside = await borrowBundledPostgres(folder);
    expect(beside.url).toBe(server.url);
    await beside.stop();
    expect(await query(server.url, 'SELECT id FROM a')).toEqual([{ id: 1 }]);
  });

  it('gets exactly one owner when several start at once in an empty folder', async () => {
    const results = await Promise.allSettled([start(), start(), start()]);
    const started = results.filter(({ status }) => status === 'fulfilled');
    expect(started).toHaveLength(1);
    for (const result of results) {
      if (result.status === 'rejected') expect(String(result.reason)).toMatch(/Another server/);
    }
    expect(await query(servers[0]?.url ?? '', 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('is taken over when its owner was killed', async () => {
    const { child, url } = await startOwner();
    await query(url, 'CREATE TABLE a AS SELECT 1 AS id');
    await kill(child);
    const pid = postmasterPid();
    expect(isAlive(pid)).toBe(true);
    const server = await start();
    expect(await query(server.url, 'SELECT id FROM a')).toEqual([{ id: 1 }]);
    await server.stop();
    expect(existsSync(pidFile())).toBe(false);
    await expect(query(url, 'SELECT 1')).rejects.toThrow(/ECONNREFUSED/);
  });

  it('recovers when it was killed together with its owner', async () => {
    const { child, url } = await startOwner();
    await query(url, 'CREATE TABLE a AS SELECT 1 AS id');
    const pid = postmasterPid();
    await kill(child);
    process.kill(pid, 'SIGKILL');
    const server = await start();
    expect(await query(server.url, 'SELECT id FROM a')).toEqual([{ id: 1 }]);
  });

  it('comes back at the same address when only it was killed', async () => {
    const server = await start();
    await query(server.url, 'CREATE TABLE a AS SELECT 1 AS id');
    // A statement under way keeps the killed server's memory in use for a while.
    const busy = query(server.url, 'SELECT pg_sleep(1)').catch(() => undefined);
    await sleep(200);
    process.kill(postmasterPid(), 'SIGKILL');
    await busy;
    await vi.waitFor(
      async () => {
        expect(await query(server.url, 'SELECT id FROM a')).toEqual([{ id: 1 }]);
      },
      { timeout: 10_000 },
    );
  });

  it('starts after its first start was killed at any moment', async () => {
    for (const moment of [300, 450, 600, 750, 900]) {
      const child = spawnOwner();
      await sleep(moment);
      await kill(child);
    }
    const server = await start();
    expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(readdirSync(folder)).toEqual(['postgres']);
  });

  it('is not fooled by another program that got the number of its killed server', async () => {
    const server = await start();
    const note = readFileSync(pidFile(), 'utf8');
    await server.stop();
    const user = isRoot() ? postgresUser() : {};
    const other = spawn('sleep', ['60'], { ...user, cwd: '/', stdio: 'ignore' });
    children.push(other);
    await once(other, 'spawn');
    writeFileSync(pidFile(), note.replace(/^\d+/, String(other.pid)));
    const again = await start();
    expect(await query(again.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(isAlive(other.pid ?? 0)).toBe(true);
  });

  it("heeds none of the operator's settings for other servers", async () => {
    vi.stubEnv('PGPORT', '1');
    vi.stubEnv('PGDATA', '/nowhere');
    vi.stubEnv('PGSSLMODE', 'require');
    vi.stubEnv('PGOPTIONS', '-c no_such_setting=1');
    vi.stubEnv('LC_ALL', 'xx_XX');
    const server = await start();
    expect(await query(server.url, 'SHOW lc_messages')).toEqual([{ lc_messages: 'C' }]);
  });

  it.runIf(isRoot())(
    "goes elsewhere, and says so, where root's folder is closed to it",
    async () => {
      chmodSync(folder, 0o700);
      const said: string[] = [];
      const first = await startBundledPostgres(folder, (line) => said.push(line));
      servers.push(first);
      const place = realpathSync(join(folder, 'postgres'));
      expect(said).toEqual([expect.stringContaining(place)]);
      await query(first.url, 'CREATE TABLE a AS SELECT 1 AS id');
      await first.stop();
      const second = await start();
      expect(await query(second.url, 'SELECT id FROM a')).toEqual([{ id: 1 }]);
      await second.stop();
      rmSync(place, { recursive: true });
    },
  );

  it('says what is wrong when it cannot start', async () => {
    const server = await start();
    await server.stop();
    writeFileSync(join(folder, 'postgres', 'cluster', 'PG_VERSION'), '9.6\n');
    await expect(start()).rejects.toThrow(/does not start: .*incompatible/);
  });
});
