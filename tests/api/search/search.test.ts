import { parse } from 'graphql';
import { afterEach, describe, expect, it } from 'vitest';
import { contentKinds } from '../../../api/content/contentKinds.ts';
import { eraseDeletedRecords } from '../../../api/jobs.ts';
import { buildSchema } from '../../../api/graphql/schema.ts';
import { measure, requestLimits } from '../../../api/graphql/requestLimits.ts';
import type { Admin } from '../../support/api.ts';
import { useApi } from '../../support/useApi.ts';
import { addDirectoryEntries, addEvent } from '../../support/factories.ts';
import { run } from '../../support/globalPostgres.ts';
import { deleteRecordOf } from '../../support/records.ts';
import { marked, type Segment } from '../../support/foundWords.ts';

let admin: Admin;

const api = useApi({}, { CACHE_MB: '10' });
afterEach(() => api.reset());

interface Results {
  edges: {
    cursor: string;
    node: { __typename: string; id: string; version: number; path: string };
    title: Segment[];
    category: Segment[];
    excerpt: Segment[];
  }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  match: string;
  totalCount: number;
  isCut: boolean;
}

const document = `query ($query: String!, $first: Int! = 20, $after: String) {
  search(query: $query, first: $first, after: $after) {
    edges {
      cursor node { __typename id version path }
      title { text isMatch } category { text isMatch } excerpt { text isMatch }
    }
    pageInfo { hasNextPage endCursor } match totalCount isCut
  }
}`;

async function search(query: string, page: { first?: number; after?: string | null } = {}) {
  const data = await api.ask(document, { query, ...page });
  return data['search'] as Results;
}

const textOf = (segments: Segment[]) => segments.map(({ text }) => text).join('');

async function titles(query: string): Promise<string[]> {
  const { edges } = await search(query);
  return edges.map(({ title }) => textOf(title));
}

const addPost = (postTitle: string, postText = '') =>
  api.services.prisma.post.create({ data: { postTitle, postText } });

it('finds words on both sides of a NUL character', async () => {
  await addPost('Coffee morning');
  expect(await titles('coffee\0morning')).toEqual(['Coffee morning']);
  expect((await search('\0')).edges).toEqual([]);
});

it('finds words with invisible characters, and in any normal form', async () => {
  await addPost('Café morning');
  expect(await titles('cafe\u0301 mor\u200bn\u00ading')).toEqual(['Café morning']);
  expect((await search('\u200b\u202e')).edges).toEqual([]);
});

it('shows a record in the reader’s language, whichever text matches', async () => {
  const { id } = await addPost('The victory of ዐድዋ');
  const values = { postTitle: 'የዐድዋ ድል', postText: '', postLinkText: '' };
  const key = { kind: 'post', recordId: id, language: 'AM' as const };
  await api.services.prisma.translation.create({ data: { ...key, values, original: {} } });
  const { data } = await api.query(
    '{ search(query: "ዐድዋ", language: AM) { edges { language title { text } } totalCount } }',
  );
  expect(data['search']).toEqual({
    edges: [{ language: 'AM', title: [{ text: 'የዐድዋ' }, { text: ' ድል' }] }],
    totalCount: 1,
  });
});

describe('the order of results', () => {
  it('is title before text, then whole words before prefixes, then similar sounds', async () => {
    await addPost('ፋሲካ');
    await addPost('Spring', 'After Fasikawi comes summer.');
    await addPost('Summer', 'Fasika was in April.');
    await addPost('Fasikawi');
    await addPost('Fasika');
    expect(await titles('fasika')).toEqual(['Fasika', 'Fasikawi', 'Summer', 'Spring', 'ፋሲካ']);
  });

  it('is a title in the other script, and then a category, before texts', async () => {
    await addPost('Tea', 'Talk with doctors.');
    await addDirectoryEntries(api.services.prisma, 'Doctors', ['Selamawit and others']);
    await addPost('ዶክተር ዘውዱ');
    expect(await titles('doctor')).toEqual(['ዶክተር ዘውዱ', 'Selamawit and others', 'Tea']);
  });

  it('is exact spelling before folded spelling', async () => {
    await addPost('አለም');
    await addPost('ዓለም');
    await addPost('Café');
    await addPost('Cafe');
    expect(await titles('ዓለም')).toEqual(['ዓለም', 'አለም']);
    expect(await titles('አለም')).toEqual(['አለም', 'ዓለም']);
    expect(await titles('cafe')).toEqual(['Cafe', 'Café']);
    expect(await titles('café')).toEqual(['Café', 'Cafe']);
  });
});

