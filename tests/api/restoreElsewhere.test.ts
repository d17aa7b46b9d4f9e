import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backupCommand } from '../../scripts/backupCommand.ts';
import { restoreCommand } from '../../scripts/restoreCommand.ts';
import { openConnection } from '../../api/database/connect.ts';
import { withDatabaseLock } from '../../api/database/lock.ts';
import { migrate, migrationsFolder } from '../../api/database/migrate.ts';
import { readMigrations } from '../../api/database/migrationHistory.ts';
import { type FakeCloudinary, startFakeCloudinary } from '../support/fakeCloudinary.ts';
import { useFormerHistory } from '../support/formerHistory.ts';
import { run } from '../support/globalPostgres.ts';
import {
  command,
  newInstallation,
  startUsedSite,
  type UsedSite,
  usedInstallation,
} from '../support/installation.ts';
import { createBlankDatabase } from '../support/postgres.ts';
import { randomRuns } from '../support/randomRuns.ts';

let site: UsedSite;
let cloud: FakeCloudinary;
beforeAll(async () => {
  cloud = await startFakeCloudinary();
  site = await startUsedSite();
});
afterAll(async () => {
  await site.stop();
  await cloud.stop();
});

async function rowsOf(url: string, sql: string): Promise<Record<string, string>[]> {
  const connection = await openConnection(url);
  try {
    return (await connection.query<Record<string, string>>(sql)).rows;
  } finally {
    await connection.end();
  }
}

const videos = `SELECT "mediaUrl", "mediaPath" FROM "aboutEthiopia" WHERE "isVideoSrc"`;
const pictures = 'SELECT "imageUrl", "imagePath" FROM directory';

describe('between stores', () => {
  it('moves files from the disk to Cloudinary with new addresses, and back unchanged', async () => {
    const inCloud = await newInstallation();
    const settings = { CLOUDINARY_URL: cloud.url };
    const restored = await command(
      restoreCommand,
      inCloud.url,
      inCloud.dataDir,
      [site.backup],
      settings,
    );
    expect(restored).toMatchObject({ code: 0, err: '' });
    const wanted = await site.content();
    expect(cloud.files.size).toBe(Object.keys(wanted.files).length);
    const rows = await rowsOf(inCloud.url, pictures);
    for (const { imageUrl, imagePath } of rows) {
      const id = imagePath?.replace(/\.\w+$/, '');
      expect(imageUrl).toBe(
        `https://res.cloudinary.com/demo/image/upload/f_auto,q_auto/v1/${String(id)}`,
      );
    }
    for (const { mediaUrl } of await rowsOf(inCloud.url, videos)) {
      expect(mediaUrl).toMatch(/^https:\/\/res\.cloudinary\.com\/demo\/video\/upload\/.*\.mp4$/);
    }
    const file = join(inCloud.dataDir, 'cloud.backup');
    const args: [string, string, string[]] = [inCloud.url, inCloud.dataDir, [file]];
    expect(await command(backupCommand, ...args, settings)).toMatchObject({
      code: 0,
      err: '',
    });
    const onDisk = await newInstallation(createBlankDatabase);
    expect(await onDisk.restore(file)).toMatchObject({ code: 0, err: '' });
    expect(await onDisk.content()).toEqual(wanted);
  });

  it('creates no backup and leaves no file behind if Cloudinary fails', async () => {
    const other = await newInstallation();
    await other.restore(site.backup);
    const file = join(other.dataDir, 'cloud.backup');
    for (const mood of ['error', 'reset'] as const) {
      cloud.mood = mood;
      const settings = { CLOUDINARY_URL: cloud.url };
      const told = await command(backupCommand, other.url, other.dataDir, [file], settings);
      expect([told.code, told.err]).toEqual([1, expect.stringContaining('could not be written')]);
    }
    cloud.mood = 'well';
    expect(readdirSync(other.dataDir)).toEqual(['media']);
  });
});

