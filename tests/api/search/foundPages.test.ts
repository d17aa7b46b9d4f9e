import { afterEach, expect, it } from 'vitest';
import type { Admin } from '../../support/api.ts';
import { useApi } from '../../support/useApi.ts';
import { marked, type Segment } from '../../support/foundWords.ts';

const present = new Date('2026-11-26T00:00:00Z');
const environment = {
  BANK_ACCOUNT_NAME: 'Ethiopian Community',
  BANK_NAME: 'ASB',
  BANK_ACCOUNT_NUMBER: '12-3456-0789012-00',
};

const api = useApi({ now: () => present }, { ...environment, CACHE_MB: '10' });
afterEach(() => api.reset());

interface FoundPage {
  path: string;
  title: string;
  excerpt: string;
  day: string | null;
}

/** The pages that are found, with the marked words in brackets. */
async function find(query: string, more: Record<string, unknown> = {}): Promise<FoundPage[]> {
  const data = await api.ask(
    `query ($query: String!, $language: Language, $kind: ContentKind, $after: String) {
      search(query: $query, first: 1, language: $language, kind: $kind, after: $after) {
        pages { path title { text isMatch } excerpt { text isMatch } day }
        pageInfo { endCursor }
        totalCount
      }
    }`,
    { query, ...more },
  );
  const { pages } = data['search'] as {
    pages: { path: string; title: Segment[]; excerpt: Segment[]; day: string | null }[];
  };
  return pages.map(({ path, title, excerpt, day }) => ({
    path,
    title: marked(title),
    excerpt: marked(excerpt),
    day,
  }));
}

const paths = async (query: string) => (await find(query)).map(({ path }) => path);

it('finds a page by its title, its other words and its text, in both languages', async () => {
  expect(await find('privac')).toMatchObject([{ path: '/privacy', title: '[Privacy]' }]);
  expect(await find('donation', { language: 'AM' })).toMatchObject([
    { path: '/support-us', title: 'ይደግፉን' },
  ]);
  expect(await find('workshops')).toMatchObject([
    { path: '/about', excerpt: expect.stringContaining('cultural [workshops]') as string },
  ]);
  expect(await paths('privcay')).toEqual(['/privacy']);
});

it('does not find messages for an empty state', async () => {
  expect(await paths('noted for this month')).not.toContain('/calendar');
  expect((await find('latest from our community'))[0]?.excerpt).not.toContain('no posts yet');
});

it('shows the values of settings beside their labels', async () => {
  const [page] = await find('account number');
  expect(page).toMatchObject({ path: '/support-us' });
  expect(page?.excerpt).toContain('[Account] [number]: 12-3456-0789012-00');
  expect(await paths('12-3456-0789012-00')).toEqual(['/support-us']);
});

const update = (admin: Admin, id: string, texts: string[]) =>
  admin.query(
    `mutation ($id: ID!, $texts: [String!]!) {
      updateInterfaceText(id: $id, version: 0, texts: $texts) { id } }`,
    { id, texts },
  );

const addOfficer = (admin: Admin, name: string, from: string) =>
  admin.query(`mutation ($input: OfficerInput!) { createOfficer(input: $input) { id } }`, {
    input: { office: 'PRESIDENT', name, from },
  });

it('follows changes of texts and officers at once', async () => {
  expect(await find('Almaz')).toEqual([]);
  const admin = await api.signInAdmin();
  await addOfficer(admin, 'Almaz Bekele', '2026-01-01');
  await addOfficer(admin, 'Dawit Tessema', '2027-01-01');
  expect(await find('almaz bekele')).toMatchObject([
    { path: '/about', excerpt: expect.stringContaining('President: [Almaz] [Bekele]') as string },
  ]);
  // No reader may see this yet.
  expect(await find('Tessema')).toEqual([]);

  await update(admin, 'EN.searchWords.pages.privacy', ['secrets']);
  expect(await paths('secrets')).toEqual(['/privacy']);
});

