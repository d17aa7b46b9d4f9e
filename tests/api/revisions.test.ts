import { beforeEach, describe, expect, it } from 'vitest';
import { contentKinds } from '../../api/content/contentKinds.ts';
import { constantCase } from '../../api/shared/constantCase.ts';
import { eraseDeletedValues } from '../../api/content/trash/deletedRecords.ts';
import { Role } from '../../api/generated/prisma/enums.ts';
import { accountOf, changeAccount } from '../support/accounts.ts';
import type { Admin } from '../support/api.ts';
import { useAdmin, useApi } from '../support/useApi.ts';
import { kinds } from '../support/kinds.ts';
import { createRecordOf, deleteRecordOf, prepareCategories } from '../support/records.ts';
import { confirm } from '../support/secondFactors.ts';
import { translatedTexts } from '../support/translatedTexts.ts';

const api = useApi();
const admin = useAdmin(api);
beforeEach(() => prepareCategories(api));

interface Revision {
  version: number;
  changedBy: string | null;
  changedAt: string | null;
  isCreation: boolean;
  restoredVersion: number | null;
  isPresent: boolean;
  title: string;
  changes: {
    field: string;
    language: string;
    isTranslation: boolean;
    before: string;
    after: string;
  }[];
  fileChange: object | null;
  restoresFiles: boolean;
}

interface Page {
  nodes: Revision[];
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string };
}

const ask = (
  kind: string,
  id: number,
  after: string | null = null,
  as: Pick<Admin, 'query'> = admin,
  language: 'EN' | 'AM' | null = null,
) =>
  as.query(
    `query ($kind: ContentKind!, $id: ID!, $after: String, $language: Language) {
      revisions(kind: $kind, id: $id, after: $after, language: $language) {
        totalCount pageInfo { hasNextPage endCursor }
        nodes { id version changedAt changedBy isCreation restoredVersion isPresent title language restoresFiles
          fileChange { after { name } } changes { field language isTranslation before after } }
      }
    }`,
    { kind, id, after, language },
  );
async function history(kind: string, id: number, after: string | null = null): Promise<Page> {
  const { data, errors } = await ask(kind, id, after);
  expect(errors).toBeUndefined();
  return data['revisions'] as Page;
}

const restore = (kind: string, id: number, version: number, former: number, as = admin) =>
  restoreInto(null, { kind, id, version, former }, as);
const restoreInto = (categoryId: number | null, former: object, as = admin) =>
  as.query(
    `mutation ($kind: ContentKind!, $id: ID!, $version: Int!, $former: Int!, $categoryId: ID) {
      restoreRevision(
        kind: $kind, id: $id, version: $version, former: $former, categoryId: $categoryId
      ) { version }
    }`,
    { ...former, categoryId },
  );

/** Changes the title of an example, and gives it a translation. */
async function rename(typename: string, id: number, version: number, title: string, as = admin) {
  const kind = contentKinds.find((each) => each.typename === typename);
  const example = kinds.find(({ name }) => name === typename);
  if (!kind || !example) throw new Error(`There is no kind ${typename}.`);
  await as.ask(
    `mutation ($input: ${example.inputType}!) {
      update${typename}(id: "${String(id)}", version: ${String(version)}, input: $input) { id }
    }`,
    { input: { ...example.input, [kind.titleColumn]: title } },
  );
}

/** The content of a record, without the columns about its changes. */
async function valuesOf(name: string) {
  const { prisma } = api.services;
  const rows = await prisma.$queryRawUnsafe<Record<string, unknown>[]>(`SELECT * FROM "${name}"`);
  const search = await prisma.searchEntry.findMany({ orderBy: { language: 'asc' } });
  return {
    rows: rows.map((row) => ({ ...row, version: 0, updatedAt: null })),
    translations: await prisma.translation.findMany(),
    search,
  };
}

const translate = (kind: string, recordId: number, title: string) =>
  api.services.prisma.translation.create({
    data: { kind, recordId, language: 'AM', values: { [titleOf(kind)]: title }, original: {} },
  });
const titleOf = (kind: string) => contentKinds.find(({ name }) => name === kind)?.titleColumn ?? '';

it('names each version in the requested language if it was translated then', async () => {
  const id = await createRecordOf(admin, 'Post');
  const [created] = (await history('POST', id)).nodes;
  await translate('post', id, 'ዜና');
  await rename('Post', id, 1, 'Earlier news');
  await api.services.prisma.translation.deleteMany();
  await rename('Post', id, 2, 'Latest news');
  const inAmharic = await ask('POST', id, null, admin, 'AM');
  expect((inAmharic.data['revisions'] as Page).nodes).toMatchObject([
    { title: 'Latest news', language: 'EN' },
    // Its translation was deleted before the other changes.
    { title: 'Earlier news', language: 'EN' },
    { title: 'ዜና', language: 'AM' },
  ]);
  const inEnglish = await ask('POST', id, null, admin, 'EN');
  expect((inEnglish.data['revisions'] as Page).nodes[2]).toMatchObject({
    title: created?.title,
    language: 'EN',
  });
});

