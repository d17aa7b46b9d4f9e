import { describe, expect, it } from 'vitest';
import { dayToDate } from '../../api/scalars.ts';
import { useApi } from '../support/useApi.ts';
import { addDirectoryEntries, addEvent } from '../support/factories.ts';

// In Auckland the next day has begun, but not in most of the world.
const api = useApi({ now: () => new Date('2027-03-01T12:30:00Z') });

describe('events', () => {
  it('are listed if they are upcoming, soonest first, by the day in Auckland', async () => {
    const { prisma } = api.services;
    await addEvent(prisma, { title: 'yesterday', date: dayToDate('2027-03-01') });
    await addEvent(prisma, { title: 'later', date: dayToDate('2027-05-01') });
    await addEvent(prisma, { title: 'today', date: dayToDate('2027-03-02') });
    const { data } = await api.query('{ events { nodes { title date } } }');
    expect(data).toEqual({
      events: {
        nodes: [
          { title: 'today', date: '2027-03-02' },
          { title: 'later', date: '2027-05-01' },
        ],
      },
    });
    const past = await api.query('{ events(period: PAST) { nodes { title } } }');
    expect(past.data).toEqual({ events: { nodes: [{ title: 'yesterday' }] } });
    const all = await api.query('{ events(period: ALL) { nodes { title } } }');
    expect(all.data).toEqual({
      events: { nodes: [{ title: 'later' }, { title: 'today' }, { title: 'yesterday' }] },
    });
  });

  it('are upcoming until their last day in Auckland ends', async () => {
    const { prisma } = api.services;
    await prisma.event.deleteMany();
    const date = dayToDate('2027-02-27');
    await addEvent(prisma, { title: 'over', date, endDate: dayToDate('2027-03-01') });
    await addEvent(prisma, { title: 'on', date, endDate: dayToDate('2027-03-02') });
    await addEvent(prisma, { title: 'tomorrow', date: dayToDate('2027-03-03') });
    const { data } = await api.query(`{
      upcoming: events { nodes { title endDate } }
      past: events(period: PAST) { nodes { title endDate } }
    }`);
    expect(data).toEqual({
      upcoming: {
        nodes: [
          { title: 'on', endDate: '2027-03-02' },
          { title: 'tomorrow', endDate: null },
        ],
      },
      past: { nodes: [{ title: 'over', endDate: '2027-03-01' }] },
    });
  });

  it('are returned page by page, even if several are on one day', async () => {
    const { prisma } = api.services;
    await prisma.event.deleteMany();
    for (const title of ['a', 'b', 'c']) {
      await addEvent(prisma, { title, date: dayToDate('2027-04-01') });
    }
    const query = `query ($after: String) {
      events(first: 2, after: $after) {
        nodes { title }
        pageInfo { hasNextPage hasPreviousPage endCursor }
      }
    }`;
    const first = await api.query(query);
    expect(first.data).toMatchObject({
      events: {
        nodes: [{ title: 'a' }, { title: 'b' }],
        pageInfo: { hasNextPage: true, hasPreviousPage: false },
      },
    });
    const { pageInfo } = first.data['events'] as { pageInfo: { endCursor: string } };
    const second = await api.query(query, { after: pageInfo.endCursor });
    expect(second.data).toMatchObject({
      events: { nodes: [{ title: 'c' }], pageInfo: { hasNextPage: false, hasPreviousPage: true } },
    });
  });
});

describe('bad arguments', () => {
  it.each([
    ['{ events(first: 0) { nodes { id } } }', 'first must be from 1 to 100'],
    ['{ events(first: 101) { nodes { id } } }', 'first must be from 1 to 100'],
    ['{ events(after: "nonsense") { nodes { id } } }', 'after is not a cursor of this list'],
    ['{ events(after: "WzFd") { nodes { id } } }', 'after is not a cursor of this list'],
    ['{ posts(after: "WyIxIl0") { nodes { id } } }', 'after is not a cursor of this list'],
  ])('%s is refused with a reason', async (query, message) => {
    const { errors } = await api.query(query);
    expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  it('an id that cannot exist finds nothing', async () => {
    for (const id of ['0', '-1', '99999999999', 'x', '1.5', '2147483648']) {
      const data = await api.ask('query ($id: ID!) { event(id: $id) { id } }', {
        id,
      });
      expect(data).toEqual({ event: null });
    }
  });
});

describe('grouped entries', () => {
  const query = `{
    directoryCategories {
      categoryName
      entries(first: 2) { nodes { name image { url srcSet } } pageInfo { hasNextPage endCursor } }
    }
  }`;

  it('are in order, and each category has its own first page', async () => {
    const { prisma } = api.services;
    await addDirectoryEntries(prisma, 'Cafes', ['c1', 'c2', 'c3']);
    await addDirectoryEntries(prisma, 'Tailors', ['t1']);
    const { data } = await api.query(query);
    expect(data).toMatchObject({
      directoryCategories: [
        {
          categoryName: 'Cafes',
          entries: { nodes: [{ name: 'c1' }, { name: 'c2' }], pageInfo: { hasNextPage: true } },
        },
        {
          categoryName: 'Tailors',
          entries: { nodes: [{ name: 't1' }], pageInfo: { hasNextPage: false } },
        },
      ],
    });
  });

  it('take two statements, whatever the number of categories', async () => {
    const { prisma } = api.services;
    for (let index = 0; index < 10; index++) {
      await addDirectoryEntries(prisma, `More ${String(index)}`, ['x', 'y']);
    }
    api.statements.length = 0;
    await api.ask(query);
    expect(api.statements).toHaveLength(2);
  });
});

it.each([
  ['a name that no operation has', { query: '{ today }', operationName: 'Wrong' }],
  [
    'a condition of a field that is selected twice',
    {
      query: `query ($yes: Boolean!) { posts {
        pageInfo { hasNextPage @skip(if: $yes) hasPreviousPage }
        pageInfo @skip(if: $yes) { ... { hasNextPage } }
      } }`,
      variables: { yes: true },
    },
  ],
  [
    'a variable with the name of a property',
    {
      query: 'query ($__proto__: Int) { posts(first: $__proto__) { nodes { id } } }',
      variables: JSON.parse('{ "__proto__": 1 }') as object,
    },
  ],
])('%s applies each time that the query is sent', async (_what, body) => {
  await api.services.prisma.post.createMany({
    data: ['One', 'Two'].map((postTitle) => ({ postTitle, postText: 'x' })),
  });
  const texts = [];
  for (let count = 0; count < 6; count++) {
    const response = await fetch(`${api.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    texts.push(await response.text());
  }
  expect(new Set(texts).size).toBe(1);
});

describe('an internal failure', () => {
  it('is reported without details', async () => {
    await api.services.prisma.$executeRawUnsafe('ALTER TABLE "post" RENAME TO "gone"');
    try {
      const { errors } = await api.query('{ posts { nodes { id } } }');
      expect(errors).toMatchObject([
        {
          message: 'Something went wrong on our side. Please try again in a little while.',
          extensions: { code: 'INTERNAL_SERVER_ERROR' },
        },
      ]);
      expect(JSON.stringify(errors)).not.toMatch(/gone|select|prisma|stack/i);
    } finally {
      await api.services.prisma.$executeRawUnsafe('ALTER TABLE "gone" RENAME TO "post"');
    }
  });
});
