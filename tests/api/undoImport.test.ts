import { beforeEach, describe, expect, it } from 'vitest';
import { Role } from '../../api/access.ts';
import { eraseDeletedValues } from '../../api/content/trash/deletedRecords.ts';
import { removeOldImports } from '../../api/csvImport/recentImports.ts';
import { readActivity } from '../support/activity.ts';
import type { Admin } from '../support/api.ts';
import { useApi } from '../support/useApi.ts';
import { csvImports, csvOf, dataOf, recentImports } from '../support/csv.ts';
import { duringTransaction } from '../support/lockWaits.ts';
import { applicationRow } from '../support/people.ts';
import { deleteRecordOf } from '../support/records.ts';

const day = 24 * 60 * 60 * 1000;
let passed = 0;
/** The clock stands, so that no time budget ends on a slow machine. */
const start = Date.now();

let admin: Admin;
const now = () => new Date(start + passed * day);
const api = useApi({ now }, { TRASH_DAYS: '30', ACTIVITY_RETENTION_DAYS: '100' });
beforeEach(async () => {
  passed = 0;
  await api.reset();
  admin = await api.signInAdmin();
  await api.services.prisma.directoryCategory.create({
    data: { id: 1, categoryName: 'Restaurants' },
  });
});

const shops = csvOf(
  ['Abol', 'Buna', 'Tena'].map((name) => ({
    Category: 'Restaurants',
    Name: name,
    Address: '1 Queen Street',
    'Map Link': 'https://maps.example.org/',
    Description: 'Injera',
  })),
);
const people = csvOf(
  ['Abebe', 'Hana'].map((name) => ({
    name,
    dob: '31/12/1990',
    email: '',
    address: '1 Queen Street',
    contactNumber: '021 555 0100',
    date: '1/11/2026',
  })),
);
const importShops = async (by = admin) => dataOf(await csvImports(by, 'DIRECTORY').add(shops));
const importPeople = async () => dataOf(await csvImports(admin, 'MEMBER').add(people));

/** The entries besides sign-ins and accounts. */
async function told(filter: object) {
  const { nodes } = await readActivity(admin, filter);
  return nodes.map(({ action, kind, title, imported, rows }) =>
    imported === null ? [action, kind, title] : [action, imported, title, rows],
  );
}