describe('if a translation is marked as still right,', () => {
  const original = { postTitle: 'Harvest dinner', postText: 'Come along.' };
  const changed = { ...original, postText: 'Come along at six.' };
  const inAmharic = { postTitle: 'የመኸር እራት', postText: 'ይምጡ።' };
  const stillRight = {
    field: 'isOutdated',
    language: 'AM',
    isTranslation: true,
    before: 'true',
    after: 'false',
  };

  const update = async (id: string, version: number, input: object, texts?: object) => {
    const { errors } = await admin.query(
      `mutation (
        $id: ID!, $version: Int!, $input: PostInput!, $translations: [TranslationInput!]
      ) { updatePost(id: $id, version: $version, input: $input, translations: $translations) { id } }`,
      {
        id,
        version,
        input,
        translations: texts ? [{ language: 'AM', texts: translatedTexts(texts) }] : null,
      },
    );
    expect(errors).toBeUndefined();
  };
  const changesOf = async (id: string) =>
    (await history('POST', Number(id))).nodes.map(({ changes }) => changes);

  /** A post whose translation was out of date in its second version. */
  async function createOutdated(): Promise<string> {
    const { data } = await admin.query(
      `mutation ($input: PostInput!, $translations: [TranslationInput!]) {
        createPost(input: $input, translations: $translations) { id }
      }`,
      { input: original, translations: [{ language: 'AM', texts: translatedTexts(inAmharic) }] },
    );
    const { id } = data['createPost'] as { id: string };
    await update(id, 1, changed);
    return id;
  }

  it('the history states this, and lists the change of the original separately', async () => {
    const id = await createOutdated();
    await update(id, 2, changed, inAmharic);
    const ofText = { field: 'postText', language: 'EN', isTranslation: false };
    expect(await changesOf(id)).toEqual([
      [stillRight],
      [{ ...ofText, before: original.postText, after: changed.postText }],
      [],
    ]);
  });

  it('the history states this beside other changes', async () => {
    const id = await createOutdated();
    await update(id, 2, { ...changed, postTitle: 'Dinner' }, inAmharic);
    expect((await changesOf(id))[0]).toMatchObject([{ field: 'postTitle' }, stillRight]);
  });

  it('the history does not state this after a correction or a reverted original', async () => {
    const corrected = await createOutdated();
    await update(corrected, 2, changed, { ...inAmharic, postText: 'በስድስት ሰዓት ይምጡ።' });
    expect((await changesOf(corrected))[0]).toMatchObject([
      { field: 'postText', language: 'AM', before: inAmharic.postText },
    ]);
    const reverted = await createOutdated();
    await update(reverted, 2, original);
    expect((await changesOf(reverted))[0]).toMatchObject([{ field: 'postText', language: 'EN' }]);
  });

  it('the history states the opposite after the earlier version is restored', async () => {
    const id = await createOutdated();
    await update(id, 2, changed, inAmharic);
    expect((await restore('POST', Number(id), 3, 2)).errors).toBeUndefined();
    expect((await changesOf(id))[0]).toEqual([{ ...stillRight, before: 'false', after: 'true' }]);
    const { data } = await admin.query(
      `{ post(id: "${id}", language: null) { translations { isOutdated } } }`,
    );
    expect(data['post']).toEqual({ translations: [{ isOutdated: true }] });
  });
});

