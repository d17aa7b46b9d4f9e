import { parse } from 'csv-parse/sync';
import { beforeEach, describe, expect, it } from 'vitest';
import { removeOldImports } from '../../api/csvImport/recentImports.ts';
import { readActivity } from '../support/activity.ts';
import { useAdmin, useApi } from '../support/useApi.ts';
import {
  type Checked,
  csvImports,
  csvOf,
  dataOf,
  exportList,
  type Imported,
  recentImports,
  updatesOf,
} from '../support/csv.ts';
import { duringTransaction } from '../support/lockWaits.ts';
import { deleteRecordOf, prepareCategories } from '../support/records.ts';

/** Milliseconds by which the clock moves each time that it is read. */
let step = 0;
let moved = 0;
const day = 24 * 60 * 60 * 1000;
const start = new Date('2026-11-24T00:00:00Z').getTime();

const api = useApi({ now: () => new Date(start + (moved += step)) }, { TRASH_DAYS: '30' });
beforeEach(() => {
  [step, moved] = [0, 0];
});
const admin = useAdmin(api);

type Table = Record<string, string>[];
const readTable = (csv: string) => parse<Record<string, string>>(csv, { bom: true, columns: true });
const exportOf = (kind: string) =>
  kind === 'MEMBER'
    ? 'exportMembers(language: EN, order: OLDEST)'
    : `exportRecords(kind: ${kind}, language: EN)`;
/** The rows of an export by ID. */
async function exported(kind: string): Promise<Table> {
  const rows = readTable((await exportList(admin, exportOf(kind))).csv);
  return rows.toSorted((one, other) => Number(one['ID']) - Number(other['ID']));
}
const statesOf = ({ rows }: Checked) => rows.map(({ state }) => state);
const changesOf = ({ rows }: Checked) =>
  rows.flatMap(({ changes }) =>
    changes.map(({ field, before, after }) => `${field}: ${before} → ${after}`),
  );

const person = (name: string, index = 0) => ({
  name,
  dob: `1990-12-${String((index % 28) + 1).padStart(2, '0')}`,
  email: `${String(index)}@example.org`,
  address: '1 Queen Street',
  contactNumber: `021 555 ${String(1000 + index)}`,
  date: '2026-11-01',
});
const people = ['Abebe Kebede', 'Hana Tefera', 'Selam Worku', 'Almaz Girma'];

/** Registers these people. Their ids are 1, 2 and so on. */
async function register(names = people) {
  const imports = csvImports(admin, 'MEMBER');
  dataOf(await imports.add(csvOf(names.map(person))));
  return imports;
}

const mapLink = 'https://maps.example.org/';
const contents: {
  kind: 'DIRECTORY' | 'EVENT' | 'RESOURCE';
  table: string;
  row: Record<string, string>;
  edits: Record<string, string>;
  changes: string[];
}[] = [
  {
    kind: 'DIRECTORY',
    table: 'directory',
    row: {
      category: 'First',
      'name.en': 'Abol Cafe',
      'name.am': 'አቦል ቡና',
      mapLink,
      'location.en': '1 Queen Street',
      'location.am': 'ኩዊን ጎዳና',
      telephone: '0215550100',
      'description.en': 'Coffee\n\nInjera',
      'description.am': 'ቡና',
      language: 'EN',
      facebook: 'https://facebook.com/abol',
      x: '',
      website: '',
      state: 'PUBLISHED',
    },
    edits: {
      'Name (Amharic)': 'አቦል ካፌ',
      Telephone: '215550100',
      Facebook: '',
      'Description (English)': 'Coffee\n\nInjera\nBread',
      Category: 'Second',
      X: 'https://x.com/abol',
      State: 'Draft',
      'Address (English)': ' 1 Queen Street ',
    },
    changes: [
      'name.am: አቦል ቡና → አቦል ካፌ',
      'description.en: Coffee\n\nInjera → Coffee\n\nInjera\nBread',
      'categoryId: First → Second',
      'facebook: https://facebook.com/abol → ',
      'x:  → https://x.com/abol',
      'publication: PUBLISHED → DRAFT',
    ],
  },
  {
    kind: 'EVENT',
    table: 'event',
    row: {
      'title.en': 'Timkat',
      'title.am': '',
      date: '2031-01-19',
      endDate: '2031-01-20',
      time: '10:00 AM',
      'location.en': 'Hall',
      mapLink,
      'description.en': 'Come',
      state: 'DRAFT',
    },
    edits: { Date: '20/1/2031', 'Last day': '', State: 'Published' },
    changes: [
      'date: 2031-01-19 → 2031-01-20',
      'endDate: 2031-01-20 → ',
      'publication: DRAFT → PUBLISHED',
    ],
  },
  {
    kind: 'RESOURCE',
    table: 'resource',
    row: {
      category: 'First',
      'title.en': 'Law',
      'title.am': 'ሕግ',
      state: 'PUBLISHED',
      link: 'https://example.org/',
      'description.en': 'Text',
      'description.am': 'ጽሑፍ',
    },
    edits: { 'Title (Amharic)': '', 'Description (Amharic)': '', 'Title (English)': 'The law' },
    changes: ['title.en: Law → The law', 'title.am: ሕግ → ', 'description.am: ጽሑፍ → '],
  },
];

