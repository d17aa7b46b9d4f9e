import { join } from 'node:path';
import { rmSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBackup } from '../../api/backup/createBackup.ts';
import { restoreBackup } from '../../api/backup/restoreBackup.ts';
import { openConnection } from '../../api/database/connect.ts';
import { temporaryFolder } from '../../api/database/scratchPostgres.ts';
import { diskStore } from '../../api/media/diskStore.ts';
import type { MediaStore } from '../../api/media/mediaStore.ts';
import { removeUnusedFiles } from '../../api/media/unusedFiles.ts';
import { type Api, startApi } from '../support/api.ts';
import { useAdmin, useApi } from '../support/useApi.ts';
import { type FakeCloudinary, startFakeCloudinary } from '../support/fakeCloudinary.ts';
import { filesOfKind } from '../support/formerFiles.ts';
import { lockWaits } from '../support/lockWaits.ts';
import { breakable, cloudinaryAt, stores } from '../support/mediaStores.ts';
import { createBlankDatabase } from '../support/postgres.ts';
import { prepareCategories } from '../support/records.ts';

const day = 24 * 60 * 60 * 1000;

let cloud: FakeCloudinary;
beforeAll(async () => {
  cloud = await startFakeCloudinary();
});
afterAll(() => cloud.stop());

describe.each(stores)('former files in the $name store', ({ name, make }) => {
  /** The step that fails. */
  let broken: Partial<MediaStore>;
  const made = make(
    () => api,
    () => cloud,
  );
  const media = breakable(made.store, () => broken);
  const api: Api = useApi({ media }, { TRASH_DAYS: '30' });
  const admin = useAdmin(api);
  const records = filesOfKind('Event', { admin, api });

  beforeAll(async () => {
    await api.services.prisma.$executeRawUnsafe(`
      CREATE FUNCTION hold() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN PERFORM pg_advisory_xact_lock_shared(7); RETURN NEW; END $$`);
    await api.services.prisma.$executeRawUnsafe(`
      CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'disk full'; END $$`);
  });
  beforeEach(async () => {
    broken = {};
    cloud.files.clear();
    await prepareCategories(api);
  });
  afterEach(async () => {
    // Once no version can be restored, files and rows match, whatever failed before.
    broken = {};
    for (let days = 31; days < 34; days++) await removeLater(days);
    await expect.poll(made.files).toHaveLength((await records.paths()).length);
    await expect.poll(() => api.services.prisma.unusedFile.count()).toBe(0);
  });

  /** The jobs of a process whose clock is ahead. */
  const removeLater = (days: number) =>
    removeUnusedFiles({ ...api.services, now: () => new Date(Date.now() + days * day) });

  async function replaced() {
    const id = await records.create('old', 60);
    const old = await records.paths();
    await records.change(id, 1, 'new', 80);
    return { id, old, new: await records.paths() };
  }
  const atUpdate = async (name: 'hold' | 'fail', work: () => Promise<void>) => {
    const { prisma } = api.services;
    await prisma.$executeRawUnsafe(
      `CREATE TRIGGER breaking AFTER UPDATE ON "event" FOR EACH ROW EXECUTE FUNCTION ${name}()`,
    );
    try {
      await work();
    } finally {
      await prisma.$executeRawUnsafe('DROP TRIGGER breaking ON "event"');
    }
  };

  /** Restores a former version, and runs something else before the commit. */
  async function whileRestoring(id: number, work: () => Promise<unknown>) {
    const connection = await openConnection(api.databaseUrl);
    // Only of this database: other tests share the server.
    const waiting = () => lockWaits(api.services.prisma);
    let results: unknown[] = [];
    try {
      await connection.query('SELECT pg_advisory_lock(7)');
      await atUpdate('hold', async () => {
        const restoring = records.restore(id, 2, 1);
        await expect.poll(waiting).toBe(1);
        const other = work();
        await expect.poll(waiting).toBe(2);
        await connection.query('SELECT pg_advisory_unlock(7)');
        results = await Promise.all([restoring, other]);
      });
    } finally {
      await connection.end();
    }
    return results;
  }

  it('are not restored after their removal has begun', async () => {
    const { id, ...paths } = await replaced();
    let goOn = () => {};
    const isAsked = new Promise<void>((asked) => {
      broken.remove = async (path) => {
        asked();
        await new Promise<void>((resolve) => (goOn = resolve));
        await made.store().remove(path);
      };
    });
    const removing = removeLater(31);
    await isAsked;
    expect((await records.restore(id, 2, 1)).data['restoreRevision']).toMatchObject({
      restoredFiles: false,
    });
    goOn();
    expect(await removing).toBe(1);
    expect(await records.paths()).toEqual(paths.new);
  });

  it('are removed later if their removal fails', async () => {
    const { id, ...paths } = await replaced();
    broken.remove = () => Promise.reject(new Error('cloud away'));
    await records.removeFormer(id);
    const failures = async () => (await api.services.prisma.unusedFile.findFirst())?.failures;
    await expect.poll(failures).toBeGreaterThan(0);
    expect((await records.history(id)).formerFileCount).toBe(0);
    broken = {};
    expect(await removeLater(1)).toBe(1);
    expect(await records.paths()).toEqual(paths.new);
  });

  it('are included in a backup, and can be restored elsewhere', async () => {
    const { id } = await replaced();
    const gone = await records.create('deleted', 70);
    const [, deletedPath] = await records.paths();
    await records.remove(gone);
    const folder = temporaryFolder();
    const file = join(folder, 'site.backup');
    const now = () => new Date();
    const database = await createBlankDatabase();
    // Into the other store, where their addresses are others.
    const isOnDisk = media.urlOf('').startsWith('/');
    const target = isOnDisk ? cloudinaryAt(cloud.url) : diskStore(join(folder, 'media'));
    const manifest = await createBackup({ url: api.databaseUrl, media, now }, file);
    expect(manifest.missing).toEqual([]);
    await restoreBackup({ url: database.url, media: target, now }, file, false);
    const elsewhere = await startApi(
      { media: target },
      { TRASH_DAYS: '30' },
      { beside: { databaseUrl: database.url } },
    );
    try {
      const own = await elsewhere.signInAdmin('other@example.org');
      const there = filesOfKind('Event', { admin: own, api: elsewhere });
      const { revisions } = await there.history(id);
      expect(revisions[0]?.fileChange?.before?.url).toMatch(isOnDisk ? /^https:/ : /^\/media/);
      expect((await there.restore(id, 2, 1)).data['restoreRevision']).toMatchObject({
        restoredFiles: true,
      });
      expect((await there.restoreDeleted(gone)).data['restoreRecords']).toBe(1);
      const rows = await elsewhere.services.prisma.event.findMany({ orderBy: { id: 'asc' } });
      expect(rows[1]?.imagePath).toBe(deletedPath);
      for (const { imagePath, imageUrl } of rows) {
        const content = await target.get(imagePath);
        expect((await content?.toArray())?.length).toBeGreaterThan(0);
        expect(imageUrl).toBe(target.urlOf(imagePath));
      }
    } finally {
      await elsewhere.stop();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    }
  });

  // The rest happens only in the database.
  if (name !== 'disk') return;

  it('remain in place if the database fails during their restoration', async () => {
    const { id, ...paths } = await replaced();
    const { prisma } = api.services;
    const before = await prisma.unusedFile.findMany();
    await atUpdate('fail', async () => {
      const { errors } = await records.restore(id, 2, 1);
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'INTERNAL_SERVER_ERROR' });
    });
    expect(await prisma.unusedFile.findMany()).toEqual(before);
    expect(await records.paths()).toEqual(paths.new);
    expect((await records.restore(id, 2, 1)).data['restoreRevision']).toMatchObject({
      restoredFiles: true,
    });
  });

  it('are restored once if two requests restore them at the same time', async () => {
    const { id, ...paths } = await replaced();
    const both = await Promise.all([records.restore(id, 2, 1), records.restore(id, 2, 1)]);
    const refused = both.flatMap(({ errors }) => errors ?? []);
    expect(refused).toMatchObject([{ extensions: { reason: 'changedMeanwhile' } }]);
    expect(await records.paths()).toEqual(paths.old);
    const unused = await api.services.prisma.unusedFile.findMany();
    expect(unused.map(({ path }) => path)).toEqual(paths.new);
  });

  it('are not removed while they are restored', async () => {
    const { id, ...paths } = await replaced();
    const [restored, removed] = await whileRestoring(id, () => removeLater(31));
    expect(restored).toMatchObject({ data: { restoreRevision: { restoredFiles: true } } });
    // The file that replaced it is also due by that clock, but was not listed when the job read the list.
    expect(removed).toBe(0);
    expect(await records.paths()).toEqual(paths.old);
    expect(await made.files()).toHaveLength(2);
  });

  it('are kept with a record whose deletion during their restoration fails and is repeated', async () => {
    const { id, ...paths } = await replaced();
    const [, refused] = await whileRestoring(id, () => records.remove(id));
    expect(refused).toMatchObject({ errors: [{ extensions: { code: 'CONFLICT' } }] });
    await records.remove(id);
    const unused = await api.services.prisma.unusedFile.findMany({ orderBy: { path: 'asc' } });
    expect(unused.map(({ path }) => path)).toEqual([...paths.old, ...paths.new].sort());
    expect((await records.restoreDeleted(id)).data['restoreRecords']).toBe(1);
    expect(await records.paths()).toEqual(paths.old);
  });
});