describe.each(
  contentKinds.map(({ name, typename, titleColumn }) => ({ name, typename, titleColumn })),
)('a record of the kind $name', ({ name, typename, titleColumn }) => {
  const kind = constantCase(name);

  it('has a history of authors and changes', async () => {
    const id = await createRecordOf(admin, typename);
    expect(await api.services.prisma.revision.count()).toBe(0);
    const colleague = await api.signInAdmin('colleague@example.org', [Role.EDITOR]);
    await rename(typename, id, 1, 'Renamed by a colleague', colleague);
    const { nodes, totalCount } = await history(kind, id);
    expect(totalCount).toBe(2);
    expect(nodes).toMatchObject([
      {
        version: 2,
        changedBy: 'colleague@example.org',
        isPresent: true,
        isCreation: false,
        title: 'Renamed by a colleague',
        changes: [
          {
            field: titleColumn,
            language: 'EN',
            before: nodes[1]?.title,
            after: 'Renamed by a colleague',
          },
        ],
        fileChange: null,
      },
      {
        version: 1,
        changedBy: 'admin@example.org',
        isPresent: false,
        isCreation: true,
        changes: [],
      },
    ]);
    const now = Date.now();
    for (const { changedAt } of nodes) {
      expect(Math.abs(Date.parse(changedAt ?? '') - now)).toBeLessThan(60_000);
    }
  });

  it('gets back its former values and translation as a new version', async () => {
    const id = await createRecordOf(admin, typename);
    await translate(name, id, 'ርዕስ');
    const before = await valuesOf(name);
    await rename(typename, id, 1, 'Something else');
    await api.services.prisma.translation.deleteMany();
    const { data, errors } = await restore(kind, id, 2, 1);
    expect(errors).toBeUndefined();
    expect(data['restoreRevision']).toEqual({ version: 3 });
    expect(await valuesOf(name)).toEqual(before);
    const { nodes } = await history(kind, id);
    expect(nodes.map(({ version, changedBy }) => [version, changedBy])).toEqual([
      [3, 'admin@example.org'],
      [2, 'admin@example.org'],
      [1, 'admin@example.org'],
    ]);
    expect(nodes.map(({ restoredVersion }) => restoredVersion)).toEqual([1, null, null]);
    expect(nodes[0]?.changes).toMatchObject([
      { field: titleColumn, language: 'EN', isTranslation: false, before: 'Something else' },
      { field: titleColumn, language: 'AM', isTranslation: true, before: '', after: 'ርዕስ' },
    ]);
  });
});

it('never overwrites a colleague’s change without notice', async () => {
  const id = await createRecordOf(admin, 'Event');
  await rename('Event', id, 1, 'Second');
  await rename('Event', id, 2, 'Third');
  const { errors } = await restore('EVENT', id, 2, 1);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'changedMeanwhile' });
  expect((await history('EVENT', id)).nodes[0]).toMatchObject({ version: 3, title: 'Third' });
  const [first, second] = await Promise.all([
    restore('EVENT', id, 3, 1),
    restore('EVENT', id, 3, 2),
  ]);
  expect([first.errors, second.errors].filter(Boolean)).toHaveLength(1);
  expect((await history('EVENT', id)).totalCount).toBe(4);
});

