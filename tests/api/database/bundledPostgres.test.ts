import { chmodSync, existsSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { borrowBundledPostgres } from '../../../api/database/bundledPostgres.ts';
import { isRoot } from '../../../api/database/systemUser.ts';
import { isAlive } from '../../../api/database/atomicDirectory.ts';
import { dataFolder, pidFile, pidOfServer } from '../../support/bundledPostgres.ts';
import { query, start, useDataFolder } from '../../support/bundledPostgres.ts';

useDataFolder();
afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the bundled PostgreSQL', () => {
  it('has a random password with a single hash iteration, and one owner, keeps its data between starts, and has ended after stop', async () => {
    const first = await start();
    expect(decodeURIComponent(new URL(first.url).password)).toMatch(/^[\w-]{32}$/);
    expect(
      await query(first.url, `SELECT rolpassword FROM pg_authid WHERE rolname = 'postgres'`),
    ).toMatchObject([{ rolpassword: expect.stringMatching(/^SCRAM-SHA-256\$1:/) as unknown }]);
    if (process.platform === 'linux') {
      // It recognises Ethiopic letters.
      await query(first.url, 'CREATE EXTENSION pg_trgm');
      const letters = await query(first.url, `SELECT cardinality(show_trgm('ሰላም')) AS count`);
      expect(letters).toEqual([{ count: 4 }]);
    }
    await expect(start()).rejects.toThrow(
      `Another server (process ${process.pid}) is already running with the data folder ${dataFolder()}`,
    );
    await query(first.url, `CREATE TABLE a AS SELECT 'ቡና' AS coffee`);
    const pid = pidOfServer();
    await first.stop();
    expect(existsSync(pidFile())).toBe(false);
    await expect.poll(() => isAlive(pid)).toBe(false);
    const second = await start();
    expect(await query(second.url, 'SELECT upper(coffee) AS coffee FROM a')).toEqual([
      { coffee: 'ቡና' },
    ]);
  });

  it('is shared with commands, which start it if it is not running', async () => {
    const alone = await borrowBundledPostgres(dataFolder());
    await query(alone.url, 'CREATE TABLE a AS SELECT 1 AS id');
    await alone.stop();
    await expect(query(alone.url, 'SELECT 1')).rejects.toThrow(/ECONNREFUSED/);
    const server = await start();
    const beside = await borrowBundledPostgres(dataFolder());
    expect(beside.url).toBe(server.url);
    await beside.stop();
    expect(await query(server.url, 'SELECT id FROM a')).toEqual([{ id: 1 }]);
  });

  it('gets exactly one owner when several start at once in an empty folder', async () => {
    const results = await Promise.allSettled([start(), start(), start()]);
    const winners = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const reasons = results.flatMap((one) =>
      one.status === 'rejected' ? [String(one.reason)] : [],
    );
    expect(winners).toHaveLength(1);
    for (const reason of reasons) expect(reason).toMatch(/Another server/);
    expect(await query(winners[0]?.url ?? '', 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('ignores environment settings that are meant for other servers', async () => {
    vi.stubEnv('PGPORT', '1');
    vi.stubEnv('PGDATA', '/nowhere');
    vi.stubEnv('PGSSLMODE', 'require');
    vi.stubEnv('PGOPTIONS', '-c no_such_setting=1');
    vi.stubEnv('LC_ALL', 'xx_XX');
    const server = await start();
    expect(await query(server.url, 'SHOW lc_messages')).toEqual([{ lc_messages: 'C' }]);
    // They still apply to all other connections of this process.
    expect(process.env).toMatchObject({ PGPORT: '1', PGSSLMODE: 'require' });
  });

  it.runIf(isRoot())(
    "uses another folder, and reports this, if it cannot access root's folder",
    async () => {
      chmodSync(dataFolder(), 0o700);
      const said: string[] = [];
      const first = await start((line) => said.push(line));
      const place = realpathSync(join(dataFolder(), 'postgres'));
      expect(said).toEqual([expect.stringContaining(place)]);
      await query(first.url, 'CREATE TABLE a AS SELECT 1 AS id');
      await first.stop();
      const second = await start();
      expect(await query(second.url, 'SELECT id FROM a')).toEqual([{ id: 1 }]);
      await second.stop();
      rmSync(place, { recursive: true });
    },
  );

  it('reports why it cannot start', async () => {
    const server = await start();
    await server.stop();
    writeFileSync(join(dataFolder(), 'postgres', 'cluster', 'PG_VERSION'), '9.6\n');
    await expect(start()).rejects.toThrow(/does not start: .*incompatible/);
    writeFileSync(join(dataFolder(), 'postgres', 'cluster', 'PG_VERSION'), 'nonsense\n');
    const damage = /does not start: .*not a valid data directory.*npm run restore -- FILE/;
    await expect(start()).rejects.toThrow(damage);
  });
});