describe('a row with an ID', () => {
  it('applies a person’s edits to a member, and ignores the changes that a spreadsheet makes by itself', async () => {
    const { check, add } = await register();
    const rows = await exported('MEMBER');
    expect(statesOf(dataOf(await check(csvOf(rows))))).toEqual(people.map(() => 'EXISTING'));
    Object.assign(rows[0] ?? {}, { Address: '7 King Street', 'Contact Number': ' 215551000 ' });
    Object.assign(rows[1] ?? {}, { 'Full Name': 'Hanna Tefera', 'Date of Birth': '2/12/1990' });
    Object.assign(rows[2] ?? {}, { Email: '', 'Full Name': 'Selam Worku ', ID: '3.0' });
    Object.assign(rows[3] ?? {}, { 'Contact Number': '215551003.0', Address: '' });
    const file = csvOf(rows);
    const checked = dataOf(await check(file));
    expect(statesOf(checked)).toEqual(['CHANGED', 'CHANGED', 'CHANGED', 'EXISTING']);
    // There is no question about numbers that the records already have, nor about empty cells.
    const asked = checked.fields.filter(({ question, emptyRows }) => question ?? emptyRows > 0);
    expect(asked).toEqual([]);
    expect(changesOf(checked)).toEqual([
      'address: 1 Queen Street → 7 King Street',
      'name: Hana Tefera → Hanna Tefera',
      'email: 2@example.org → ',
    ]);
    // Without `updates` an import changes nothing.
    expect(dataOf(await add(file))).toMatchObject({ added: [], updated: [], existing: 1 });
    const updates = updatesOf(checked).slice(0, 2);
    expect(dataOf(await add(file, { updates }))).toMatchObject({
      added: [],
      updated: ['1', '2'],
      outdated: [],
      remaining: 0,
    });
    const found = await api.services.prisma.member.findMany({ orderBy: { id: 'asc' } });
    expect(found).toMatchObject([
      { version: 2, address: '7 King Street', contactNumber: '021 555 1000' },
      { version: 2, name: 'Hanna Tefera' },
      { version: 1, email: '2@example.org' },
      { version: 1, address: '1 Queen Street' },
    ]);
    // The same file again changes only the rows that were not chosen before.
    expect(statesOf(dataOf(await check(file)))).toEqual([
      'EXISTING',
      'EXISTING',
      'CHANGED',
      'EXISTING',
    ]);
    expect(dataOf(await add(file, { updates }))).toMatchObject({ updated: [], outdated: [] });
    const after = await exported('MEMBER');
    expect(after[0]).toEqual({
      ...rows[0],
      'Contact Number': '021 555 1000',
    });
    const { nodes } = await readActivity(admin, { kind: 'MEMBERS' });
    const told = nodes.slice(0, 3).map(({ action, title }) => `${action} ${String(title)}`);
    expect(told.toSorted()).toEqual([
      'CHANGED Abebe Kebede',
      'CHANGED Hanna Tefera',
      'IMPORTED list.csv',
    ]);
  });

  it.each(contents)('changes its record of the kind $kind', async (target) => {
    const { kind, table, row, edits, changes } = target;
    await prepareCategories(api);
    await api.services.prisma.directoryCategory.create({ data: { categoryName: 'Second' } });
    const { check, add } = csvImports(admin, kind);
    dataOf(await add(csvOf([row])));
    const [before = {}] = await exported(kind);
    for (const heading of Object.keys(edits)) expect(Object.keys(before)).toContain(heading);
    expect(statesOf(dataOf(await check(csvOf([before]))))).toEqual(['EXISTING']);
    const edited = csvOf([{ ...before, ...edits }]);
    const checked = dataOf(await check(edited));
    expect(changesOf(checked).toSorted()).toEqual(changes.toSorted());
    const updates = updatesOf(checked);
    const { import: id, updated } = dataOf(await add(edited, { updates }));
    expect(updated).toEqual(['1']);
    expect(statesOf(dataOf(await check(edited)))).toEqual(['EXISTING']);
    const rows = await api.services.prisma.$queryRawUnsafe<Record<string, unknown>[]>(
      `SELECT * FROM "${table}"`,
    );
    expect(rows).toMatchObject([{ id: 1, version: 2 }]);
    const revisions = await api.services.prisma.revision.findMany();
    expect(revisions).toMatchObject([{ recordId: 1, version: 1, replacedBy: admin.id }]);
    const undone = await recentImportsOf(kind).undo(id);
    expect(undone.data).toEqual({ undone: { deleted: 0, restored: 1, kept: 0, remaining: 0 } });
    expect(await exported(kind)).toEqual([before]);
    expect(await recentImportsOf(kind).list()).toMatchObject([
      { added: 0, updated: 1, undone: 1, canUndo: false },
      { added: 1, updated: 0 },
    ]);
  });

  it('keeps fields without a column, and required fields with an empty cell', async () => {
    const { check } = await register();
    const rows = [
      { ID: '1', address: '7 King Street' },
      { ID: '2', address: '' },
    ];
    const checked = dataOf(await check(csvOf(rows)));
    expect(statesOf(checked)).toEqual(['CHANGED', 'EXISTING']);
    expect(changesOf(checked)).toEqual(['address: 1 Queen Street → 7 King Street']);
  });

  it('is new if no record of its kind has the ID, and its record gets another ID', async () => {
    const { check, add } = await register();
    await deleteRecordOf(admin, 'Member', 4);
    const rows = [
      { ID: '4', ...person('Almaz Girma', 3) },
      { ID: '77', ...person('Tsige', 9) },
      { ID: 'A-1', ...person('Bekele', 10) },
    ];
    const checked = dataOf(await check(csvOf(rows)));
    expect(checked.rows.map(({ state, unknownId }) => [state, unknownId])).toEqual([
      ['NEW', '4'],
      ['NEW', '77'],
      ['NEW', 'A-1'],
    ]);
    const { added } = dataOf(await add(csvOf(rows), { skipping: [2] }));
    expect(added).toEqual(['5', '6']);
  });

  it('is a fault if the ID belongs to another record, or if another row has the same ID', async () => {
    const { check } = await register();
    const rows = [
      { ID: '1', ...person('Tsige Mariam', 9) },
      { ID: '2', ...person('Abebe Kebede', 0) },
      { ID: '3', ...person('Selam Worku', 2), address: '7 King Street' },
      { ID: '3', ...person('Selam Worku', 2), address: '7 King Street' },
      { ID: '3', ...person('Selam Worku', 2), address: '8 King Street' },
    ];
    const { rows: checked } = dataOf(await check(csvOf(rows)));
    const faults = checked.map(({ state, sameAs, faults: [fault] }) => [
      state,
      sameAs,
      fault?.field,
      fault?.code,
      fault?.values,
    ]);
    expect(faults).toEqual([
      ['FAULTY', null, 'id', 'otherRecord', { name: 'Abebe Kebede' }],
      ['FAULTY', null, 'id', 'equalRecord', { id: 1 }],
      ['CHANGED', null, undefined, undefined, undefined],
      ['REPEATED', 4, undefined, undefined, undefined],
      ['FAULTY', null, 'id', 'repeatedId', { line: 4 }],
    ]);
    // Without the ID the row is new.
    const corrections = [{ line: 2, field: 'id', value: '' }];
    const again = dataOf(await check(csvOf(rows.slice(0, 1)), { corrections }));
    expect(statesOf(again)).toEqual(['NEW']);
  });

  it('does not change a record that a colleague has changed or deleted since the check', async () => {
    const { check, add } = await register();
    const rows = (await exported('MEMBER')).map((row) => ({ ...row, Address: '7 King Street' }));
    const checked = dataOf(await check(csvOf(rows)));
    const updates = updatesOf(checked);
    const { prisma } = api.services;
    await prisma.member.update({ where: { id: 2 }, data: { email: 'new@x.org', version: 2 } });
    await prisma.member.delete({ where: { id: 3 } });
    expect(dataOf(await add(csvOf(rows), { updates }))).toMatchObject({
      added: [],
      updated: ['1', '4'],
      outdated: [3, 4],
    });
    expect(await prisma.member.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
      { id: 1, address: '7 King Street' },
      { id: 2, address: '1 Queen Street', email: 'new@x.org' },
      { id: 4, address: '7 King Street' },
    ]);
  });

  it('is applied in one of several operations if there are too many rows for one', async () => {
    const { check, add } = await register(
      Array.from({ length: 12 }, (_, index) => `Member ${String(index)}`),
    );
    const rows: Table = (await exported('MEMBER')).map((row) => ({ ...row, Address: 'Elsewhere' }));
    rows.push({ ...rows[0], ID: '', 'Full Name': 'Somebody else' });
    const file = csvOf(rows);
    const updates = updatesOf(dataOf(await check(file)));
    const results: Imported[] = [];
    step = 1_500;
    do results.push(dataOf(await add(file, { updates, import: results.at(-1)?.import })));
    while (results.at(-1)?.remaining);
    step = 0;
    expect(results.length).toBeGreaterThan(1);
    expect(results.flatMap(({ updated }) => updated)).toHaveLength(12);
    expect(results.flatMap(({ added }) => added)).toHaveLength(1);
    expect(await recentImports(admin, 'MEMBER').list()).toMatchObject([
      { added: 1, updated: 12 },
      { added: 12 },
    ]);
  });
});

