import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { Role, type Viewer } from '../../api/access.ts';
import { memberName } from '../../api/members/memberName.ts';
import type { Admin } from '../support/api.ts';
import { useAdmin, useApi } from '../support/useApi.ts';
import type { Context } from '../../api/context.ts';
import { maxCsvBytes } from '../../api/shared/csv/csvLimits.rules.ts';
import { exportTable } from '../../api/csvExport/exportTable.ts';
import { readActivity } from '../support/activity.ts';
import { csvImports, csvOf, dataOf, exportList } from '../support/csv.ts';
import { createRecordOf, prepareCategories } from '../support/records.ts';

const api = useApi();
const admin = useAdmin(api);

/** The rows of a file, with its headings first. */
const read = (csv: string): string[][] => parse(csv, { bom: true });
/** A column of a file, without its heading. */
const column = (csv: string, index: number) =>
  read(csv)
    .slice(1)
    .map((row) => row[index]);

const exported = (field: string) => exportList(admin, field);

/** Texts that a spreadsheet would calculate, or that look as if they were protected from that. */
const formulas = ['=1+1', "'=1+1", "''@x", '-5', '+64', "'tis", '＝1'];
const mapLink = 'https://maps.example.org/?a=1,2';
const member = (index: number) => ({
  name: `${formulas[index % formulas.length] ?? ''} አበበ "Abe", ${String(index)}`,
  dob: '1990-12-31',
  email: index % 2 ? '' : `abebe${String(index)}@example.org`,
  address: `${formulas[index % formulas.length] ?? ''}\n1 Queen Street`,
  contactNumber: '+64 21 555 0100',
  date: '2026-11-01',
});

/** What each kind is exported with, and rows of a file from which records are made. */
const targets = [
  { kind: 'MEMBER' as const, table: 'members', rows: formulas.map((_, index) => member(index)) },
  {
    kind: 'DIRECTORY' as const,
    table: 'directory',
    rows: formulas.map((text, index) => ({
      category: 'First',
      'name.en': `${text} Cafe`,
      'name.am': `${text} ቡና`,
      'location.en': 'Auckland; 1',
      'location.am': 'ኦክላንድ',
      'description.en': `Coffee\n\n${text}`,
      'description.am': `ቡና\n${text}`,
      'openingHours.en': '',
      'openingHours.am': '',
      mapLink,
      telephone: '+64 9 555 0100',
      website: '',
      x: 'https://x.com/cafe',

      facebook: index % 2 ? '' : 'https://facebook.com/cafe',
      language: index % 2 ? 'AM' : 'EN',
      state: index % 2 ? 'DRAFT' : 'PUBLISHED',
    })),
  },
  {
    kind: 'EVENT' as const,
    table: 'event',
    rows: formulas.map((text, index) => ({
      'title.en': `${text} Timkat`,
      'title.am': index % 3 ? '' : 'ጥምቀት',
      date: '2031-01-19',
      endDate: index % 2 ? '' : '2031-01-20',
      time: '4 ሰዓት ከጠዋቱ',
      'location.en': 'Hall',
      'location.am': index % 3 ? '' : 'አዳራሽ',
      mapLink,
      'description.en': text,
      'description.am': index % 3 ? '' : `${text}\nኑ`,
      state: 'PUBLISHED',
    })),
  },
  {
    kind: 'RESOURCE' as const,
    table: 'resource',
    rows: formulas.map((text) => ({
      category: 'First',
      'title.en': '',
      'title.am': `${text} ሕግ`,
      link: 'https://example.org/',
      'description.en': '',
      'description.am': `${text}\n\nምክር`,
      state: 'PUBLISHED',
    })),
  },
];
const exportOf = (kind: string, language: string) =>
  kind === 'MEMBER'
    ? `exportMembers(language: ${language})`
    : `exportRecords(kind: ${kind}, language: ${language})`;

