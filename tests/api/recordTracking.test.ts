import { beforeEach, describe, expect, it } from 'vitest';
import { contentKinds } from '../../api/content/contentKinds.ts';
import { eraseDeletedValues } from '../../api/content/trash/deletedRecords.ts';
import { useAdmin, useApi } from '../support/useApi.ts';
import { addDirectoryEntries, addEvent } from '../support/factories.ts';
import {
  createRecordOf,
  deleteRecordOf,
  prepareCategories,
  restoreDeleted,
} from '../support/records.ts';

let present = new Date();
const api = useApi({ now: () => present });
beforeEach(() => {
  present = new Date();
});
const admin = useAdmin(api);
beforeEach(() => prepareCategories(api));

const notes = () =>
  api.services.prisma.deletedRecord.findMany({ orderBy: [{ kind: 'asc' }, { recordId: 'asc' }] });
const sql = (text: string) => api.services.prisma.$executeRawUnsafe(text);

describe.each(contentKinds.map(({ name, typename }) => ({ name, typename })))(
  'a record of the kind $name',
  ({ name, typename }) => {
    const rows = () =>
      api.services.prisma.$queryRawUnsafe<{ updatedAt: Date; createdAt: Date }[]>(
        `SELECT * FROM "${name}"`,
      );

    it('has the time of its last change, even if the change is made in SQL', async () => {
      await createRecordOf(admin, typename);
      await sql(`UPDATE "${name}" SET "updatedAt" = '2020-01-01', "createdBy" = 'a'`);
      expect((await rows())[0]?.updatedAt).toEqual(new Date('2020-01-01'));
      const { prisma } = api.services;
      await prisma.$transaction([
        prisma.$executeRaw`SET LOCAL TIME ZONE 'Pacific/Auckland'`,
        prisma.$executeRawUnsafe(`UPDATE "${name}" SET "createdBy" = 'b'`),
      ]);
      const [changed] = await rows();
      // The clock of the database differs from that of the program.
      const moved = Math.abs(Number(changed?.updatedAt) - Number(changed?.createdAt));
      expect(moved).toBeLessThan(60 * 60 * 1000);
    });

    it('is saved with all its values when it is deleted, until it is restored', async () => {
      const id = await createRecordOf(admin, typename);
      const [row] = await rows();
      await sql(`DELETE FROM "${name}"`);
      const [note] = await notes();
      expect(note).toMatchObject({ kind: name, recordId: id, version: 1 });
      const values = note?.values as Record<string, unknown>;
      expect(Object.keys(values).sort()).toEqual(
        Object.keys(row ?? {})
          .filter((column) => !['searchText', 'sortName'].includes(column))
          .sort(),
      );
      await restoreDeleted(api, name);
      expect(await notes()).toEqual([]);
      expect(await rows()).toEqual([row]);
    });
  },
);

describe('deleted records', () => {
  it('are saved for the mutation and for statements that delete many', async () => {
    const { prisma } = api.services;
    const { id } = await addEvent(prisma, { version: 3 });
    await deleteRecordOf(admin, 'Event', id);
    await addDirectoryEntries(prisma, 'Cafes', ['One', 'Two', 'Three']);
    await prisma.directory.deleteMany();
    expect((await notes()).map(({ kind, version }) => [kind, version])).toEqual([
      ...Array.from({ length: 3 }, () => ['directory', 1]),
      ['event', 3],
    ]);
  });

  it('are not saved when a transaction is rolled back, or when a table is truncated for a restore', async () => {
    const { prisma } = api.services;
    await addEvent(prisma);
    const undone = prisma.$transaction(async (tx) => {
      await tx.event.deleteMany();
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await sql('TRUNCATE event');
    expect(await notes()).toEqual([]);
  });

  it('lose their values after 30 days, and only their ids remain', async () => {
    const { id } = await addEvent(api.services.prisma);
    await sql('DELETE FROM event');
    const day = 24 * 60 * 60 * 1000;
    const [{ deletedAt } = { deletedAt: new Date(0) }] = await notes();
    present = new Date(deletedAt.getTime() + 30 * day);
    await eraseDeletedValues(api.services);
    expect((await notes())[0]?.values).toMatchObject({ title: 'Example gathering' });
    present = new Date(present.getTime() + 1);
    await eraseDeletedValues(api.services);
    expect(await notes()).toMatchObject([{ kind: 'event', recordId: id, values: null }]);
  });
});