describe('an approximate match', () => {
  it('with a typing error comes before a match of two consonants', async () => {
    await addPost('Bureau');
    await addPost('Barber', 'In Queen Street');
    expect(await titles('baber')).toEqual(['Barber', 'Bureau']);
    expect(await titles('biro')).toEqual(['Bureau']);
  });

  it('of more consonants comes before a typing error', async () => {
    await addPost('Ticket');
    await addPost('ጥምቀት');
    expect(await titles('timket')).toEqual(['ጥምቀት']);
  });

  it('of a title prefix comes before a match of a similar sound', async () => {
    await addPost('Harar');
    await addPost('Mulu Hairdresser');
    expect(await titles('hair cut')).toEqual(['Mulu Hairdresser', 'Harar']);
  });

  it('allows either of two consonants that Amharic exchanges', async () => {
    await addPost('ፀጉር ቤት');
    await addPost('ጠበል');
    expect(await titles('ጠጉር')).toEqual(['ፀጉር ቤት']);
    expect(await titles('ጠጉር ቤት')).toEqual(['ፀጉር ቤት']);
    expect(await titles('ፀበል')).toEqual(['ጠበል']);
    expect(await titles('ጸበል')).toEqual(['ጠበል']);
  });

  it('allows either spelling of a borrowed consonant', async () => {
    await addPost('የአበበ ጋራዥ');
    expect(await titles('ጋራጅ')).toEqual(['የአበበ ጋራዥ']);
    expect(await titles('ጋራዥ')).toEqual(['የአበበ ጋራዥ']);
  });
});

describe('if no record contains all words', () => {
  it('the search allows typing errors', async () => {
    await addPost('Meskel', 'A feast in Addis Ababa.');
    for (const typed of ['meskal', 'mekel', 'mesekl', 'meskell', 'addsi meskel', 'feats']) {
      const { edges, match } = await search(typed);
      expect([match, ...edges.map(({ title }) => textOf(title))]).toEqual(['ALL_WORDS', 'Meskel']);
    }
    // Too short, or two typing errors.
    await addPost('Tall fire');
    for (const typed of ['tii', 'hire a hall', 'xmeskq']) expect(await titles(typed)).toEqual([]);
    // The database would work for seconds on all typing errors of a longer one.
    const long = 'ghost'.repeat(8);
    await addPost(long);
    expect(await titles(`x${long.slice(1)}`)).toEqual([long]);
    expect(await titles(`x${long}`)).toEqual([]);
  });

  it('the search lists records with the most words first, and reports this', async () => {
    await addPost('Harvest', 'Songs and a dinner.');
    await addPost('Dinner');
    await addPost('Harvest dinner');
    const { edges, match, totalCount } = await search('harvest dinner tickets');
    expect(match).toBe('SOME_WORDS');
    expect(edges.map(({ title }) => textOf(title))).toEqual([
      'Harvest dinner',
      'Harvest',
      'Dinner',
    ]);
    expect(totalCount).toBe(3);
  });

  it('exact words come before typing errors and similar sounds', async () => {
    await addPost('A layer of cloth', 'Amharic patterns');
    await addPost('Lessons', 'She speaks Amharic.');
    await addPost('Amharic');
    const { edges, match } = await search('lawyer speaks amharic');
    expect(match).toBe('SOME_WORDS');
    expect(edges.map(({ title }) => textOf(title))).toEqual([
      'Amharic',
      'Lessons',
      'A layer of cloth',
    ]);
  });

  it('a search finds nothing if no record has any of its words', async () => {
    await addPost('Harvest');
    for (const query of ['zzz yyy', '', '  ', '!?', '%', "'", '\\', "a'b:*&|!()<->"]) {
      expect(await search(query)).toMatchObject({ edges: [], totalCount: 0, isCut: false });
    }
  });
});

