import { beforeAll, describe, expect, it } from 'vitest';
import { foldText } from '../../client/admin/foldText.ts';
import type { Admin } from '../support/api.ts';
import { useApi } from '../support/useApi.ts';
import { run } from '../support/globalPostgres.ts';

let admin: Admin;

const people = [
  // name, day of birth, email address, telephone number
  ['ዮሐንስ ኃይለ ሥላሴ', '1975-02-03', '', '027 456 7890'],
  ['Abebe  Bekele Wolde', '1980-12-31', 'abebe@example.org', '+64 21 555 0100'],
  ['ገብረ ማርያም ዓለሙ', '1990-01-01', '', '(09) 555 1234'],
  ['ወልደገብርኤል ጸጋዬ', '1962-01-01', '', '+251 91 123 4567'],
  ['Moana O’Brien Tahatū', '2001-01-01', 'm.o-brien@example.org', '021-555-2001'],
  ['Hailu Tadesse', '1955-06-01', '', '021 900 900'],
] as const;

const api = useApi();
beforeAll(async () => {
  admin = await api.signInAdmin();
  // By plain SQL, as an import or a restored backup writes them.
  const rows = people.map(
    ([name, dob, email, phone]) =>
      `('${name}', '${dob}', '${email}', '1 Example Street', '${phone}', '2026-11-21')`,
  );
  await run(
    api.databaseUrl,
    `INSERT INTO members (name, dob, email, address, "contactNumber", date) VALUES ${rows.join()}`,
  );
});

async function found(search: string, order = 'OLDEST'): Promise<string[]> {
  const { data } = await admin.query(
    `query ($search: String!, $order: MemberOrder!) {
      members(search: $search, order: $order) { nodes { id } } }`,
    { search, order },
  );
  return (data['members'] as { nodes: { id: string }[] }).nodes.map(({ id }) => id);
}

