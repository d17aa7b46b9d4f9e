import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Api, startApi } from '../support/api.ts';
import { addDirectoryEntries, addEvent } from '../support/factories.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await addDirectoryEntries(api.services.prisma, 'Shops', ['A', 'B', 'C']);
  await addDirectoryEntries(api.services.prisma, 'Barbers', ['D']);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await api.reset();
});
afterAll(() => api.stop());

/** Asks twice: the first answer prepares the query, of which the second is made. */
async function askTwice(query: string, variables: Record<string, unknown> = {}) {
  const first = await api.query(query, variables);
  return { first, second: await api.query(query, variables) };
}

/** The answer to a query that was prepared, and to one of the same places that was not. */
async function preparedAndNot(query: string, variables: Record<string, unknown>, fail: () => void) {
  await api.query(query);
  fail();
  const prepared = await api.query(query, variables);
  fail();
  return { prepared, other: await api.query(`${query} # not prepared`, variables) };
}

const page = `query Page($first: Int = 2, $after: String) {
  directories(first: $first, after: $after) { nodes { id name } pageInfo { endCursor } } }`;

describe('a query that was answered before', () => {
  it.each([
    ['names of its own', '{ a: directories(first: 1) { n: nodes { name title: name } } }'],
    ['the names of types', '{ __typename directories { __typename nodes { __typename id } } }'],
    [
      'lists within lists',
      '{ directoryCategories { id entries { edges { cursor node { name } } } } }',
    ],
    ['pictures', '{ directories { nodes { image { url srcSet width height } description } } }'],
    [
      'fragments',
      `{ directories { ...All nodes { id } } } fragment All on DirectoryConnection
       { nodes { ... on Directory { name } ...More } pageInfo { hasNextPage } }
       fragment More on Directory { location ... { mapLink } }`,
    ],
    [
      'fragments on an interface',
      '{ directoryCategories { ...C } } fragment C on Category { id categoryName version }',
    ],
    ['what may be null', '{ directory(id: "0") { name } viewer { email } posts { nodes { id } } }'],
    ['values of an enumeration', '{ events(period: PAST) { nodes { id date } } }'],
    ['a name that all objects have', '{ __proto__: __typename posts { __proto__: __typename } }'],
    ['directives', '{ directories { nodes @skip(if: true) { id } pageInfo { endCursor } } }'],
    ['questions for the schema', '{ __type(name: "Event") { name } directories { nodes { id } } }'],
  ])('is answered the same with %s', async (_what, query) => {
    const { first, second } = await askTwice(query);
    expect(first.errors).toBeUndefined();
    expect(second).toEqual(first);
    expect(JSON.stringify(second)).toBe(JSON.stringify(first));
  });

  it('is answered with what has become of the content', async () => {
    const query = '{ events { nodes { title date } } }';
    expect((await askTwice(query)).second.data).toEqual({ events: { nodes: [] } });
    await addEvent(api.services.prisma, { title: 'Timket', date: new Date('2100-01-19') });
    const nodes = [{ title: 'Timket', date: '2100-01-19' }];
    expect((await api.query(query)).data).toEqual({ events: { nodes } });
  });

  it('takes other variables, and those that are left out', async () => {
    const { first } = await askTwice(page);
    const { endCursor: after } = (first.data['directories'] as { pageInfo: { endCursor: string } })
      .pageInfo;
    const next = await api.query(page, { after, first: 5 });
    const names = (next.data['directories'] as { nodes: { name: string }[] }).nodes;
    expect(names.map(({ name }) => name)).toEqual(['C', 'D']);
  });

  it.each([
    ['a page that is too large', page, { first: 1000 }],
    ['a variable of another type', page, { first: 'many' }],
    ['a null where there must be a number', page, { first: null }],
    ['a cursor of another list', page, { after: 'nonsense' }],
  ])('is refused as ever for %s', async (_what, query, variables) => {
    const { prepared, other } = await preparedAndNot(query, variables, () => undefined);
    expect(prepared.errors).toHaveLength(1);
    expect(prepared).toEqual(other);
  });

  it.each([
    ['all of the answer', '{ directoryCategories { categoryName } directories { nodes { id } } }'],
    ['a part of it', '{ directory(id: "1") { name } __typename }'],
  ])('tells as ever that reading fails, which takes %s', async (_what, query) => {
    const { prepared, other } = await preparedAndNot(query, {}, () => {
      const failure = new Error('a fault of our own');
      vi.spyOn(api.services, 'readRows').mockRejectedValueOnce(failure);
      vi.spyOn(api.services.prisma.directory, 'findUnique').mockRejectedValueOnce(failure);
    });
    expect(prepared.errors).toMatchObject([{ extensions: { code: 'INTERNAL_SERVER_ERROR' } }]);
    expect(prepared).toEqual(other);
  });

  it('asks a database that fails once only', async () => {
    const query = '{ directories { nodes { id } } }';
    await api.query(query);
    const reading = vi.spyOn(api.services, 'readRows').mockRejectedValue(new Error('gone'));
    expect((await api.query(query)).errors).toHaveLength(1);
    expect(reading).toHaveBeenCalledOnce();
  });

  it('tells as ever of a value that is not as the schema has it, deep in a list', async () => {
    const query = '{ directoryCategories { entries { nodes { name description } } } }';
    const { prepared, other } = await preparedAndNot(query, {}, () => {
      const nobody = { id: 1, name: null, description: ['fine', null] };
      vi.spyOn(api.services, 'readRows')
        .mockResolvedValueOnce([{ rows: [{ id: 1, categoryName: 'Shops' }] }])
        .mockResolvedValueOnce([{ category: 1, rows: [nobody] }]);
    });
    const path = ['directoryCategories', 0, 'entries', 'nodes', 0, 'name'];
    expect(prepared.errors).toMatchObject([{ path }]);
    expect(prepared).toEqual(other);
  });
});
