import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { isRoot, postgresUser } from '../../../api/database/systemUser.ts';
import { isAlive } from '../../../api/database/atomicDirectory.ts';
import { dataFolder, endAfterTest, kill, pidFile } from '../../support/bundledPostgres.ts';
import { pidOfServer, query, spawnOwner } from '../../support/bundledPostgres.ts';
import { start, urlFrom, useDataFolder } from '../../support/bundledPostgres.ts';

useDataFolder();

describe('after a crash, the bundled PostgreSQL', () => {
  it('is taken over after its owner is killed, and ignores another program with its former process id', async () => {
    const child = spawnOwner();
    const url = await urlFrom(child);
    await query(url, 'CREATE TABLE a AS SELECT 1 AS id');
    await kill(child);
    const pid = pidOfServer();
    expect(isAlive(pid)).toBe(true);
    const server = await start();
    expect(await query(server.url, 'SELECT id FROM a')).toEqual([{ id: 1 }]);
    const note = readFileSync(pidFile(), 'utf8');
    await server.stop();
    expect(existsSync(pidFile())).toBe(false);
    await expect(query(url, 'SELECT 1')).rejects.toThrow(/ECONNREFUSED/);

    const user = isRoot() ? postgresUser() : {};
    const other = spawn('sleep', ['3600'], { ...user, cwd: '/', stdio: 'ignore' });
    endAfterTest(other);
    await once(other, 'spawn');
    writeFileSync(pidFile(), note.replace(/^\d+/, String(other.pid)));
    const again = await start();
    expect(await query(again.url, 'SELECT id FROM a')).toEqual([{ id: 1 }]);
    expect(isAlive(other.pid ?? 0)).toBe(true);
  });

  it('recovers after it is killed together with its owner, and restarts at the same address after only it is killed', async () => {
    const child = spawnOwner();
    const url = await urlFrom(child);
    await query(url, 'CREATE TABLE a AS SELECT 1 AS id');
    const pid = pidOfServer();
    await kill(child);
    process.kill(pid, 'SIGKILL');
    const server = await start();
    expect(await query(server.url, 'SELECT id FROM a')).toEqual([{ id: 1 }]);

    // A statement under way keeps the killed server's memory in use for a while.
    const busy = query(server.url, 'SELECT pg_sleep(600)').catch(() => undefined);
    await expect
      .poll(() => query(server.url, `SELECT FROM pg_stat_activity WHERE wait_event = 'PgSleep'`))
      .toHaveLength(1);
    process.kill(pidOfServer(), 'SIGKILL');
    await busy;
    await expect.poll(() => query(server.url, 'SELECT id FROM a')).toEqual([{ id: 1 }]);
  });

  it('is restarted until it starts', async () => {
    const lines: string[] = [];
    const server = await start((line) => lines.push(line));
    const file = join(dirname(pidFile()), 'global', 'pg_control');
    renameSync(file, `${file}.away`);
    process.kill(pidOfServer(), 'SIGKILL');
    await expect.poll(() => lines.join(), { timeout: 60_000 }).toContain('pg_control');
    renameSync(`${file}.away`, file);
    const one = () => query(server.url, 'SELECT 1 AS one');
    await expect.poll(one, { timeout: 60_000 }).toEqual([{ one: 1 }]);
  });

  it('starts after its first starts are killed at any moment', async () => {
    for (const moment of [0, 100, 400]) {
      const child = spawnOwner();
      // From the moment when it begins to create the cluster.
      await expect.poll(() => readdirSync(dataFolder()), { interval: 2 }).not.toEqual([]);
      await sleep(moment);
      await kill(child);
    }
    const server = await start();
    expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(readdirSync(dataFolder())).toEqual(['postgres']);
  });
});