it('finds a directory entry by its telephone number and by its opening hours', async () => {
  await addDirectoryEntries(api.services.prisma, 'Cafés', ['Buna', 'Jebena']);
  await api.services.prisma.directory.updateMany({
    where: { name: 'Buna' },
    data: { telephone: '09 555 0142', openingHours: 'Open on Saturday' },
  });
  expect(await titles('5550142')).toEqual([]);
  expect(await titles('555 0142')).toEqual(['Buna']);
  expect(await titles('saturday')).toEqual(['Buna']);
});

it('finds a telephone number with any grouping of its digits', async () => {
  await addDirectoryEntries(api.services.prisma, 'Cafés', ['Buna', 'Jebena']);
  await api.services.prisma.directory.updateMany({
    where: { name: 'Buna' },
    data: { telephone: '09 555 0142', openingHours: '9 to 17' },
  });
  await api.services.prisma.directory.updateMany({
    where: { name: 'Jebena' },
    data: { description: ['Text +64 (0)21 555-0177, or come by.'] },
  });
  const buna = ['095550142', '0955 50 142', '09-555-0142', '(09) 5550142', '+64 9 555 0142'];
  for (const typed of [...buna, '6495550142', '0064 9 5550142', '0955501']) {
    expect([typed, ...(await titles(typed))]).toEqual([typed, 'Buna']);
  }
  for (const typed of ['0215550177', '021 555 0177', '+64 21 555 0177']) {
    expect([typed, ...(await titles(typed))]).toEqual([typed, 'Jebena']);
  }
  expect(await titles('095550143')).toEqual([]);
});

it('marks the matches in the title, the category and the text', async () => {
  await addDirectoryEntries(api.services.prisma, 'Ethiopian Cafés', ['Buna ቡና']);
  const [result] = (await search('cafes about bun')).edges;
  expect(marked(result?.title ?? [])).toBe('[Buna] ቡና');
  expect(marked(result?.category ?? [])).toBe('Ethiopian [Cafés]');
  expect(marked(result?.excerpt ?? [])).toBe('Auckland · [About] [Buna] ቡና');
  expect(result?.node).toEqual({
    __typename: 'Directory',
    id: '1',
    version: 1,
    path: '/directory/1-buna',
  });
});

it('shows the part of a long text that contains the words', async () => {
  const filler = 'Lorem ipsum dolor sit amet. '.repeat(40);
  await addPost(
    'Long',
    `${filler}Come to the harvest. ${filler}The harvest dinner is here. ${filler}`,
  );
  const [result] = (await search('harvest dinner')).edges;
  const excerpt = marked(result?.excerpt ?? []);
  expect(excerpt).toContain('The [harvest] [dinner] is here.');
  expect(excerpt).toMatch(/^… .* …$/s);
  expect(excerpt.length).toBeLessThan(260);
});

it('finds numbers in both numeral systems', async () => {
  await addPost('Adwa', 'The victory of 1888');
  await addPost('ዓድዋ', 'የ፲፱፻ በዓል ፩');
  expect(await titles('፲፰፻፹፰')).toEqual(['Adwa']);
  expect(await titles('1900')).toEqual(['ዓድዋ']);
  expect(await titles('1')).toEqual(['ዓድዋ']);
  expect(await titles('፪')).toEqual([]);
});

it('begins an excerpt with the column that contains the words', async () => {
  await addEvent(api.services.prisma, {
    location: 'Town hall',
    description: 'Bring a dish for the harvest',
    time: '10:00 AM',
    endTime: '1:00 PM',
  });
  const [byText] = (await search('harvest')).edges;
  expect(textOf(byText?.excerpt ?? [])).toMatch(/^Town hall · Bring a dish for the harvest · /);
  await api.services.prisma.event.updateMany({
    data: { location: 'A hall with a name '.repeat(4) },
  });
  const [further] = (await search('harvest')).edges;
  expect(textOf(further?.excerpt ?? [])).toMatch(/^… Bring a dish for the harvest · /);
});

