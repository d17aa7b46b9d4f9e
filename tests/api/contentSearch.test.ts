import { beforeAll, describe, expect, it } from 'vitest';
import type { Admin } from '../support/api.ts';
import { useApi } from '../support/useApi.ts';
import { run } from '../support/globalPostgres.ts';

let admin: Admin;

/** The lists that can be searched: the field, its other arguments, and the name of an entry. */
const lists = [
  ['events', 'period: ALL, ', 'title'],
  ['posts', '', 'postTitle'],
  ['directories', '', 'name'],
  ['resources', '', 'title'],
  ['aboutEthiopiaItems', '', 'title'],
] as const;

const api = useApi();
beforeAll(async () => {
  admin = await api.signInAdmin();
  const names = ['Women’s evening in Māngere', 'እንቁጣጣሽ', 'Harvest', 'Evening classes'];
  const of = (row: (name: string, number: number) => string) =>
    names.map((name, index) => `(${row(name, index + 1)})`).join();
  await run(
    api.databaseUrl,
    `INSERT INTO "directory-category" ("categoryName") VALUES ('Barbershops'), ('Garage');
    INSERT INTO "resource-category" ("categoryName") VALUES ('Barbershops'), ('Garage');
    INSERT INTO "cultural-category" ("categoryName") VALUES ('Barbershops'), ('Garage');
    INSERT INTO event (title, date, time, location, description, "mapLink", "imageUrl", "imagePath")
      VALUES ${of((name, n) => `'${name}', '2027-01-0${String(n)}', '10:00 AM', 'Hall', 'Come. እንኳን', '', '', ''`)};
    INSERT INTO post ("postTitle", "postText") VALUES ${of((name) => `'${name}', 'Come. እንኳን'`)};
    INSERT INTO directory (name, location, description, "mapLink", "imageUrl", "imagePath", "categoryId",
        "socialMediaPlatforms", "socialMediaPlatformLinks")
      VALUES ${of((name, n) => `'${name}', 'Hall', ARRAY['Come.', 'እንኳን'], '', '', '', ${String(1 + (n % 2))}, '{}', '{}'`)};
    INSERT INTO resource (title, description, link, "categoryId")
      VALUES ${of((name, n) => `'${name}', ARRAY['Come.', 'እንኳን'], 'https://hall.example/', ${String(1 + (n % 2))}`)};
    INSERT INTO "aboutEthiopia" (title, description, "mediaUrl", "mediaPath", "categoryId")
      VALUES ${of((name, n) => `'${name}', 'Come. እንኳን', '', '', ${String(1 + (n % 2))}`)}`,
  );
});

const searchOf = (list: string, others: string) =>
  `query ($search: String!, $after: String) {
    list: ${list}(${others}first: 1, search: $search, after: $after) {
      nodes { id } pageInfo { hasNextPage endCursor } } }`;

describe.each(lists)('the search through %s', (list, others) => {
  /** Ids in their order, read one by one. */
  async function found(search: string): Promise<string[]> {
    const ids: string[] = [];
    let after: string | null = null;
    do {
      const { data } = await admin.query(searchOf(list, others), { search, after });
      const page = data['list'] as {
        nodes: { id: string }[];
        pageInfo: { hasNextPage: boolean; endCursor: string };
      };
      ids.push(...page.nodes.map(({ id }) => id));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    return ids;
  }

  it.each([
    ["women's", ['1']],
    ['MANGERE evening womens', ['1']],
    ['እንቍጣጣሽ', ['2']],
    ['enkutatash', ['2']],
    ['harvset', ['3']],
    ['Meskel', []],
  ])('finds %s', async (search, ids) => {
    expect(await found(search)).toEqual(ids);
  });

  it('searches all texts of an entry, and returns further pages', async () => {
    expect((await found('come እንኳን')).sort()).toEqual(['1', '2', '3', '4']);
    expect((await found('evening')).sort()).toEqual(['1', '4']);
    expect((await found('even')).sort()).toEqual(['1', '4']);
  });

  it('is for admins only', async () => {
    for (const search of ['evening', ' ']) {
      const { errors } = await api.query(searchOf(list, others), { search });
      expect(errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED');
    }
    await api.ask(searchOf(list, others), { search: '' });
  });
});

it.each(['directories', 'resources', 'aboutEthiopiaItems'])(
  'the search through %s includes the names of categories',
  async (list) => {
    const { data } = await admin.query(
      `{ list: ${list}(search: "garage evening") { nodes { id } } }`,
    );
    expect(data['list']).toEqual({ nodes: [{ id: '1' }] });
  },
);

it.each(lists)(
  'the search through %s finds a record by its translation',
  async (list, others, name) => {
    const kinds = {
      events: 'event',
      posts: 'post',
      directories: 'directory',
      resources: 'resource',
    };
    const kind = list in kinds ? kinds[list as keyof typeof kinds] : 'aboutEthiopia';
    const values = { [name]: 'መስከረም', description: ['ምሽት', 'Wednesday'] };
    await api.services.prisma.translation.create({
      data: { kind, recordId: 3, language: 'AM', values, original: values },
    });
    const found = async (search: string) => {
      const data = await admin.ask(
        `query ($search: String!) { list: ${list}(${others}search: $search) { nodes { id } } }`,
        { search },
      );
      return (data['list'] as { nodes: { id: string }[] }).nodes.map(({ id }) => id);
    };
    for (const search of ['መሥከረም', 'wednesday ምሽት', 'harvest መስከረም', 'meskerem', 'wendesday'])
      expect(await found(search)).toEqual(['3']);
    expect(await found('wednesday enkutatash')).toEqual([]);
  },
);

it.each([
  ['directories', 'directory-category'],
  ['resources', 'resource-category'],
  ['aboutEthiopiaItems', 'cultural-category'],
])(
  'the search through %s finds entries by the translated name of a category',
  async (list, kind) => {
    const values = { categoryName: 'ጋራዥ' };
    await api.services.prisma.translation.create({
      data: { kind, recordId: 2, language: 'AM', values, original: { categoryName: 'Garage' } },
    });
    const { data } = await admin.query(`{ list: ${list}(search: "ጋራዥ evening") { nodes { id } } }`);
    expect(data['list']).toEqual({ nodes: [{ id: '1' }] });
  },
);

it.each(['09 555 0142', '+64 9 5550142', '095550142', 'saturday bunacorner'])(
  'a directory entry is found by its telephone number, hours and website: %s',
  async (search) => {
    await api.services.prisma.directory.update({
      where: { id: 3 },
      data: {
        telephone: '(09) 555 0142',
        openingHours: 'Monday to Friday\nSaturday',
        website: 'https://bunacorner.example/',
      },
    });
    const { data } = await admin.query(
      'query ($search: String!) { directories(search: $search) { nodes { id } } }',
      { search },
    );
    expect(data['directories']).toEqual({ nodes: [{ id: '3' }] });
  },
);

it('finds an event by its day', async () => {
  const { data } = await admin.query(
    '{ events(period: ALL, search: "03-01-2027") { nodes { title } } }',
  );
  expect(data['events']).toEqual({ nodes: [{ title: 'Harvest' }] });
});

it('lists for visitors read no search texts', async () => {
  api.statements.length = 0;
  for (const [list, others, name] of lists) {
    await api.query(`{ ${list}(${others}first: 1) { nodes { ${name} } } }`);
  }
  expect(api.statements).toHaveLength(lists.length);
  expect(api.statements.join()).not.toContain('searchText');
});