it.each([
  ['when is easter', '/calendar/ethiopian-2019-08', 'Fasika (Easter)', '2027-05-02'],
  ['ፋሲካ መቼ ነው?', '/calendar/ethiopian-2019-08', 'Fasika (Easter)', '2027-05-02'],
  ['ፋሲካ መቼነው', '/calendar/ethiopian-2019-08', 'Fasika (Easter)', '2027-05-02'],
  ['fasika mechenew', '/calendar/ethiopian-2019-08', 'Fasika (Easter)', '2027-05-02'],
  ['ፋሲካ መች ነው', '/calendar/ethiopian-2019-08', 'Fasika (Easter)', '2027-05-02'],
  ['fasika meche new', '/calendar/ethiopian-2019-08', 'Fasika (Easter)', '2027-05-02'],
  ['mechie naw gena?', '/calendar/ethiopian-2019-04', 'Genna (Christmas)', '2027-01-07'],
  [
    'በዓል መቼ ነው',
    '/calendar/ethiopian-2019-03',
    'Nations, Nationalities and Peoples’ Day',
    '2026-12-08',
  ],
  [
    'next holiday',
    '/calendar/ethiopian-2019-03',
    'Nations, Nationalities and Peoples’ Day',
    '2026-12-08',
  ],
  ['Easter 2030', '/calendar/ethiopian-2022-08', 'Fasika (Easter)', '2030-04-28'],
  ['enkutatash 2019', '/calendar/ethiopian-2019-01', 'Enkutatash (New Year)', '2026-09-11'],
  ['eid', '/calendar/ethiopian-2019-06', 'Eid al-Fitr (expected)', '2027-03-09'],
])('answers a question for a feast with its day: %s', async (query, path, title, day) => {
  const [answer] = await find(query);
  expect(answer).toEqual({ path, title, excerpt: '', day });
});

it('finds pages whose whole name is among the words, the longest name first', async () => {
  expect(await paths('phone number president nonsense')).toEqual(['/contact-us', '/about']);
  expect(await paths('calendar nonsense')).toEqual(['/calendar']);
  expect(await paths('Ethiopian nonsense')).toEqual([]);
  expect(await paths('president telephone')).toEqual(['/about', '/contact-us']);
  expect(await paths('presidant telephone')).toEqual(['/about', '/contact-us']);
  expect(await paths('presidentu silk')).toEqual(['/about']);
});

it('finds the current death notices by words for a death, in both languages', async () => {
  expect(await paths('funeral')).toEqual([]);
  const notice = { contactName: 'Abebe', contactTelephone: '', text: '', publishedAt: present };
  await api.services.prisma.deathNotice.createMany({
    data: [
      { ...notice, name: 'Tsige', funeralDay: new Date('2026-11-28') },
      { ...notice, name: 'Kebede', funeralDay: new Date('2026-11-20') },
    ],
  });
  api.services.cache.invalidate();
  const title = expect.stringContaining('Tsige') as string;
  for (const query of ['funeral', 'obituaries', 'ዜና እረፍት', 'ለቅሶ'])
    expect(await find(query)).toMatchObject([{ path: '/death-notices/1-tsige', title }]);
});

it('finds no feast by a part of its name', async () => {
  const found = [...(await find('new')), ...(await find('great')), ...(await find('day'))];
  expect(found.filter(({ day }) => day !== null)).toEqual([]);
});

it('finds no page for a kind, nor after the first page of results, which counts them', async () => {
  await api.services.prisma.post.createMany({
    data: [{ postTitle: 'Donate' }, { postTitle: 'Donate too' }].map((post) => ({
      ...post,
      postText: 'Now',
      publishedAt: present,
    })),
  });
  expect(await paths('donate')).toEqual(['/support-us']);
  expect(await find('donate', { kind: 'POST' })).toEqual([]);
  const { data } = await api.query(
    '{ search(query: "donate", first: 1) { pageInfo { endCursor } totalCount pageCount } }',
  );
  const { pageInfo, ...counts } = data['search'] as { pageInfo: { endCursor: string } };
  expect(counts).toEqual({ totalCount: 2, pageCount: 1 });
  expect(await find('donate', { after: pageInfo.endCursor })).toEqual([]);
  const next = await api.query(
    `query ($after: String) { search(query: "donate", first: 1, after: $after) { pageCount } }`,
    { after: pageInfo.endCursor },
  );
  expect(next.data).toEqual({ search: { pageCount: 1 } });
});
