import { beforeEach, describe, expect, it } from 'vitest';
import { contentKinds } from '../../api/content/contentKinds.ts';
import { constantCase } from '../../api/shared/constantCase.ts';
import { eraseDeletedValues } from '../../api/content/trash/deletedRecords.ts';
import { Role } from '../../api/generated/prisma/enums.ts';
import { removeUnusedFiles } from '../../api/media/unusedFiles.ts';
import { accountOf, changeAccount } from '../support/accounts.ts';
import { startApi } from '../support/api.ts';
import { useAdmin, useApi } from '../support/useApi.ts';
import { createRecordOf, deleteRecordOf, prepareCategories } from '../support/records.ts';
import { confirm } from '../support/secondFactors.ts';
import { filesIn } from '../support/storedFiles.ts';

const api = useApi({}, { TRASH_DAYS: '30' });
const admin = useAdmin(api);
beforeEach(() => prepareCategories(api));

const restore = (records: { kind: string; id: number }[], as = admin) =>
  as.query('mutation ($records: [RecordKeyInput!]!) { restoreRecords(records: $records) }', {
    records,
  });
const remove = (typename: string, id: number) => deleteRecordOf(admin, typename, id);
const listDeleted = async (language: 'EN' | 'AM' | null = null) => {
  const data = await admin.ask(
    `query ($language: Language) { deletedRecords(first: 100, language: $language) {
      totalCount nodes { id kind recordId title language deletedAt deletedBy restorableUntil }
    } }`,
    { language },
  );
  return data['deletedRecords'] as {
    totalCount: number;
    nodes: { id: string; title: string; language: string }[];
  };
};

/** All that the database has of a record, and all that the search finds by. */
async function everythingOf(name: string) {
  const { prisma } = api.services;
  return {
    rows: await prisma.$queryRawUnsafe(`SELECT * FROM "${name}" ORDER BY id`),
    translations: await prisma.translation.findMany({ orderBy: { recordId: 'asc' } }),
    search: await prisma.searchEntry.findMany({ orderBy: { language: 'asc' } }),
    files: await filesIn(api.mediaFolder),
  };
}

/** As if so many days had passed since the deletion; then the jobs run. */
async function waitDays(days: number) {
  const { prisma } = api.services;
  await prisma.$executeRaw`UPDATE "deleted-record" SET "deletedAt" = "deletedAt" - make_interval(days => ${days}::int)`;
  await prisma.$executeRaw`UPDATE "unused-file" SET "removeAfter" = "removeAfter" - make_interval(days => ${days}::int)`;
  await removeUnusedFiles(api.services);
  await eraseDeletedValues(api.services);
}

async function translate(name: string, recordId: number) {
  const values = { title: 'ርዕስ' };
  const key = { kind: name, recordId, language: 'AM' as const };
  await api.services.prisma.translation.create({ data: { ...key, values, original: {} } });
}

it('is listed with the account that deleted it, even after the account is removed', async () => {
  const id = await createRecordOf(admin, 'Post');
  const colleague = await api.signInAdmin('colleague@example.org', [Role.EDITOR]);
  await colleague.query(`mutation { deletePost(id: "${String(id)}", version: 1) }`);
  await confirm(admin);
  await changeAccount(admin, 'removeAccount', await accountOf(admin, 'colleague@example.org'));
  expect(await listDeleted()).toMatchObject({ nodes: [{ deletedBy: 'colleague@example.org' }] });
});

it('is named in the requested language if it is translated', async () => {
  const translated = await createRecordOf(admin, 'Resource');
  const other = await createRecordOf(admin, 'Post');
  await translate('resource', translated);
  await remove('Resource', translated);
  await remove('Post', other);
  const titlesIn = async (language: 'EN' | 'AM' | null) =>
    (await listDeleted(language)).nodes.map((node) => [node.title, node.language]);
  const own = await titlesIn(null);
  expect(own).toEqual([
    ['News', 'EN'],
    [expect.any(String), 'EN'],
  ]);
  expect(await titlesIn('EN')).toEqual(own);
  expect(await titlesIn('AM')).toEqual([own[0], ['ርዕስ', 'AM']]);
});

