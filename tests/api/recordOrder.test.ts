import { beforeEach, expect, it } from 'vitest';
import type { RecordOrder } from '../../api/content/lists/recordOrder.ts';
import { useAdmin, useApi } from '../support/useApi.ts';

const present = new Date('2030-01-05T00:00:00Z');
const api = useApi({ now: () => present });
const admin = useAdmin(api);
beforeEach(async () => {
  const columns = { time: '10:00', description: '', location: '', mapLink: '', imageUrl: '' };
  const add = (title: string, day: string, publishedAt: Date | null, unpublishAt: Date | null) =>
    api.services.prisma.event.create({
      data: {
        ...columns,
        imagePath: '',
        title,
        date: new Date(day),
        publishedAt,
        unpublishAt,
      },
    });
  const [before, after] = [new Date('2029-12-01'), new Date('2030-02-01')];
  await add('zoo', '2030-03-02', before, null);
  await add('ሀገር', '2030-03-04', null, null);
  await add('Ábel', '2030-03-01', before, before);
  await add('abba', '2030-03-03', after, null);
});

/** The titles of a list, read page by page. */
async function titles(order: RecordOrder, first = 3, search = '') {
  const read: string[] = [];
  for (let after: string | null = null, more = true; more;) {
    const data = await admin.ask(
      `query ($order: RecordOrder!, $first: Int!, $after: String, $search: String!) {
        events(order: $order, first: $first, after: $after, search: $search, publication: ALL, period: ALL) {
          nodes { title } pageInfo { hasNextPage endCursor }
        } }`,
      { order, first, after, search },
    );
    const page = data['events'] as {
      nodes: { title: string }[];
      pageInfo: { hasNextPage: boolean; endCursor: string };
    };
    read.push(...page.nodes.map(({ title }) => title));
    [after, more] = [page.pageInfo.endCursor, page.pageInfo.hasNextPage];
  }
  return read;
}

it.each([
  ['LISTED', null, ['ሀገር', 'abba', 'zoo', 'Ábel']],
  ['PLACE', 'PLACE_DESCENDING', ['Ábel', 'zoo', 'abba', 'ሀገር']],
  ['TITLE', 'TITLE_DESCENDING', ['abba', 'Ábel', 'zoo', 'ሀገር']],
  ['STATE', 'STATE_DESCENDING', ['ሀገር', 'abba', 'zoo', 'Ábel']],
  ['NEWEST', 'OLDEST', ['abba', 'Ábel', 'ሀገር', 'zoo']],
  ['CHANGED_FIRST', 'CHANGED_LAST', ['zoo', 'ሀገር', 'Ábel', 'abba']],
] as const)(
  'sorts the whole list by %s, page by page, and backwards',
  async (order, reverse, all) => {
    for (const first of [1, 3]) expect(await titles(order, first)).toEqual(all);
    if (reverse) expect(await titles(reverse, 1)).toEqual([...all].reverse());
  },
);

it('sorts entries by the name of their category, and entries without one first', async () => {
  const { prisma } = api.services;
  const category = (categoryName: string) =>
    prisma.resourceCategory.create({ data: { categoryName } });
  const [second, first] = [await category('Zeal'), await category('Art')];
  for (const [title, categoryId] of [
    ['One', second.id],
    ['Two', first.id],
    ['Three', null],
    ['Four', first.id],
  ] as const) {
    await prisma.resource.create({ data: { title, categoryId, description: [], link: '' } });
  }
  const read = async (after: string | null): Promise<string[]> => {
    const { data } = await admin.query(
      `query ($after: String) { resources(order: PLACE, first: 1, after: $after) {
        nodes { title } pageInfo { hasNextPage endCursor }
      } }`,
      { after },
    );
    const { nodes, pageInfo } = data['resources'] as {
      nodes: { title: string }[];
      pageInfo: { hasNextPage: boolean; endCursor: string };
    };
    const titles = nodes.map((each) => each.title);
    return pageInfo.hasNextPage ? [...titles, ...(await read(pageInfo.endCursor))] : titles;
  };
  expect(await read(null)).toEqual(['Three', 'Two', 'Four', 'One']);
});