describe('between versions', () => {
  const migrations = readMigrations(migrationsFolder).map(({ name }) => name);

  it('restores an older backup with its migrations first, then its rows, then the later migrations', async () => {
    const older = await newInstallation(createBlankDatabase);
    const last = migrations.at(-2);
    await withDatabaseLock(older.url, 'prepare', (connection) =>
      migrate(connection, migrationsFolder, last),
    );
    await run(
      older.url,
      `${useFormerHistory}; INSERT INTO "post" ("postTitle") VALUES ('Old news')`,
    );
    const file = join(older.dataDir, 'older.backup');
    await command(backupCommand, older.url, older.dataDir, [file]);

    const other = await newInstallation(createBlankDatabase);
    expect(await other.restore(file)).toMatchObject({ code: 0, err: '' });
    await withDatabaseLock(older.url, 'prepare', (connection) =>
      migrate(connection, migrationsFolder),
    );
    expect(await other.content()).toEqual(await older.content());
    const history = 'SELECT migration_name AS name FROM _prisma_migrations ORDER BY started_at';
    expect((await rowsOf(other.url, history)).map(({ name }) => name)).toEqual(migrations);

    const upToDate = await newInstallation();
    const told = await upToDate.restore(file, '--replace');
    expect([told.code, told.err]).toEqual([1, expect.stringContaining('a new, empty database')]);
  });

  it('refuses a backup of a newer version', async () => {
    const newer = await newInstallation();
    await run(
      newer.url,
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at)
       VALUES ('1', 'x', '20990101000000_future', now())`,
    );
    const file = join(newer.dataDir, 'newer.backup');
    await command(backupCommand, newer.url, newer.dataDir, [file]);
    const other = await newInstallation();
    const told = await other.restore(file);
    expect([told.code, told.err]).toEqual([1, expect.stringContaining('20990101000000_future')]);
  });
});

describe('a restore that is killed', () => {
  it('at any moment leaves either the former content or the complete backup', async () => {
    const other = await usedInstallation();
    const former = await other.content();
    const whole = await site.content();
    const start = () => {
      const args = ['--import', 'tsx', 'scripts/restore.ts', site.backup, '--replace'];
      const env = { ...process.env, CLOUDINARY_URL: '', DATABASE_URL: other.url };
      const options = { env: { ...env, DATA_DIR: other.dataDir }, stdio: 'ignore' } as const;
      return spawn(process.execPath, args, options);
    };
    const notes = { 'unused-file': expect.anything() as unknown };
    const killAndLook = async (child: ChildProcess) => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      return settled(other);
    };

    // While it writes rows: a table that it reaches is locked by another transaction.
    const holder = await openConnection(other.url);
    await holder.query('BEGIN; LOCK TABLE resource IN ACCESS EXCLUSIVE MODE');
    const halted = start();
    await expect.poll(() => rowsOf(other.url, waitingForLock)).toHaveLength(1);
    const stopped = killAndLook(halted);
    await holder.end();
    expect((await stopped).rows).toEqual({ ...former.rows, ...notes });

    for (let round = 0; round < randomRuns({ all: 10, few: 0 }); round += 1) {
      const child = start();
      // It needs time to load, so the moments are counted from its first connection.
      await expect
        .poll(async () => child.exitCode !== null || (await isConnected(other.url)), {
          interval: 5,
        })
        .toBe(true);
      await sleep(round * 10 * (1 + round * Math.random()));
      const { rows, files } = await killAndLook(child);
      const isFormer = JSON.stringify(rows['event']) === JSON.stringify(former.rows['event']);
      const wanted = isFormer ? former : whole;
      expect(rows).toEqual({ ...wanted.rows, ...notes });
      expect(files).toMatchObject(wanted.files);
    }
    const child = start();
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect((await other.content()).rows).toEqual({ ...whole.rows, ...notes });
  });

  const restoring = `SELECT FROM pg_stat_activity WHERE datname = current_database()
    AND pid <> pg_backend_pid() AND backend_type = 'client backend'`;
  const waitingForLock = `${restoring} AND wait_event_type = 'Lock'`;
  const isConnected = async (url: string) => (await rowsOf(url, restoring)).length > 0;

  /** PostgreSQL notices a moment later that its client has ended. */
  async function settled(other: { url: string; content: UsedSite['content'] }) {
    await expect.poll(() => isConnected(other.url)).toBe(false);
    return other.content();
  }
});