describe.each(contentKinds.map(({ name, typename }) => ({ name, typename })))(
  'a deleted record of the kind $name',
  ({ name, typename }) => {
    const kind = constantCase(name);

    it('is restored unchanged after 29 days, with its translations and files', async () => {
      const id = await createRecordOf(admin, typename);
      await translate(name, id);
      const before = await everythingOf(name);
      await remove(typename, id);
      expect(await listDeleted()).toMatchObject({
        totalCount: 1,
        nodes: [
          {
            id: `${name}:${String(id)}`,
            kind,
            recordId: String(id),
            deletedBy: 'admin@example.org',
          },
        ],
      });
      await waitDays(29);
      const { data } = await restore([{ kind, id }]);
      expect(data['restoreRecords']).toBe(1);
      expect(await everythingOf(name)).toEqual(before);
      expect(await listDeleted()).toMatchObject({ totalCount: 0, nodes: [] });
      // Its files are not listed as unused any more.
      await waitDays(60);
      expect((await everythingOf(name)).files).toEqual(before.files);
    });

    it('is deleted permanently after 31 days, with its files', async () => {
      const id = await createRecordOf(admin, typename);
      await remove(typename, id);
      await waitDays(31);
      const { errors } = await restore([{ kind, id }]);
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
      expect(await listDeleted()).toMatchObject({ totalCount: 0, nodes: [] });
      expect(await filesIn(api.mediaFolder)).toEqual([]);
    });
  },
);

it('restores several records together, or none of them', async () => {
  const [event, post] = [await createRecordOf(admin, 'Event'), await createRecordOf(admin, 'Post')];
  await remove('Event', event);
  await remove('Post', post);
  const keys = [
    { kind: 'EVENT', id: event },
    { kind: 'POST', id: post },
  ];
  const { errors } = await restore([...keys, { kind: 'EVENT', id: 999 }]);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
  expect((await listDeleted()).totalCount).toBe(2);
  const { data } = await restore([...keys, ...keys]);
  expect(data['restoreRecords']).toBe(2);
  expect(await api.services.prisma.unusedFile.count()).toBe(0);
});

it('restores once for simultaneous requests, and each of them succeeds', async () => {
  const id = await createRecordOf(admin, 'Event');
  await remove('Event', id);
  const results = await Promise.all(
    Array.from({ length: 8 }, () => restore([{ kind: 'EVENT', id }])),
  );
  expect(results.map(({ data }) => data['restoreRecords'])).toEqual(Array(8).fill(1));
  expect(await api.services.prisma.event.count()).toBe(1);
});

it('reports what a record lacks, or which record has taken its place', async () => {
  const id = await createRecordOf(admin, 'Directory');
  await remove('Directory', id);
  const again = await createRecordOf(admin, 'Directory');
  const equal = await restore([{ kind: 'DIRECTORY', id }]);
  expect(equal.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT' });
  await remove('Directory', again);
  await admin.query('mutation { deleteDirectoryCategory(id: "1", version: 1) }');
  const lone = await restore([{ kind: 'DIRECTORY', id }]);
  expect(lone.errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { categoryId: expect.any(String) as string },
  });
  // Neither refusal has given up its files.
  expect(await filesIn(api.mediaFolder)).not.toEqual([]);
});