it.each([
  ['TITLE', 'EN', ['Art', 'Sport', 'ሀገር']],
  ['TITLE', 'AM', ['Art', 'ሀገር', 'ቋንቋ']],
  ['TITLE_DESCENDING', 'AM', ['ቋንቋ', 'ሀገር', 'Art']],
  ['PLACE', 'EN', ['ሀገር', 'Sport', 'Art']],
  ['PLACE', 'AM', ['ቋንቋ', 'Art', 'ሀገር']],
] as const)('sorts by %s as it is read in %s', async (order, language, titles) => {
  const { prisma } = api.services;
  const add = async (
    id: number,
    [title, amharic]: [string, string?],
    [categoryName, translated]: [string, string],
  ) => {
    await prisma.resourceCategory.create({ data: { id, categoryName } });
    await prisma.resource.create({
      data: {
        id,
        title,
        categoryId: id,
        description: [],
        link: '',
        language: /[a-z]/i.test(title) ? 'EN' : 'AM',
      },
    });
    const row = { recordId: id, language: 'AM' as const, original: {} };
    const translations = [
      { ...row, kind: 'resource-category', values: { categoryName: translated } },
      ...(amharic ? [{ ...row, kind: 'resource', values: { title: amharic } }] : []),
    ];
    await prisma.translation.createMany({ data: translations });
  };
  await add(1, ['ሀገር'], ['Children', 'ወጣቶች']);
  await add(2, ['Sport', 'ቋንቋ'], ['Families', 'ልጆች']);
  await add(3, ['Art'], ['Schools', 'ዕድሮች']);
  const read = async (after: string | null): Promise<string[]> => {
    const data = await admin.ask(
      `query ($order: RecordOrder!, $language: Language!, $after: String) {
        resources(order: $order, language: $language, first: 2, after: $after) {
          nodes { title } pageInfo { hasNextPage endCursor }
        } }`,
      { order, language, after },
    );
    const { nodes, pageInfo } = data['resources'] as {
      nodes: { title: string }[];
      pageInfo: { hasNextPage: boolean; endCursor: string };
    };
    const found = nodes.map(({ title }) => title);
    return pageInfo.hasNextPage ? [...found, ...(await read(pageInfo.endCursor))] : found;
  };
  expect(await read(null)).toEqual(titles);
});

it('sorts the latest change first', async () => {
  await api.services.prisma.event.updateMany({
    where: { title: 'zoo' },
    data: { location: 'Hall' },
  });
  expect((await titles('CHANGED_LAST'))[0]).toBe('zoo');
});

it('lists better matches of a search first, and applies the order within them', async () => {
  expect(await titles('TITLE_DESCENDING', 1, 'ab')).toEqual(['Ábel', 'abba']);
});

it('is available to editors only', async () => {
  const { errors } = await api.query('{ events(order: TITLE) { nodes { id } } }');
  expect(errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED');
});

it('refuses a cursor of another order', async () => {
  const cursor = (key: unknown) => Buffer.from(JSON.stringify(key)).toString('base64url');
  for (const [order, key] of [
    ['CHANGED_LAST', ['soon', 1]],
    ['STATE', ['first', 1]],
    ['TITLE', [1, 1]],
    ['TITLE', ['a', 'b']],
    ['CHANGED_LAST', ['2030-13-45', 1]],
  ]) {
    const { errors } = await admin.query(
      `{ events(order: ${String(order)}, publication: ALL, after: "${cursor(key)}") { nodes { id } } }`,
    );
    expect(errors?.[0]?.extensions['code'], String(order)).toBe('BAD_USER_INPUT');
  }
});

it('has the same order as the exported table, also for selected rows', async () => {
  const { data } = await admin.query(
    `mutation { exportRecords(kind: EVENT, language: EN, order: TITLE, ids: ["1", "3", "4"]) { csv rows } }`,
  );
  const { csv, rows } = data['exportRecords'] as { csv: string; rows: number };
  expect(rows).toBe(3);
  expect(['abba', 'Ábel', 'zoo'].map((title) => csv.indexOf(title))).toEqual(
    ['abba', 'Ábel', 'zoo'].map((title) => csv.indexOf(title)).sort((one, other) => one - other),
  );
  expect(csv).not.toContain('ሀገር');
});