it('does not split a time in an excerpt', async () => {
  for (const filler of ['a', 'an', 'one', 'four', 'seven', 'twelve']) {
    const times = `${filler} 10:00 AM - 11:30 PM, `.repeat(12);
    const { id } = await addPost('A day', `${times}the harvest, ${times}`);
    const [result] = (await search('harvest')).edges;
    expect(textOf(result?.excerpt ?? [])).toMatch(
      /^… (?:\p{L}{3,}|an?|-|1\d:\d\d [AP]M).*(?:[AP]M,?|\p{L}{3,}|an?|-) …$/u,
    );
    expect(textOf(result?.excerpt ?? [])).not.toMatch(/^… (?:AM|PM|\d\d? )/);
    await api.services.prisma.post.delete({ where: { id } });
  }
});

it('removes the words of deleted records with their values', async () => {
  const words = async () => {
    const rows = await api.services.prisma.$queryRaw<{ word: string }[]>`
      SELECT word FROM "search-word" WHERE word IN ('zebrafish', 'harvest', 'dinner') ORDER BY word`;
    return rows.map(({ word }) => word);
  };
  const { id } = await addPost('The zebrafish dinner');
  await addPost('The harvest dinner');
  await api.services.prisma.post.delete({ where: { id } });
  await eraseDeletedRecords(api.services);
  expect(await words()).toEqual(['dinner', 'harvest', 'zebrafish']);
  const day = 24 * 60 * 60 * 1000;
  const now = () => new Date(Date.now() + 31 * day);
  await eraseDeletedRecords({ ...api.services, now });
  expect(await words()).toEqual(['dinner', 'harvest']);
});

it('finds the same results after the database has statistics about frequent words', async () => {
  const values = Array.from({ length: 300 }, (_, index) => `('Gathering ${String(index)}')`);
  await run(
    api.databaseUrl,
    `INSERT INTO post ("postTitle") VALUES ${values.join()}, ('Gathered')`,
  );
  const queries = [
    'gather',
    '42 gather',
    'gather gather',
    'gathring 42',
    'gatherimg',
    'x gatherimg',
  ];
  const found = () => Promise.all(queries.map((query) => search(query)));
  const before = await found();
  await run(api.databaseUrl, 'ANALYZE "search-entry"');
  const lookups = await api.services.prisma.$queryRaw`
    SELECT search_lookups(${['gather:* & 42', '(gather:* | x) & (a | 42:*)', 'gathered:*', 'gather:* | a']}::tsquery[])::text[]`;
  expect(lookups).toEqual([{ search_lookups: ["'42'", "'a' | '42':*", "'gathered':*", null] }]);
  expect(await found()).toEqual(before);
  expect(before.map(({ totalCount }) => totalCount)).toEqual([200, 1, 200, 200, 200, 200]);
  expect(await titles('42 gather')).toEqual(['Gathering 42']);
});