describe('a deleted record without its category', () => {
  const restoreInto = (records: { kind: string; id: number }[], categoryId: string) =>
    admin.query(
      `mutation ($records: [RecordKeyInput!]!, $categoryId: ID) {
        restoreRecords(records: $records, categoryId: $categoryId)
      }`,
      { records, categoryId },
    );
  const addCategory = async (type: string, name = 'Second') => {
    const { data } = await admin.query(
      `mutation { saved: create${type}(input: { categoryName: "${name}" }) { id } }`,
    );
    return (data['saved'] as { id: string }).id;
  };

  const grouped = [
    { kind: 'DIRECTORY', typename: 'Directory', category: 'DirectoryCategory' },
    { kind: 'RESOURCE', typename: 'Resource', category: 'ResourceCategory' },
    { kind: 'ABOUT_ETHIOPIA', typename: 'AboutEthiopia', category: 'CulturalCategory' },
  ];

  it.each(grouped)(
    'is counted before the category is deleted, while it can be restored: $kind',
    async (each) => {
      const { kind, typename, category } = each;
      const second = await addCategory(category);
      const field = category.charAt(0).toLowerCase() + category.slice(1);
      const query = `query ($id: ID!) {
      first: ${field}(id: 1) { restorableEntryCount }
      second: ${field}(id: $id) { restorableEntryCount }
    }`;
      const count = async () => {
        const { data, errors } = await admin.query(query, { id: second });
        expect(errors).toBeUndefined();
        expect(data['second']).toEqual({ restorableEntryCount: 0 });
        return (data['first'] as { restorableEntryCount: number }).restorableEntryCount;
      };
      const id = await createRecordOf(admin, typename);
      // Of another kind, whose categories have the same ids.
      const other = grouped.find((those) => those.kind !== kind)?.typename ?? '';
      await remove(other, await createRecordOf(admin, other));
      expect(await count()).toBe(0);
      await remove(typename, id);
      expect(await count()).toBe(1);
      await restore([{ kind, id }]);
      expect(await count()).toBe(0);
      await remove(typename, id);
      await waitDays(31);
      expect(await count()).toBe(0);
      const { errors } = await api.query(query, { id: second });
      expect(errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED');
    },
  );

  it.each(grouped)(
    'is restored into the chosen category, and is otherwise unchanged: $kind',
    async (each) => {
      const { kind, typename, category } = each;
      const name = contentKinds.find((known) => known.typename === typename)?.name ?? '';
      const id = await createRecordOf(admin, typename);
      await translate(name, id);
      const before = await everythingOf(name);
      await remove(typename, id);
      const chosen = await addCategory(category);
      await remove(category, 1);
      expect((await restore([{ kind, id }])).errors).toBeDefined();
      const { data } = await restoreInto([{ kind, id }], chosen);
      expect(data['restoreRecords']).toBe(1);
      const categoryId = Number(chosen);
      expect(await everythingOf(name)).toEqual({
        ...before,
        rows: (before.rows as object[]).map((row) => ({ ...row, categoryId })),
        search: before.search.map((entry) => ({ ...entry, categoryId, category: 'Second' })),
      });
    },
  );

  it('is restored into one category if several people choose different ones at the same time', async () => {
    const id = await createRecordOf(admin, 'Directory');
    await remove('Directory', id);
    await remove('DirectoryCategory', 1);
    const barbershops = await addCategory('DirectoryCategory', 'Barbershops');
    const shops = await addCategory('DirectoryCategory', 'Shops');
    const results = await Promise.all(
      [barbershops, shops, barbershops, shops].map((each) =>
        restoreInto([{ kind: 'DIRECTORY', id }], each),
      ),
    );
    const { name, categoryId } = await api.services.prisma.directory.findFirstOrThrow();
    const category = String(categoryId) === shops ? 'Shops' : 'Barbershops';
    const refusals = results.flatMap(({ errors }) => errors?.[0]?.extensions ?? []);
    const values = { title: name, category };
    const refusal = { code: 'CONFLICT', reason: 'restoredMeanwhile', values };
    expect(refusals).toMatchObject([refusal, refusal]);
    // Without a choice of its own, it only has to be there.
    expect((await restore([{ kind: 'DIRECTORY', id }])).errors).toBeUndefined();
  });

  it('is refused for a deleted category, a category of another kind, and a kind without categories', async () => {
    const id = await createRecordOf(admin, 'Directory');
    const event = await createRecordOf(admin, 'Event');
    await remove('Directory', id);
    await remove('Event', event);
    await remove('DirectoryCategory', 1);
    const ofResources = await addCategory('ResourceCategory');
    for (const gone of ['1', ofResources, 'none']) {
      const { errors } = await restoreInto([{ kind: 'DIRECTORY', id }], gone);
      expect(errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { categoryId: expect.any(String) as string },
      });
    }
    const present = await addCategory('DirectoryCategory');
    for (const records of [
      [{ kind: 'EVENT', id: event }],
      [
        { kind: 'DIRECTORY', id },
        { kind: 'EVENT', id: event },
      ],
    ]) {
      const { errors } = await restoreInto(records, present);
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    }
    expect((await listDeleted()).totalCount).toBe(2);
  });
});

