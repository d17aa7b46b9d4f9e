import { beforeEach, describe, expect, it } from 'vitest';
import { useApi } from '../support/useApi.ts';
import { addDirectoryEntries } from '../support/factories.ts';
import { run } from '../support/globalPostgres.ts';

const api = useApi();
beforeEach(() => api.reset());

interface Page {
  nodes: { name: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
}

/** The names in a list, read in pages of two. */
async function readAll(read: (after: string | null) => Promise<Page>): Promise<string[]> {
  const names: string[] = [];
  let after: string | null = null;
  do {
    const page: Page = await read(after);
    names.push(...page.nodes.map(({ name }) => name));
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null);
  return names;
}

const page = '{ nodes { name } pageInfo { hasNextPage endCursor } }';

const inCategory = (id: number) => async (after: string | null) => {
  const { data } = await api.query(
    `query ($id: ID!, $after: String) {
      directoryCategory(id: $id) { entries(first: 2, after: $after) ${page} } }`,
    { id: String(id), after },
  );
  return (data['directoryCategory'] as { entries: Page }).entries;
};

const ofCategory = (id: number) => async (after: string | null) => {
  const { data } = await api.query(
    `query ($id: ID!, $after: String) { directories(categoryId: $id, first: 2, after: $after) ${page} }`,
    { id: String(id), after },
  );
  return data['directories'] as Page;
};

describe('the entries of a category', () => {
  const ordered = ['Āddis', 'adey', 'Buna', 'buna', 'Zewditu', 'ሀበሻ', 'ሐዋሳ', 'ቡና'];

  it.each([
    ['of its own', inCategory],
    ['of the list of entries', ofCategory],
  ])('are in the order of their names, Latin and Ethiopic, page by page: %s', async (_, reader) => {
    const names = ['ቡና', 'Zewditu', 'ሀበሻ', 'Buna', 'adey', 'ሐዋሳ', 'Āddis', 'buna'];
    const { id } = await addDirectoryEntries(api.services.prisma, 'Cafés', names);
    await addDirectoryEntries(api.services.prisma, 'Others', ['Aaa']);
    expect(await readAll(reader(id))).toEqual(ordered);
  });

  it('link to each other in that order', async () => {
    await addDirectoryEntries(api.services.prisma, 'Cafés', ['Zewditu', 'ቡና', 'adey']);
    const { data } = await api.query(
      '{ recordPage(kind: DIRECTORY, id: "1") { previous { title } next { title } } }',
    );
    expect(data['recordPage']).toEqual({ previous: { title: 'adey' }, next: { title: 'ቡና' } });
  });

  it('are read with an index, whatever their number', async () => {
    const { id } = await addDirectoryEntries(api.services.prisma, 'Cafés', []);
    await run(
      api.databaseUrl,
      `INSERT INTO directory (name, location, description, "mapLink", "imageUrl", "imagePath",
          "categoryId", "socialMediaPlatforms", "socialMediaPlatformLinks")
        SELECT 'Café ' || i, 'Here', '{}', '', '', '', ${String(id)}, '{}', '{}'
        FROM generate_series(1, 5000) AS i;
      ANALYZE directory`,
    );
    api.statements.length = 0;
    await ofCategory(id)(null);
    const [statement = ''] = api.statements.filter((sql) => sql.includes('FROM "directory"'));
    const plan = await api.services.prisma.$queryRawUnsafe(`EXPLAIN (GENERIC_PLAN) ${statement}`);
    expect(JSON.stringify(plan)).toContain('directory_categoryId_sortName_id_idx');
    expect(JSON.stringify(plan)).not.toContain('Sort');
  });
});

describe('a search within the directory', () => {
  const search = async (query: string, categoryId: number | null = null) => {
    const { data, errors } = await api.query(
      `query ($query: String!, $categoryId: ID) {
        search(query: $query, kind: DIRECTORY, categoryId: $categoryId) {
          totalCount nodes { ... on Directory { name } } } }`,
      { query, categoryId },
    );
    expect(errors).toBeUndefined();
    const { nodes } = data['search'] as { nodes: { name: string }[] };
    return nodes.map(({ name }) => name).sort();
  };

  beforeEach(async () => {
    const { prisma } = api.services;
    await addDirectoryEntries(prisma, 'Cafés', ['Buna House', 'እንቁጣጣሽ ቡና']);
    await addDirectoryEntries(prisma, 'Shops', ['Buna Shop', 'Enkutatash Spices']);
    await prisma.post.create({ data: { postTitle: 'Buna for all' } });
  });

  it('finds no other kind', async () => {
    expect(await search('buna')).toEqual(['Buna House', 'Buna Shop', 'እንቁጣጣሽ ቡና']);
  });

  it('finds only entries of the category, with homophones, Latin letters and typing errors', async () => {
    expect(await search('buna', 2)).toEqual(['Buna Shop']);
    expect(await search('enkutatash', 1)).toEqual(['እንቁጣጣሽ ቡና']);
    expect(await search('እንቍጣጣሽ', 1)).toEqual(['እንቁጣጣሽ ቡና']);
    expect(await search('Spicse', 2)).toEqual(['Enkutatash Spices']);
    expect(await search('Spicse', 1)).toEqual([]);
    expect(await search('buna', 99)).toEqual([]);
  });

  it('finds a moved entry only in its new category', async () => {
    await api.services.prisma.directory.update({ where: { id: 1 }, data: { categoryId: 2 } });
    expect(await search('house', 1)).toEqual([]);
    expect(await search('house', 2)).toEqual(['Buna House']);
  });

  it('does not match the names of kinds', async () => {
    expect(await search('directory')).toEqual([]);
    expect(await search('#directory')).toEqual([]);
    expect(await search('direktory')).toEqual([]);
  });

  it('is refused for the category of another kind', async () => {
    const { errors } = await api.query('{ search(query: "buna", categoryId: "1") { totalCount } }');
    expect(errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
  });
});