const recentImportsOf = (kind: (typeof contents)[number]['kind'] | 'MEMBER') =>
  recentImports(admin, kind);

describe('a row without an ID', () => {
  it('is compared with the record that has the same key', async () => {
    await prepareCategories(api);
    const { check, add } = csvImports(admin, 'DIRECTORY');
    const shop = {
      category: 'First',
      name: 'Abol',
      location: '1 Queen Street',
      mapLink,
      description: 'Coffee',
      telephone: '0215550100',
    };
    dataOf(await add(csvOf([shop, { ...shop, name: 'Buna' }])));
    const rows = [
      { ...shop, name: 'ABOL ', telephone: '0215550199' },
      { ...shop, name: 'Buna' },
      { ...shop, name: 'Tena' },
    ];
    const checked = dataOf(await check(csvOf(rows)));
    expect(statesOf(checked)).toEqual(['CHANGED', 'EXISTING', 'NEW']);
    expect(changesOf(checked)).toEqual(['telephone: 0215550100 → 0215550199']);
  });

  it('raises a question if a similar member is registered', async () => {
    const { check, add } = await register();
    const rows = [
      { ...person('Abebe Kebbede', 0), contactNumber: '+64 21 555 1000' },
      { ...person('Dawit Tefera', 20), contactNumber: '021 555 1001' },
      person('Selam Worku', 2),
      { ...person('Yonas Worku', 21), contactNumber: '021 555 1002' },
    ];
    const { rows: checked } = dataOf(await check(csvOf(rows)));
    expect(
      checked.map(({ state, similar }) => [
        state,
        ...similar.map(({ member, similarities }) => [member.name, ...similarities]),
      ]),
    ).toEqual([
      ['NEW', ['Abebe Kebede', 'BIRTH_AND_NAME', 'TELEPHONE', 'EMAIL']],
      ['NEW', ['Hana Tefera', 'TELEPHONE']],
      ['EXISTING'],
      // The file has a row for each of them, like a family.
      ['NEW'],
    ]);
    const same = { line: 2, field: 'id', value: '1' };
    const identified = dataOf(await check(csvOf(rows), { corrections: [same] }));
    expect(changesOf(identified)).toEqual([
      'name: Abebe Kebede → Abebe Kebbede',
      'contactNumber: 021 555 1000 → +64 21 555 1000',
    ]);
    expect(dataOf(await add(csvOf(rows), { skipping: [2] })).added).toHaveLength(2);
  });

  it('raises a question if an earlier row of the file is similar', async () => {
    const { check } = csvImports(admin, 'MEMBER');
    const rows = [person('Tsehay Bekele', 30), person('ፀሐይ በቀለ', 30), person('Selam Worku', 31)];
    const { rows: checked } = dataOf(await check(csvOf(rows)));
    expect(checked.map(({ line, similarLine }) => [line, similarLine])).toEqual([
      [2, null],
      [3, 2],
      [4, null],
    ]);
  });

  it('refuses a row that would give a second record the same key', async () => {
    await register(['Abebe Kebede', 'Hana Tefera']);
    const { check } = csvImports(admin, 'MEMBER');
    const { dob } = person('Alpha');
    const rows = [
      { id: '1', ...person('Alpha Beta') },
      { id: '2', ...person('Alpha Beta'), dob },
      { id: '', ...person('Alpha Beta'), address: '7 King Street' },
    ];
    const { rows: checked } = dataOf(await check(csvOf(rows)));
    expect(checked.map(({ state }) => state)).toEqual(['CHANGED', 'FAULTY', 'FAULTY']);
  });

  it('compares with the earliest rows of a file in which all have one day of birth', async () => {
    const others = Array.from({ length: 10 }, (_, index) => String.fromCharCode(66 + index));
    const names = ['Ahmed', ...others].map((other) => `Mohammed ${other}ali`);
    const { check } = csvImports(admin, 'MEMBER');
    const rows = names.map((name, index) => ({ ...person(name, index), dob: '1990-12-01' }));
    const { rows: checked } = dataOf(await check(csvOf(rows)));
    expect(checked.map(({ similarLine }) => similarLine)).toEqual([null, ...others.map(() => 2)]);
  });
});