it('returns deleted records page by page, latest first', async () => {
  const ids: number[] = [];
  for (let count = 0; count < 5; count += 1) ids.push(await createRecordOf(admin, 'Event'));
  for (const id of ids) await remove('Event', id);
  const page = async (after: string | null) => {
    const { data } = await admin.query(
      `query ($after: String) { deletedRecords(first: 2, after: $after) {
        nodes { recordId } pageInfo { hasNextPage endCursor }
      } }`,
      { after },
    );
    return data['deletedRecords'] as {
      nodes: { recordId: string }[];
      pageInfo: { hasNextPage: boolean; endCursor: string };
    };
  };
  const read: string[] = [];
  for (let after: string | null = null, more = true; more;) {
    const { nodes, pageInfo } = await page(after);
    read.push(...nodes.map(({ recordId }) => recordId));
    [after, more] = [pageInfo.endCursor, pageInfo.hasNextPage];
  }
  expect(read).toEqual(ids.reverse().map(String));
});

it('leaves nothing to restore if TRASH_DAYS is 0', async () => {
  const strict = await startApi();
  try {
    const own = await strict.signInAdmin();
    await prepareCategories(strict);
    const id = await createRecordOf(own, 'Event');
    await own.query(`mutation { deleteEvent(id: "${String(id)}", version: 1) }`);
    const { errors } = await restore([{ kind: 'EVENT', id }], own);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
    await removeUnusedFiles(strict.services);
    expect(await filesIn(strict.mediaFolder)).toEqual([]);
  } finally {
    await strict.stop();
  }
});

it('finds deleted records by title, person, kind and day', async () => {
  const other = await api.signInAdmin('selam@example.org');
  const gathering = await createRecordOf(admin, 'Event', { title: 'Gathering of Mahber' });
  const news = await createRecordOf(admin, 'Post', { postTitle: 'News' });
  await remove('Event', gathering);
  await deleteRecordOf(other, 'Post', news);
  await api.services.prisma.deletedRecord.updateMany({
    where: { kind: 'event' },
    data: { deletedAt: new Date(Date.now() - 2 * 86_400_000) },
  });
  const [event] = await api.services.prisma.deletedRecord.findMany({ where: { kind: 'event' } });
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Pacific/Auckland' }).format(
    event?.deletedAt,
  );
  const found = async (filter: string) => {
    const { data } = await admin.query(
      `{ deletedRecords(first: 10, ${filter}) { totalCount nodes { title } } }`,
    );
    const { totalCount, nodes } = data['deletedRecords'] as Awaited<ReturnType<typeof listDeleted>>;
    expect(totalCount).toBe(nodes.length);
    return nodes.map(({ title }) => title);
  };
  expect(await found('search: "mahber gather"')).toEqual(['Gathering of Mahber']);
  expect(await found('search: "selam@example"')).toEqual(['News']);
  expect(await found('kind: POST')).toEqual(['News']);
  expect(await found(`day: "${day}"`)).toEqual(['Gathering of Mahber']);
  expect(await found('kind: POST, search: "mahber"')).toEqual([]);
  expect(await found('search: ""')).toEqual(['News', 'Gathering of Mahber']);
});