describe('pages', () => {
  it('continue each other, and end after 200 results', async () => {
    const values = Array.from({ length: 230 }, (_, index) => `('Gathering ${String(index)}')`);
    await run(api.databaseUrl, `INSERT INTO post ("postTitle") VALUES ${values.join()}`);
    const seen = new Set<string>();
    let after: string | null = null;
    do {
      const { edges, pageInfo, totalCount, isCut } = await search('gathering', {
        first: 90,
        after,
      });
      expect([totalCount, isCut]).toEqual([200, true]);
      for (const { node } of edges) seen.add(node.id);
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after);
    expect(seen.size).toBe(200);
  });

  it('after the last result are empty', async () => {
    await addPost('Gathering');
    const [edge] = (await search('gathering')).edges;
    expect(await search('gathering', { after: edge?.cursor ?? '' })).toMatchObject({
      edges: [],
      totalCount: 1,
    });
  });

  it.each([
    ['a query that is too long', { query: 'ሰ'.repeat(201) }],
    ['a page that is too long', { query: 'a', first: 101 }],
    ['no cursor', { query: 'a', after: 'x' }],
    ...[[0], [-1], [201], [1.5], ['1'], [1, 2], 1].map((key): [string, object] => [
      `the cursor ${JSON.stringify(key)}`,
      { query: 'a', after: Buffer.from(JSON.stringify(key)).toString('base64url') },
    ]),
  ])('are refused for %s', async (_what, variables) => {
    const { errors } = await api.query(document, { ...variables });
    expect(errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
  });
});

it('a query that is too long is refused without naming an argument of another operation', async () => {
  const { errors } = await api.query(document, { query: 'x'.repeat(201) });
  expect(errors?.[0]?.message).toBe('The text to search for may have at most 200 characters');
});

describe('a change is visible in the search at once', () => {
  it('through the API', async () => {
    admin = await api.signInAdmin();
    const input = {
      title: 'Helpline',
      description: 'Call us.',
      link: 'https://example.org/',
      categoryId: '1',
    };
    await admin.query(
      'mutation { createResourceCategory(input: { categoryName: "Advice" }) { id } }',
    );
    await admin.query(
      'mutation ($input: ResourceInput!) { createResource(input: $input) { id } }',
      { input },
    );
    expect(await titles('helpline advice')).toEqual(['Helpline']);
    await admin.query(
      'mutation ($input: ResourceInput!) { updateResource(id: "1", version: 1, input: $input) { id } }',
      { input: { ...input, title: 'Hotline' } },
    );
    expect(await titles('helpline')).toEqual([]);
    expect(await titles('hotline advice')).toEqual(['Hotline']);
    await admin.query(
      'mutation { updateResourceCategory(id: "1", version: 1, input: { categoryName: "Guidance" }) { id } }',
    );
    expect((await search('advice')).totalCount).toBe(0);
    expect(await titles('guidance')).toEqual(['Hotline']);
    await deleteRecordOf(admin, 'Resource', 1);
    expect(await titles('hotline')).toEqual([]);
  });

  it('by plain SQL that deletes all rows', async () => {
    await addEvent(api.services.prisma, { title: 'Timket' });
    await addPost('Timket');
    await run(api.databaseUrl, 'TRUNCATE event');
    expect((await search('timket')).edges.map(({ node }) => node.__typename)).toEqual(['Post']);
  });
});

it('finds every kind of content', async () => {
  const { prisma } = api.services;
  const tables = await prisma.$queryRaw<{ name: string }[]>`
    SELECT relname::text AS name FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
    WHERE tgname = 'search_entry' ORDER BY name`;
  expect(tables.map(({ name }) => name).sort()).toEqual(
    contentKinds.map(({ name }) => name).sort(),
  );
});

it('finds no private data', async () => {
  admin = await api.signInAdmin('secret@example.org');
  const person = {
    name: 'Secret Person',
    dob: new Date(0),
    address: 'Secret',
    contactNumber: '1',
    date: new Date(0),
  };
  const { prisma } = api.services;
  await prisma.member.create({ data: person });
  await prisma.membershipApplication.create({
    data: {
      ...person,
      agreementText: 'Secret',
      agreementLanguage: 'en',
      agreedAt: new Date(0),
      digest: '1',
    },
  });
  await prisma.inquiry.create({
    data: {
      name: 'Secret',
      title: 'Secret',
      email: 'secret@example.org',
      message: 'Secret',
      digest: '1',
    },
  });
  expect((await search('secret')).totalCount).toBe(0);
  expect(await prisma.searchWord.count()).toBe(0);
});

it('is not cached, and is limited by its cost', async () => {
  await addPost('Harvest');
  await search('harvest');
  expect(api.services.cache.size.responses).toBe(0);
  const schema = buildSchema();
  const searches = (count: number) =>
    `{ ${Array.from({ length: count }, (_, n) => `s${String(n)}: search(query: "a") { totalCount }`).join(' ')} }`;
  expect(measure(schema, parse(searches(4))).cost).toBeLessThan(requestLimits.cost);
  expect(measure(schema, parse(searches(5))).cost).toBeGreaterThan(requestLimits.cost);
});

it('accepts words that are names in JavaScript', async () => {
  const data = await api.ask('{ search(query: "constructor") { totalCount } }');
  expect(data['search']).toEqual({ totalCount: 0 });
});

it('accepts words of any length', async () => {
  const word = 'ሰላም'.repeat(3_000);
  await addPost('Long', `${word} harvest`);
  expect(await titles('harvest')).toEqual(['Long']);
  expect(await titles('ሰላም'.repeat(60))).toEqual(['Long']);
});
