import { spreadOf } from './contest.ts';
import { ask, makeDatabase, signIn, startProduct } from './site.ts';
import {
  activityPage,
  cursorAfter,
  entriesOfCategory,
  foundMembers,
  membersPage,
  pendingPage,
  searchPage,
} from './work.ts';

export const sizes = [100, 1_000, 10_000, 100_000];
const requestsPerRound = 100;
const requestsPerScreen = 20;

/** The search texts. */
export const searches = {
  'a rare word': 'example 42',
  'a word of every record': 'gondar',
  'its beginning': 'gond',
  'a rare word and such a beginning': '42 exampl',
  'a typing error': 'gomdar 42',
};
type SearchName = keyof typeof searches;

interface Site {
  url: string;
  token: string;
}

/** The queries of pages that read a limited number of records. */
export const screens = {
  'the activity': ({ url, token }: Site) => ask(url, activityPage, {}, token),
  'pending translations': ({ url, token }: Site) => ask(url, pendingPage, {}, token),
  'a word of every member': ({ url, token }: Site) =>
    ask(url, foundMembers, { search: 'member' }, token),
  'the sitemap or a part of it': async ({ url }: Site) => {
    const read = async (path: string) => (await fetch(url + path)).text();
    if ((await read('/sitemap.xml')).includes('<sitemapindex')) await read('/sitemap-2.xml');
  },
};
type ScreenName = keyof typeof screens;

/** How long a page of a list takes as the list grows: its part of the time at 100 rows. */
export interface Growth extends Record<'entries' | 'members' | 'memberSearch', number[]> {
  /** The rate of each search of the site as a part of the rate of `entries` at the same size. */
  searches: Record<SearchName, number[]>;
  /** Milliseconds of each screen. */
  screens: Record<ScreenName, number[]>;
}

/** Measured with the caches off, one request after the other, sizes in turn. */
export async function measureGrowth(server: string, rounds: number): Promise<Growth> {
  const sites = [];
  for (const size of sizes) {
    const rows = { categories: 5, entries: size, events: 1, members: size, deleted: size };
    const url = await makeDatabase(server, `growth_${String(size)}`, rows);
    const product = await startProduct(url, { CACHE_MB: '0' });
    sites.push({ size, product, token: await signIn(product.url) });
  }
  const milliseconds = {
    entries: sizes.map(() => [] as number[]),
    members: sizes.map(() => [] as number[]),
    memberSearch: sizes.map(() => [] as number[]),
  };
  const names = Object.keys(searches) as SearchName[];
  const screenNames = Object.keys(screens) as ScreenName[];
  const ofScreens = Object.fromEntries(
    screenNames.map((name) => [name, sizes.map(() => [] as number[])]),
  );
  const rates = Object.fromEntries(names.map((name) => [name, sizes.map(() => [] as number[])]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, { product, size, token }] of sites.entries()) {
      const half = { categoryId: '1', after: cursorAfter(size / 2) };
      const entries = await time(() => ask(product.url, entriesOfCategory, half));
      const members = await time(() => ask(product.url, membersPage, {}, token));
      const memberSearch = await time(() =>
        ask(product.url, membersPage, { search: wantedMember }, token),
      );
      const site = { url: product.url, token };
      for (const name of screenNames) {
        const taken = await time(() => screens[name](site), requestsPerScreen);
        if (round > 0) ofScreens[name]?.[index]?.push(taken);
      }
      // The first round warms up.
      if (round === 0) continue;
      milliseconds.entries[index]?.push(entries);
      milliseconds.members[index]?.push(members);
      milliseconds.memberSearch[index]?.push(memberSearch);
      for (const name of names) {
        const search = await time(() => ask(product.url, searchPage, { query: searches[name] }));
        rates[name]?.[index]?.push(entries / search);
      }
    }
  }
  for (const { product } of sites) await product.stop();
  const growth = (times: number[][]) => {
    const medians = times.map((each) => spreadOf(each).median);
    return medians.map((median) => median / (medians[0] ?? NaN));
  };
  const result = {
    entries: growth(milliseconds.entries),
    members: growth(milliseconds.members),
    memberSearch: growth(milliseconds.memberSearch),
  };
  const ofSearches = Object.fromEntries(
    names.map((name) => [name, rates[name]?.map((each) => spreadOf(each).median)]),
  ) as Growth['searches'];
  const medians = Object.fromEntries(
    screenNames.map((name) => [name, ofScreens[name]?.map((each) => spreadOf(each).median)]),
  ) as Growth['screens'];
  for (const [list, ratios] of Object.entries({ ...result, ...ofSearches, ...medians })) {
    process.stdout.write(`growth at ${sizes.join(', ')}: ${list} ${format(ratios)}\n`);
  }
  return { ...result, searches: ofSearches, screens: medians };
}

/** A member that is there at every size, by the end of the name and of the telephone number. */
const wantedMember = '000042 membr +64 21 42';

const format = (values: number[]) => values.map((value) => value.toFixed(2)).join(', ');

async function time(work: () => Promise<unknown>, requests = requestsPerRound): Promise<number> {
  const begin = performance.now();
  for (let count = 0; count < requests; count += 1) await work();
  return (performance.now() - begin) / requests;
}