describe('an export', () => {
  it.each(targets)(
    'of $kind can be imported again with the same result',
    async ({ kind, table, rows }) => {
      await prepareCategories(api);
      const { check, add } = csvImports(admin, kind);
      expect(dataOf(await add(csvOf(rows))).added).toHaveLength(rows.length);
      const readTable = () =>
        api.services.prisma.$queryRawUnsafe(
          `SELECT to_jsonb(t) AS row FROM "${table}" AS t ORDER BY id`,
        );
      let before = await readTable();
      for (const language of ['EN', 'AM']) {
        const file = await exported(exportOf(kind, language));
        expect(file).toMatchObject({ rows: rows.length, isCut: false });
        expect(file.csv.startsWith('\uFEFF')).toBe(true);
        const checked = dataOf(await check(file.csv));
        const unknown = checked.columns.filter(({ field }) => field === null);
        expect(unknown).toEqual([]);
        expect(checked.columns[0]).toEqual({
          heading: language === 'EN' ? 'ID' : 'ቁጥር',
          field: 'id',
        });
        const held = new Set(checked.columns.map(({ field }) => field?.split('.')[0]));
        const parts = Object.keys(memberName?.parts ?? {});
        const whole = checked.fields.filter(({ name }) => !parts.includes(name));
        for (const { name } of whole) expect([...held]).toContain(name.split('.')[0]);
        expect(new Set(checked.rows.map(({ state }) => state))).toEqual(new Set(['EXISTING']));
        expect(dataOf(await add(file.csv))).toMatchObject({
          import: null,
          added: [],
          existing: rows.length,
          remaining: 0,
        });
        expect(await readTable()).toEqual(before);
        // Where nothing is there, it makes the same.
        await api.services.prisma.$executeRawUnsafe(`DELETE FROM "${table}"`);
        expect(dataOf(await add(file.csv)).added).toHaveLength(rows.length);
        const withoutIds = (csv: string) => read(csv).map((row) => row.slice(1));
        const again = await exported(exportOf(kind, language));
        expect(withoutIds(again.csv).toSorted()).toEqual(withoutIds(file.csv).toSorted());
        before = await readTable();
      }
    },
  );

  it('of 260 members changes nothing when it is imported again', async () => {
    const { add } = csvImports(admin, 'MEMBER');
    const file = csvOf(Array.from({ length: 260 }, (_, index) => member(index)));
    // A slow machine adds them by several requests.
    while (dataOf(await add(file)).remaining > 0);
    const { prisma } = api.services;
    const before = await prisma.member.findMany({ orderBy: { id: 'asc' } });
    const { csv, rows } = await exported('exportMembers(language: AM)');
    expect(rows).toBe(260);
    expect(dataOf(await add(csv))).toMatchObject({
      import: null,
      added: [],
      existing: 260,
      remaining: 0,
    });
    expect(await prisma.member.findMany({ orderBy: { id: 'asc' } })).toEqual(before);
  });

  it('of members contains the members that the list shows, in the same order', async () => {
    const { prisma } = api.services;
    const dob = new Date('1990-12-31');
    const person = (name: string) => ({
      name,
      dob,
      date: dob,
      address: 'x',
      contactNumber: '1',
      createdBy: '',
    });
    for (const name of ['Abebe One', 'Sara', 'አበበ ሁለት']) {
      await prisma.member.create({ data: person(name) });
    }
    const names = async (args: string) =>
      column((await exported(`exportMembers(language: EN, ${args})`)).csv, 1);
    expect(await names('order: OLDEST')).toEqual(['Abebe One', 'Sara', 'አበበ ሁለት']);
    expect(await names('order: NAME_DESCENDING')).toEqual(['አበበ ሁለት', 'Sara', 'Abebe One']);
    expect(await names('search: "abebe", order: OLDEST')).toEqual(['Abebe One', 'አበበ ሁለት']);
    // As in the list, a typing error counts if nothing else is found.
    expect(await names('search: "abeeb one"')).toEqual(['Abebe One']);
    expect(await names('ids: ["2", "3", "77", "none"]')).toEqual(['አበበ ሁለት', 'Sara']);
    expect(await names('ids: []')).toEqual([]);
    expect(await names('search: "sara", ids: ["1"]')).toEqual([]);
  });

  it('of content contains the records that the list shows', async () => {
    await prepareCategories(api);
    const state = (value: object) => ({ publication: { type: 'PublicationInput', value } });
    await createRecordOf(admin, 'Event', { title: 'Past', date: '2001-01-01', endDate: '' });
    await createRecordOf(admin, 'Event', { title: 'Soon' });
    await createRecordOf(admin, 'Event', { title: 'Draft' }, state({ isDraft: true }));
    const titles = async (args: string) =>
      column((await exported(`exportRecords(kind: EVENT, language: EN, ${args})`)).csv, 1);
    expect(await titles('period: ALL')).toEqual(['Draft', 'Soon', 'Past']);
    expect(await titles('period: PAST')).toEqual(['Past']);
    expect(await titles('publication: DRAFT')).toEqual(['Draft']);
    expect(await titles('publication: PUBLISHED, ids: ["2", "3"]')).toEqual(['Soon']);
    expect(await titles('search: "soon"')).toEqual(['Soon']);
  });

  it('of content is possible for each kind, in either language', async () => {
    await prepareCategories(api);
    const { prisma } = api.services;
    await prisma.translation.create({
      data: {
        kind: 'cultural-category',
        recordId: 1,
        language: 'AM',
        createdBy: '',
        values: { categoryName: 'ባህል' },
        original: { categoryName: 'First' },
      },
    });
    await createRecordOf(admin, 'AboutEthiopia');
    await createRecordOf(admin, 'Post');
    const culture = read((await exported(exportOf('ABOUT_ETHIOPIA', 'AM'))).csv);
    expect(culture[0]).toEqual(
      expect.arrayContaining(['ርዕስ (በእንግሊዝኛ)', 'ርዕስ (በአማርኛ)', 'ቋንቋ', 'ሁኔታ']),
    );
    expect(culture[1]).toEqual(expect.arrayContaining(['ባህል', 'እንግሊዝኛ', 'ይፋ የሆነ']));
    const [headings, post] = read((await exported(exportOf('POST', 'EN'))).csv);
    expect(headings).toEqual(expect.arrayContaining(['Language', 'State']));
    expect(post).toEqual(expect.arrayContaining(['English', 'Published']));
  });

  it('is recorded in the activity, and is not cached', async () => {
    await createRecordOf(admin, 'Member');
    const response = await fetch(`${api.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${admin.accessToken}`,
      },
      body: JSON.stringify({ query: 'mutation { exportMembers(language: EN) { rows } }' }),
    });
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { nodes } = await readActivity(admin, { kind: 'EXPORTS' });
    expect(nodes).toMatchObject([
      { action: 'EXPORTED', exported: 'member', rows: 1, email: 'admin@example.org' },
    ]);
  });

  it('has at most 10,000 rows, and reports if there are more', async () => {
    await api.services.prisma.$executeRaw`
      INSERT INTO "members" (name, dob, email, address, "contactNumber", date, "createdBy")
      SELECT 'Abebe ' || n, '1990-01-01', '', 'x', '1', '2020-01-01', '' FROM generate_series(1, 10001) AS n`;
    const { csv, rows, isCut } = await exported('exportMembers(language: EN, order: OLDEST)');
    expect({ rows, isCut }).toEqual({ rows: 10_000, isCut: true });
    expect(csv.trimEnd().split('\n').at(-1)).toContain('"Abebe 10000"');
    const ids = Array.from({ length: 10_001 }, (_, index) => String(index + 1));
    const mutation = 'mutation ($ids: [ID!]) { exportMembers(language: EN, ids: $ids) { isCut } }';
    const { errors } = await admin.query(mutation, { ids });
    expect(errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
    // There are no members with these ids.
    const others = ids.slice(1).map((id) => `${id}00000`);
    expect((await admin.query(mutation, { ids: others })).data['exportMembers']).toEqual({
      isCut: false,
    });
  });

  it('ends before the file exceeds the size limit', async () => {
    const viewer = { id: admin.id } as Viewer;
    const context = { ...api.services, viewer } as Context;
    const entries = Array.from({ length: 100 }, (_, index) => index);
    const rowsOf = (some: number[]) => some.map(() => 'ሀ'.repeat(20_000));
    const columns = [['Text', (text: string) => text] as const];
    const table = { what: 'post', entries, rowsOf, columns };
    const { csv, rows, isCut } = await exportTable(context, table);
    expect({ rows, isCut }).toEqual({ rows: 81, isCut: true });
    expect(Buffer.byteLength(csv)).toBeLessThan(maxCsvBytes);
    expect(read(csv)).toHaveLength(82);
  });

  it('is allowed only for roles that may see the list', async () => {
    const registrar = await api.signInAdmin('registrar@example.org', [Role.REGISTRAR]);
    const editor = await api.signInAdmin('editor@example.org', [Role.EDITOR]);
    const codeOf = async (by: Pick<Admin, 'query'>, field: string) => {
      const { errors } = await by.query(`mutation { ${field} { rows } }`);
      return errors?.[0]?.extensions['code'];
    };
    const [members, events] = [exportOf('MEMBER', 'EN'), exportOf('EVENT', 'EN')];
    expect(await codeOf(editor, members)).toBe('FORBIDDEN');
    expect(await codeOf(registrar, events)).toBe('FORBIDDEN');
    expect(await codeOf(api, members)).toBe('UNAUTHENTICATED');
    expect(await codeOf(registrar, members)).toBeUndefined();
    expect(await codeOf(editor, events)).toBeUndefined();
  });
});