describe('the undo of an import', () => {
  it('restores the former values of members, unless somebody has changed them since', async () => {
    const { check, add } = await register();
    const { prisma } = api.services;
    const before = await exported('MEMBER');
    const rows: Table = before.map((row) => ({
      ...row,
      'Full Name': `${row['Full Name'] ?? ''} X`,
      Email: '',
    }));
    rows.push({ ...rows[0], ID: '', 'Full Name': 'Tsige', 'Date of Birth': '1970-01-01' });
    const updates = updatesOf(dataOf(await check(csvOf(rows))));
    const { import: id } = dataOf(await add(csvOf(rows), { updates }));
    await prisma.member.update({ where: { id: 2 }, data: { version: 3 } });
    await deleteRecordOf(admin, 'Member', 4);
    expect(await prisma.updatedRecord.count()).toBe(3);
    const recent = recentImports(admin, 'MEMBER');
    expect((await recent.undo(id)).data).toEqual({
      undone: { deleted: 1, restored: 2, kept: 1, remaining: 0 },
    });
    const after = await exported('MEMBER');
    expect([after[0], after[2]]).toEqual([before[0], before[2]]);
    expect(after[1]?.['Full Name']).toBe('Hana Tefera X');
    expect(after).toHaveLength(3);
    expect((await recent.list())[0]).toMatchObject({
      added: 1,
      updated: 4,
      undone: 3,
      canUndo: false,
    });
    const { nodes } = await readActivity(admin, { kind: 'MEMBERS' });
    const told = nodes.find(({ action }) => action === 'IMPORT_UNDONE');
    expect(told).toMatchObject({ imported: 'member', rows: 3 });
    expect((await recent.undo(id)).errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
  });

  it('counts a member only once if a colleague changes it meanwhile', async () => {
    const { check, add } = await register(['Hana Tefera']);
    const rows = (await exported('MEMBER')).map((row) => ({ ...row, Address: '7 King Street' }));
    const updates = updatesOf(dataOf(await check(csvOf(rows))));
    const { import: id } = dataOf(await add(csvOf(rows), { updates }));
    const { data } = await duringTransaction(
      api.services.prisma,
      (tx) => tx.member.update({ where: { id: 1 }, data: { version: 3 } }),
      () => recentImports(admin, 'MEMBER').undo(id),
    );
    expect(data).toEqual({ undone: { deleted: 0, restored: 0, kept: 1, remaining: 0 } });
  });

  it('removes the former values of members when the import can no longer be undone', async () => {
    const { check, add } = await register();
    const rows = (await exported('MEMBER')).map((row) => ({ ...row, Address: '7 King Street' }));
    dataOf(await add(csvOf(rows), { updates: updatesOf(dataOf(await check(csvOf(rows)))) }));
    const { prisma } = api.services;
    await prisma.csvImport.updateMany({ data: { createdAt: new Date(start) } });
    moved = 29 * day;
    await removeOldImports(api.services);
    expect(await prisma.updatedRecord.count()).toBe(4);
    moved = 31 * day;
    await removeOldImports(api.services);
    expect(await prisma.updatedRecord.count()).toBe(0);
    expect(await prisma.csvImport.count()).toBe(2);
  });
});