it('refuses a missing version, a version with a deleted category, and a duplicate record', async () => {
  const id = await createRecordOf(admin, 'Resource');
  await rename('Resource', id, 1, 'Moved');
  const missing = await restore('RESOURCE', id, 2, 7);
  expect(missing.errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
  await createRecordOf(admin, 'Resource');
  const equal = await restore('RESOURCE', id, 2, 1);
  expect(equal.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT' });
  const { prisma } = api.services;
  const other = await prisma.resourceCategory.create({ data: { categoryName: 'Other' } });
  await prisma.resource.updateMany({ data: { categoryId: other.id } });
  await prisma.resourceCategory.deleteMany({ where: { categoryName: 'First' } });
  const gone = await restore('RESOURCE', id, 2, 1);
  expect(gone.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect((await history('RESOURCE', id)).totalCount).toBe(2);
});

it('restores a version with a deleted category into the chosen category', async () => {
  const id = await createRecordOf(admin, 'Resource');
  const { prisma } = api.services;
  const before = await prisma.resource.findFirstOrThrow();
  const other = await prisma.resourceCategory.create({ data: { categoryName: 'Other' } });
  await rename('Resource', id, 1, 'Moved');
  await prisma.resource.updateMany({ data: { categoryId: other.id } });
  await prisma.resourceCategory.deleteMany({ where: { categoryName: 'First' } });
  const former = { kind: 'RESOURCE', id, version: 2, former: 1 };
  const ofDirectory = await prisma.directoryCategory.create({
    data: { id: other.id + 1, categoryName: 'Other' },
  });
  for (const gone of [before.categoryId, ofDirectory.id]) {
    const { errors } = await restoreInto(gone, former);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { categoryId: expect.any(String) as string },
    });
  }
  const { data } = await restoreInto(other.id, former);
  expect(data['restoreRevision']).toEqual({ version: 3 });
  expect(await prisma.resource.findFirstOrThrow()).toMatchObject({
    title: before.title,
    categoryId: other.id,
  });
});

it('refuses a category if the kind has none', async () => {
  const id = await createRecordOf(admin, 'Event');
  await rename('Event', id, 1, 'Renamed');
  const { errors } = await restoreInto(1, { kind: 'EVENT', id, version: 2, former: 1 });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect((await history('EVENT', id)).totalCount).toBe(2);
});

it('keeps the current picture if the restored version has none', async () => {
  const id = await createRecordOf(admin, 'Post');
  const { prisma } = api.services;
  const picture = await prisma.post.findFirst({ select: { imagePath: true, imageUrl: true } });
  await prisma.post.update({
    where: { id },
    data: { imagePath: null, imageUrl: null, version: 2 },
  });
  await prisma.post.update({ where: { id }, data: { ...picture, version: 3 } });
  const { nodes } = await history('POST', id);
  expect(nodes.map(({ restoresFiles }) => restoresFiles)).toEqual([true, false, true]);
  await restore('POST', id, 3, 2);
  expect(await prisma.post.findFirst()).toMatchObject({ ...picture, version: 4 });
});

it('names an account even after it is removed', async () => {
  const id = await createRecordOf(admin, 'Post');
  const colleague = await api.signInAdmin('colleague@example.org', [Role.EDITOR]);
  await rename('Post', id, 1, 'Renamed by a colleague', colleague);
  await confirm(admin);
  await changeAccount(admin, 'removeAccount', await accountOf(admin, 'colleague@example.org'));
  const { nodes } = await history('POST', id);
  expect(nodes[0]?.changedBy).toBe('colleague@example.org');
});

it('keeps a draft as a draft, and records when it was published', async () => {
  const id = await createRecordOf(admin, 'Event');
  const { prisma } = api.services;
  await prisma.event.update({ where: { id }, data: { publishedAt: null, version: 2 } });
  const { nodes } = await history('EVENT', id);
  expect(nodes[0]).toMatchObject({
    changedBy: null,
    changes: [{ field: 'publishedAt', after: '' }],
  });
  await restore('EVENT', id, 2, 1);
  expect(await prisma.event.findUnique({ where: { id } })).toMatchObject({ publishedAt: null });
});

it('states the language of the description of a picture, whatever the language of the record', async () => {
  const id = await createRecordOf(admin, 'Post');
  const { prisma } = api.services;
  await prisma.post.update({
    where: { id },
    data: { imageAltEn: 'A tent', imageAltAm: 'ድንኳን', version: 2 },
  });
  const { nodes } = await history('POST', id);
  expect(nodes[0]?.changes).toMatchObject([
    { field: 'imageAltAm', language: 'AM', before: '', after: 'ድንኳን' },
    { field: 'imageAltEn', language: 'EN', before: '', after: 'A tent' },
  ]);
});

it('returns ten thousand versions page by page, with as many statements as ten', async () => {
  const id = await createRecordOf(admin, 'Event');
  await rename('Event', id, 1, 'Second');
  const count = async () => {
    api.statements.length = 0;
    const page = await history('EVENT', id);
    return { page, statements: api.statements.length };
  };
  // The first request after a change reads the account, too.
  await history('EVENT', id);
  const few = await count();
  await api.services.prisma.$executeRaw`
    INSERT INTO "revision" SELECT kind, "recordId", version + n, "values", translations, "replacedBy", "replacedAt"
    FROM "revision", generate_series(1, 9999) AS n`;
  await api.services.prisma.$executeRaw`UPDATE "event" SET version = 10001`;
  const many = await count();
  expect(many.page.totalCount).toBe(10_001);
  expect(many.page.nodes.map(({ version }) => version)).toEqual(
    Array.from({ length: 20 }, (_, index) => 10_001 - index),
  );
  expect(many.statements).toBe(few.statements);
  const next = await history('EVENT', id, many.page.pageInfo.endCursor);
  expect(next.nodes.at(0)).toMatchObject({ version: 9981, isPresent: false });
});

it('is removed permanently with the values of a deleted record', async () => {
  const id = await createRecordOf(admin, 'Post');
  await rename('Post', id, 1, 'Second');
  await deleteRecordOf(admin, 'Post', id);
  expect(await history('POST', id)).toMatchObject({ totalCount: 0, nodes: [] });
  const { prisma } = api.services;
  await eraseDeletedValues(api.services);
  expect(await prisma.revision.count()).toBe(1);
  await prisma.$executeRaw`UPDATE "deleted-record" SET "deletedAt" = "deletedAt" - interval '31 days'`;
  await eraseDeletedValues(api.services);
  expect(await prisma.revision.count()).toBe(0);
});

it('is available to editors only', async () => {
  const id = await createRecordOf(admin, 'Event');
  await rename('Event', id, 1, 'Second');
  const registrar = await api.signInAdmin('registrar@example.org', [Role.REGISTRAR]);
  for (const { errors } of [
    await ask('EVENT', id, null, registrar),
    await restore('EVENT', id, 2, 1, registrar),
  ]) {
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
  }
  const { errors } = await ask('EVENT', id, null, api);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
});