describe('the search through members', () => {
  it.each([
    ['all', '', people.length],
    ['those found', 'abebe bekele', 1],
    ['those found in spite of a typing error', 'abebe bekelle', 1],
  ])('counts %s, and not only the members of a page', async (_which, search, count) => {
    const { data } = await admin.query(
      'query ($search: String!) { members(search: $search, first: 1) { totalCount } }',
      { search },
    );
    expect(data['members']).toEqual({ totalCount: count });
  });

  it.each([
    ['a homophone', 'ዮሀንስ', '1'],
    ['homophones of other vowels', 'ሓይለ ስላሤ', '1'],
    ['a gemination mark', 'ዮሐ፟ንስ', '1'],
    ['Ethiopic punctuation', 'ዮሐንስ፡ኃይለ፡ሥላሴ።', '1'],
    ['words in another order', 'wolde abebe', '2'],
    ['single spaces for doubled ones', 'abebe bekele', '2'],
    ['doubled spaces for single ones', ' bekele   wolde ', '2'],
    ['names written together', 'ገብረማርያም', '3'],
    ['names written apart', 'ወልደ ገብርኤል', '4'],
    ['a country’s code', '+64 27 456 7890', '1'],
    ['a country’s code and 0', '+64 (0)27-456-7890', '1'],
    ['the same without brackets', '+64027 456 7890', '1'],
    ['a country’s code without spaces', '+64274567890', '1'],
    ['0064', '0064274567890', '1'],
    ['0 for a country’s code', '021 555 0100', '2'],
    ['0 without spaces', '0215550100', '2'],
    ['a part of a number', '555 1234', '3'],
    ['a number of another country', '+251911234567', '4'],
    ['no macron', 'tahatu', '5'],
    ['another apostrophe', "o'brien", '5'],
    ['no apostrophe', 'OBrien', '5'],
    ['a number and a name', 'moana 2001', '5'],
    ['an email address', 'M.O-Brien@example.org', '5'],
    ['a year of birth', '1962', '4'],
    ['the number of a member', 'M3', '3'],
    ['the number of a member with a space', 'm 6', '6'],
    ['the number of a member and the name', 'M2 Abebe', '2'],
    ['Latin letters', 'yohannes hailesilassie', '1'],
    ['Latin letters for names apart', 'Gebremariam', '3'],
    ['Latin letters for names together', 'Wolde Gebriel', '4'],
    ['another spelling', 'Haylu Taddese', '6'],
    ['Ethiopic letters', 'አበበ በቀለ', '2'],
    ['a wrong letter', 'hailu tadezse', '6'],
    ['swapped letters in another word', 'tadesse hialu', '6'],
    ['a missing letter', 'moana tahtu', '5'],
    ['one letter too many', 'bekelle wolde', '2'],
  ])('finds by %s: %s', async (_what, search, id) => {
    expect(await found(search)).toEqual([id]);
  });

  it.each([
    'abebe tadesse',
    'abebe 1990',
    'moana haylu',
    'zzz',
    '1963',
    '027 999',
    'ሰላም',
    'M90',
    'M2 Hailu',
  ])('does not find %s', async (search) => {
    expect(await found(search)).toEqual([]);
  });

  it.each(['', '  ', '…!', '%', '_'])(
    'lists all members for %j, which contains no word',
    async (search) => {
      expect(await found(search)).toHaveLength(people.length);
    },
  );

  it('lists whole words before parts of words, and similar sounds last', async () => {
    await run(
      api.databaseUrl,
      `INSERT INTO members (name, dob, address, "contactNumber", date) VALUES
        ('አልማዝ', '1970-01-01', '', '1', '2026-11-21'), ('Almazina', '1970-01-01', '', '1', '2026-11-21'),
        ('Almaz', '1970-01-01', '', '1', '2026-11-21')`,
    );
    expect(await found('almaz')).toEqual(['9', '8', '7']);
    expect(await found('አልማዝ', 'NEWEST')).toEqual(['7', '9', '8']);
    // A member's number before a telephone number that contains it.
    expect((await found('9')).slice(0, 1)).toEqual(['9']);
    await run(api.databaseUrl, `UPDATE members SET name = 'Zewdu Mamo' WHERE id = 7`);
    expect([await found('M8'), await found('m 12')]).toEqual([['8'], []]);
    await run(api.databaseUrl, `UPDATE members SET name = 'አልማዝ' WHERE id = 7`);
  });

  it('returns pages in every order', async () => {
    const whole = await found('');
    for (const order of [
      'NEWEST',
      'OLDEST',
      'NAME',
      'NAME_DESCENDING',
      'DATE',
      'DATE_DESCENDING',
    ]) {
      for (const [search, expected] of [
        ['', whole],
        ['almaz', ['7', '8', '9']],
      ] as const) {
        const ids: string[] = [];
        let after: string | null = null;
        do {
          const { data } = await admin.query(
            `query ($search: String!, $order: MemberOrder!, $after: String) {
              members(first: 2, search: $search, order: $order, after: $after) {
                nodes { id } pageInfo { hasNextPage endCursor } } }`,
            { search, order, after },
          );
          const page = data['members'] as {
            nodes: { id: string }[];
            pageInfo: { hasNextPage: boolean; endCursor: string };
          };
          ids.push(...page.nodes.map(({ id }) => id));
          after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
        } while (after !== null);
        expect(ids).toEqual(await found(search, order));
        expect([...ids].sort()).toEqual([...expected].sort());
      }
    }
  });

  it.each([
    ['a cursor of a list that was not searched', { search: 'almaz', after: 'WzFd' }],
    ['a search that is too long', { search: 'ሰ'.repeat(201), after: null }],
  ])('refuses %s', async (_what, variables) => {
    const { errors } = await admin.query(
      'query ($search: String!, $after: String) { members(search: $search, after: $after) { nodes { id } } }',
      variables,
    );
    expect(errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
  });
});

it.each(['x', 'ﬃ', 'ሀ'])('accepts a word of 200 letters %s', async (letter) => {
  expect(await found(letter.repeat(200))).toEqual([]);
});

it('finds the same without pg_trgm', async () => {
  const before = await found('ዮሀንስ');
  await run(api.databaseUrl, 'DROP EXTENSION pg_trgm CASCADE');
  expect(await found('ዮሀንስ')).toEqual(before);
  expect(await found('yohannes')).toEqual(before);
});

it('treats two letters as equal only if the filters in the browser do', async () => {
  const [from, to] = [0x1200, 0x139f];
  const letters = Array.from({ length: to - from + 1 }, (_, index) =>
    String.fromCharCode(from + index),
  ).filter((letter) => /\p{L}/u.test(letter));
  const folded = await api.services.prisma.$queryRaw<{ letter: string; folded: string }[]>`
    SELECT letter, search_fold(letter) AS folded FROM unnest(${letters}::text[]) AS letter`;
  expect(folded).toHaveLength(letters.length);
  expect(folded.map(({ letter }) => foldText(letter))).toEqual(
    folded.map((each) => foldText(each.folded)),
  );
});

it('lists further matches in the same order after the counted ones, best matches first', async () => {
  // Every second one has the word only as a part of a longer one, and the last one only by its sound.
  await run(
    api.databaseUrl,
    `INSERT INTO members (name, dob, address, "contactNumber", date)
     SELECT CASE WHEN n = 1050 THEN 'ሰላም' WHEN n % 2 = 0 THEN 'Selamawit' ELSE 'Selam' END || ' ' || n,
       '1990-01-01', 'Auckland', '021 ' || n, '2020-01-01'
     FROM generate_series(1, 1050) AS n`,
  );
  const names: string[] = [];
  let after: string | null = null;
  do {
    const { data } = await admin.query(
      `query ($after: String) { members(search: "selam", order: OLDEST, first: 100, after: $after) {
        nodes { name } totalCount pageInfo { endCursor hasNextPage } } }`,
      { after },
    );
    const page = data['members'] as {
      nodes: { name: string }[];
      totalCount: number;
      pageInfo: { endCursor: string; hasNextPage: boolean };
    };
    expect(page.totalCount).toBe(1_001);
    names.push(...page.nodes.map(({ name }) => name));
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after);
  const numbers = Array.from({ length: 1_049 }, (_, index) => index + 1);
  expect(names).toEqual([
    ...numbers.filter((n) => n % 2 === 1).map((n) => `Selam ${String(n)}`),
    ...numbers.filter((n) => n % 2 === 0).map((n) => `Selamawit ${String(n)}`),
    'ሰላም 1050',
  ]);
});
