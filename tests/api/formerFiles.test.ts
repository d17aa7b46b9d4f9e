import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contentKinds } from '../../api/content/contentKinds.ts';
import { removeUnusedFiles } from '../../api/media/unusedFiles.ts';
import type { Api } from '../support/api.ts';
import { useAdmin, useApi } from '../support/useApi.ts';
import { type FakeCloudinary, startFakeCloudinary } from '../support/fakeCloudinary.ts';
import { filesOfKind } from '../support/formerFiles.ts';
import { breakable, stores } from '../support/mediaStores.ts';
import { prepareCategories } from '../support/records.ts';

const day = 24 * 60 * 60 * 1000;
const withFiles = contentKinds.flatMap(({ typename, medium }) => (medium ? [typename] : []));

let cloud: FakeCloudinary;
beforeAll(async () => {
  cloud = await startFakeCloudinary();
});
afterAll(() => cloud.stop());

it('include the files of each kind', () => {
  expect(withFiles.sort()).toEqual([
    'AboutEthiopia',
    'DeathNotice',
    'Directory',
    'Event',
    'Page',
    'Post',
    'Resource',
  ]);
});

describe.each(stores)('with the $name store', ({ name, make }) => {
  const made = make(
    () => api,
    () => cloud,
  );
  const media = breakable(made.store, () => ({}));
  const api: Api = useApi({ media }, { TRASH_DAYS: '30' });
  const admin = useAdmin(api);
  beforeEach(async () => {
    cloud.files.clear();
    await prepareCategories(api);
  });

  // Events represent all kinds with an ordinary picture if nothing depends on the columns.
  const hasOrdinaryPicture = (typename: string) =>
    !['AboutEthiopia', 'Event', 'Resource'].includes(typename);
  const kinds = name === 'disk' ? withFiles : withFiles.filter((each) => !hasOrdinaryPicture(each));

  describe.each(kinds)('former files of the kind %s', (typename) => {
    const records = filesOfKind(typename, { admin, api });

    /** Moves the past actions back by this number of days, and runs the jobs. */
    async function pass(days: number) {
      const { prisma } = api.services;
      await prisma.$executeRaw`UPDATE "deleted-record" SET "deletedAt" = "deletedAt" - make_interval(days => ${days}::int)`;
      await prisma.$executeRaw`UPDATE "unused-file" SET "removeAfter" = "removeAfter" - make_interval(days => ${days}::int)`;
      await removeUnusedFiles(api.services);
    }

    afterEach(async () => {
      // Whatever happened, files and rows match when no version can be restored with files any more.
      for (let run = 0; run < 3; run++) await pass(31);
      await expect.poll(made.files).toHaveLength((await records.paths()).length);
      await expect.poll(() => api.services.prisma.unusedFile.count()).toBe(0);
    });

    const isPicture = !['AboutEthiopia', 'Resource'].includes(typename);
    const described = isPicture ? { imageAltEn: 'The old hall', imageFocusX: 20 } : {};
    const otherwise = isPicture ? { imageAltEn: 'The new hall', imageFocusX: null } : {};

    /** A record with a file that was replaced, and the keys of both. */
    async function replaced() {
      const id = await records.create('old', 60, described);
      const old = await records.paths();
      await records.change(id, 1, 'new', 80, otherwise);
      return { id, old, new: await records.paths() };
    }

    it('are kept and listed beside the current ones for 30 days', async () => {
      const from = Date.now();
      const { id, ...paths } = await replaced();
      const until = Date.now();
      await pass(29);
      const { revisions, formerFileCount } = await records.history(id);
      expect(formerFileCount).toBe(paths.old.length);
      const [change] = revisions.map(({ fileChange }) => fileChange);
      expect(change?.before).toMatchObject({
        isKept: true,
        name: expect.stringMatching(/^old\./) as string,
      });
      // Without the hour for which a file stays to be safe.
      const keptUntil = Date.parse(change?.before?.keptUntil ?? '');
      expect(keptUntil).toBeGreaterThanOrEqual(from + day);
      expect(keptUntil).toBeLessThanOrEqual(until + day);
      expect(change?.after).toMatchObject({ isKept: true, keptUntil: null });
      if (typename === 'Resource') expect(change?.before?.picture).toBeNull();
      else expect(change?.before?.picture?.width).toBe(60);
      if (isPicture) expect(change?.before?.picture?.alt).toBe('The old hall');
      expect(revisions.map(({ restoresFiles }) => restoresFiles)).toEqual([true, true]);
      expect(await made.files()).toHaveLength(2 * paths.old.length);

      await pass(2);
      const later = await records.history(id);
      expect(later.formerFileCount).toBe(0);
      expect(later.revisions[0]?.fileChange?.before).toMatchObject({
        isKept: false,
        keptUntil: null,
        url: null,
        picture: null,
        name: expect.stringMatching(/^old\./) as string,
      });
      expect(later.revisions.map(({ restoresFiles }) => restoresFiles)).toEqual([true, false]);
    });

    it('are restored with their descriptions, and the files that they replace are kept in turn', async () => {
      const { id, ...paths } = await replaced();
      await records.change(id, 2, null, 0, { ...otherwise, [records.kind.titleColumn]: 'Renamed' });
      await pass(29);
      for (const [version, former, wanted] of [
        [3, 1, paths.old],
        [4, 2, paths.new],
        [5, 4, paths.old],
      ] as const) {
        const { data, errors } = await records.restore(id, version, former);
        expect(errors).toBeUndefined();
        expect(data['restoreRevision']).toEqual({ version: version + 1, restoredFiles: true });
        expect(await records.paths()).toEqual(wanted);
        await pass(20);
      }
      if (isPicture) {
        const [row] = await api.services.prisma.$queryRawUnsafe<object[]>(
          `SELECT * FROM "${records.kind.name}"`,
        );
        expect(row).toMatchObject(described);
      }
    });

    if (hasOrdinaryPicture(typename)) return;

    it('are removed after 31 days, and the current files remain', async () => {
      const { id, ...paths } = await replaced();
      await pass(31);
      const { data } = await records.restore(id, 2, 1);
      expect(data['restoreRevision']).toEqual({ version: 3, restoredFiles: false });
      expect(await records.paths()).toEqual(paths.new);
    });

    it('remain former files when their record is deleted and restored', async () => {
      const { id, ...paths } = await replaced();
      await pass(10);
      await records.remove(id);
      await pass(10);
      expect((await records.restoreDeleted(id)).data['restoreRecords']).toBe(1);
      const { data } = await records.restore(id, 2, 1);
      expect(data['restoreRevision']).toMatchObject({ restoredFiles: true });
      expect(await records.paths()).toEqual(paths.old);
    });

    it('are removed with a record that is deleted permanently', async () => {
      const { id } = await replaced();
      await records.remove(id);
      await pass(29);
      expect(await made.files()).not.toEqual([]);
      await pass(2);
      await expect.poll(made.files).toEqual([]);
    });

    it('can be removed at once, and the current ones remain', async () => {
      const { id, ...paths } = await replaced();
      const { data, errors } = await records.removeFormer(id);
      expect(errors).toBeUndefined();
      expect(data['removeFormerFiles']).toBe(paths.old.length);
      const { revisions, formerFileCount } = await records.history(id);
      expect(formerFileCount).toBe(0);
      expect(revisions[0]?.fileChange).toMatchObject({
        before: { isKept: false, url: null },
        after: { isKept: true },
      });
      await removeUnusedFiles(api.services);
      await expect.poll(made.files).toHaveLength(paths.new.length);
      expect((await records.restore(id, 2, 1)).data['restoreRevision']).toMatchObject({
        restoredFiles: false,
      });
      expect(await records.paths()).toEqual(paths.new);
    });

    it('cannot be removed while their record is deleted and can be restored', async () => {
      const { id } = await replaced();
      await records.restore(id, 2, 1);
      await records.remove(id);
      const { errors } = await records.removeFormer(id);
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
      expect((await records.restoreDeleted(id)).data['restoreRecords']).toBe(1);
    });
  });
});