describe('an import', () => {
  it('is listed with its account, and can be undone later, except for changed records', async () => {
    const { import: id } = await importShops();
    const { prisma } = api.services;
    await prisma.directory.update({ where: { id: 2 }, data: { version: 2, location: '' } });
    passed = 29;
    admin = await api.signInAdmin('colleague@example.org');
    const recent = recentImports(admin, 'DIRECTORY');
    const [listed] = await recent.list();
    expect(listed).toMatchObject({
      id,
      fileName: 'list.csv',
      email: 'admin@example.org',
      added: 3,
      undoneAt: null,
      undone: 0,
      kept: [],
      canUndo: true,
    });
    const { data } = await recent.undo(id);
    expect(data).toEqual({ undone: { deleted: 2, restored: 0, kept: 1, remaining: 0 } });
    expect(await prisma.directory.findMany({ select: { name: true } })).toEqual([{ name: 'Buna' }]);
    expect(await recent.list()).toMatchObject([
      { undone: 2, canUndo: false, kept: [{ id: '2', title: 'Buna' }] },
    ]);
    expect((await recent.list())[0]?.undoneAt).toBeTruthy();
    const again = await recent.undo(id);
    expect(again.errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
    const deleted = await prisma.deletedRecord.findMany({ orderBy: { recordId: 'asc' } });
    expect(deleted.map(({ recordId }) => recordId)).toEqual([1, 3]);
    expect(new Set(deleted.map(({ deletedBy }) => deletedBy)).size).toBe(1);
  });

  it('is also undone for records that were published and taken back', async () => {
    const { import: id } = await importShops();
    const { prisma } = api.services;
    await prisma.directory.updateMany({ data: { publishedAt: null } });
    const change = (operation: string, version: number) =>
      admin.query(
        `mutation ($records: [RecordVersionInput!]!) {
          ${operation}(kind: DIRECTORY, records: $records) { done { id } } }`,
        { records: ['1', '2'].map((each) => ({ id: each, version })) },
      );
    for (const [index, operation] of ['publishRecords', 'undoPublication'].entries())
      expect((await change(operation, index + 1)).data).toBeTruthy();
    await prisma.directory.update({
      where: { id: 2 },
      data: { version: 4, location: 'Elsewhere' },
    });
    const { data } = await recentImports(admin, 'DIRECTORY').undo(id);
    expect(data).toEqual({ undone: { deleted: 2, restored: 0, kept: 1, remaining: 0 } });
  });

  it('of members is undone, too, and is not listed with content', async () => {
    const { import: id } = await importPeople();
    const recent = recentImports(admin, 'MEMBER');
    expect(await recentImports(admin, 'DIRECTORY').list()).toEqual([]);
    expect((await recentImports(admin, 'DIRECTORY').undo(id)).errors).toBeTruthy();
    expect((await recent.undo(id)).data).toEqual({
      undone: { deleted: 2, restored: 0, kept: 0, remaining: 0 },
    });
    expect(await api.services.prisma.member.count()).toBe(0);
  });

  it('of members is not undone for members who have paid', async () => {
    const { import: id } = await importPeople();
    const { prisma } = api.services;
    const { id: memberId } = await prisma.member.findFirstOrThrow({ where: { name: 'Hana' } });
    const payment = { payerName: 'Hana', amountCents: 5000, receivedOn: new Date('2026-11-01') };
    await prisma.payment.create({
      data: { ...payment, memberId, kind: 'DONATION', method: 'CASH' },
    });
    const { data } = await recentImports(admin, 'MEMBER').undo(id);
    expect(data).toEqual({ undone: { deleted: 1, restored: 0, kept: 1, remaining: 0 } });
    expect(await prisma.payment.findMany()).toMatchObject([{ memberId }]);
  });

  it('of members waits for a colleague who needs one of the members', async () => {
    const { import: id } = await importPeople();
    const { prisma } = api.services;
    const { id: memberId } = await prisma.member.findFirstOrThrow({ where: { name: 'Hana' } });
    const { id: applicationId } = await prisma.membershipApplication.create({
      data: { ...applicationRow('Hana'), state: 'ACCEPTED' },
    });
    const paid = { payerName: 'Hana', amountCents: 5000, receivedOn: new Date('2026-11-01') };
    const { data } = await duringTransaction(
      prisma,
      (tx) => tx.payment.create({ data: { ...paid, memberId, kind: 'DONATION', method: 'CASH' } }),
      () => recentImports(admin, 'MEMBER').undo(id),
    );
    expect(data).toEqual({ undone: { deleted: 1, restored: 0, kept: 1, remaining: 0 } });
    await prisma.payment.deleteMany();
    const again = await duringTransaction(
      prisma,
      async (tx) => {
        await tx.$executeRaw`SELECT FROM "members" WHERE id = ${memberId} FOR UPDATE`;
        await tx.membershipApplication.update({
          where: { id: applicationId },
          data: { memberId },
        });
      },
      () => recentImports(admin, 'MEMBER').undo(id),
    );
    expect(again.data).toEqual({ undone: { deleted: 0, restored: 0, kept: 1, remaining: 0 } });
  });

  it('is not undone after 30 days, or by others than its account and admins', async () => {
    const editor = await api.signInAdmin('editor@example.org', [Role.EDITOR]);
    const other = await api.signInAdmin('other@example.org', [Role.EDITOR]);
    const { import: id } = await importShops(editor);
    const canUndo = async (by: Admin) =>
      (await recentImports(by, 'DIRECTORY').list()).map((each) => each.canUndo);
    expect(await canUndo(other)).toEqual([false]);
    const refused = await recentImports(other, 'DIRECTORY').undo(id);
    expect(refused.errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
    expect(await canUndo(editor)).toEqual([true]);
    expect(await canUndo(admin)).toEqual([true]);
    passed = 31;
    admin = await api.signInAdmin('later@example.org');
    expect(await canUndo(admin)).toEqual([]);
    const late = await recentImports(admin, 'DIRECTORY').undo(id);
    expect(late.errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
    expect(await api.services.prisma.directory.count()).toBe(3);
  });

  it('is continued only by the account that started it, and only until it is undone', async () => {
    const editor = await api.signInAdmin('editor@example.org', [Role.EDITOR]);
    const { import: id } = await importShops();
    const more = shops.replace('Tena', 'Habesha');
    const { errors } = await csvImports(editor, 'DIRECTORY').add(more, { import: id });
    expect(errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
    await csvImports(admin, 'DIRECTORY').add(more, { import: id });
    expect(await recentImports(admin, 'DIRECTORY').list()).toMatchObject([{ added: 4 }]);
  });

  it.each([
    ['directory', 'CONTENT', 3],
    ['member', 'MEMBERS', 2],
  ] as const)(
    'of the kind %s adds one activity entry, and its undo adds another',
    async (name, area, rows) => {
      const { import: id } = await (name === 'member' ? importPeople() : importShops());
      const kind = name === 'member' ? 'MEMBER' : 'DIRECTORY';
      expect(await told({ kind: area })).toEqual([['IMPORTED', name, 'list.csv', rows]]);
      expect(await told({ kind: area === 'CONTENT' ? 'MEMBERS' : 'CONTENT' })).toEqual([]);
      expect((await readActivity(admin, { kind: area })).totalCount).toBe(1);
      await recentImports(admin, kind).undo(id);
      const both = [
        ['IMPORT_UNDONE', name, 'list.csv', rows],
        ['IMPORTED', name, 'list.csv', rows],
      ];
      expect(await told({ kind: area })).toEqual(both);
      passed = 31;
      await eraseDeletedValues(api.services);
      await removeOldImports(api.services);
      passed = 0;
      expect(await told({ kind: area })).toEqual(both);
    },
  );

  it('records separate activity for its records after it is undone', async () => {
    const { import: id } = await importShops();
    const recent = recentImports(admin, 'DIRECTORY');
    await recent.undo(id);
    await admin.query('mutation { restoreRecords(records: [{ kind: DIRECTORY, id: "1" }]) }');
    // It is there again as it was imported.
    expect(await recent.list()).toMatchObject([{ undone: 3, canUndo: true }]);
    await deleteRecordOf(admin, 'Directory', 1);
    const own = (await told({ kind: 'CONTENT' })).filter(([, kind]) => kind === 'DIRECTORY');
    expect(own).toEqual([
      ['DELETED', 'DIRECTORY', 'Abol'],
      ['RESTORED', 'DIRECTORY', 'Abol'],
      ['DELETED', 'DIRECTORY', 'Abol'],
    ]);
    await importPeople();
    await deleteRecordOf(admin, 'Member', 1);
    expect(await told({ kind: 'MEMBERS' })).toEqual([
      ['DELETED', 'MEMBER', null],
      ['IMPORTED', 'member', 'list.csv', 2],
    ]);
  });

  it('counts each of its records once, and names each account that undid it', async () => {
    const { import: id } = await importShops();
    const colleague = await api.signInAdmin('colleague@example.org');
    await recentImports(admin, 'DIRECTORY').undo(id);
    await admin.query('mutation { restoreRecords(records: [{ kind: DIRECTORY, id: "1" }]) }');
    expect((await recentImports(colleague, 'DIRECTORY').undo(id)).data).toEqual({
      undone: { deleted: 1, restored: 0, kept: 0, remaining: 0 },
    });
    expect(await recentImports(admin, 'DIRECTORY').list()).toMatchObject([{ added: 3, undone: 3 }]);
    const { nodes } = await readActivity(admin, { kind: 'CONTENT' });
    const undone = nodes.filter(({ action }) => action === 'IMPORT_UNDONE');
    expect(undone.map(({ email, rows }) => [email, rows])).toEqual([
      ['colleague@example.org', 1],
      ['admin@example.org', 3],
    ]);
  });

  it('records the deletions of each of two people who undo it at once', async () => {
    const many = csvOf(
      Array.from({ length: 510 }, (_, index) => ({
        name: `Member ${String(index)}`,
        dob: '31/12/1990',
        email: '',
        address: '1 Queen St',
        contactNumber: '021 555 0100',
        date: '1/11/2026',
      })),
    );
    const { import: id } = dataOf(await csvImports(admin, 'MEMBER').add(many));
    const people = [admin, await api.signInAdmin('colleague@example.org')];
    const answers = await Promise.all(people.map((each) => recentImports(each, 'MEMBER').undo(id)));
    // Who comes when all is done is told that there is nothing to undo.
    const deleted = answers.map(
      ({ data }) => (data as { undone?: { deleted: number } } | null)?.undone?.deleted ?? 0,
    );
    const { nodes } = await readActivity(admin, { kind: 'MEMBERS' });
    const undone = nodes.filter(({ action }) => action === 'IMPORT_UNDONE');
    const rowsOf = (email: string) => undone.find((each) => each.email === email)?.rows ?? 0;
    expect(['admin@example.org', 'colleague@example.org'].map(rowsOf)).toEqual(deleted);
    expect(deleted.reduce((sum, count) => sum + count, 0)).toBe(510);
    expect(await recentImports(admin, 'MEMBER').list()).toMatchObject([{ undone: 510 }]);
  });

  it('is deleted with the activity, and its records remain', async () => {
    await importShops();
    passed = 99;
    await removeOldImports(api.services);
    const { prisma } = api.services;
    expect(await prisma.csvImport.count()).toBe(1);
    passed = 101;
    await removeOldImports(api.services);
    expect(await prisma.csvImport.count()).toBe(0);
    expect(await prisma.importedRecord.count()).toBe(0);
    expect(await prisma.directory.count()).toBe(3);
  });
});
