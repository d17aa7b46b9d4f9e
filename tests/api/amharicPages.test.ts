import { Window } from 'happy-dom';
import { beforeAll, expect, it } from 'vitest';
import { publicPaths } from '../../client/entry.server.tsx';
import { languageOf, pathIn } from '../../api/shared/messages/languages.ts';
import { seed } from '../../prisma/seed/seed.ts';
import { useApi } from '../support/useApi.ts';
import { addEvent } from '../support/factories.ts';
import { usePages } from '../support/pageServer.ts';
import { exampleSettings } from '../support/site.ts';

const siteUrl = 'http://site.test';
const api = useApi({}, { CACHE_MB: '50', SITE_URL: siteUrl, ...exampleSettings });
beforeAll(() => seed(api.services));
const server = usePages(api);

/**
 * Reads every page that links lead to from a start, within its language: of each kind of record, the
 * first three.
 */
async function crawl(start: string): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  const waiting = [start];
  for (const path of waiting) {
    if (pages.has(path) || Number(/\/(\d+)-/.exec(path)?.[1] ?? 0) > 3) continue;
    const answer = await fetch(server.url + path);
    expect([path, answer.status]).toEqual([path, 200]);
    const html = await answer.text();
    pages.set(path, html);
    const links = Array.from(html.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g), ([, href = '']) => href);
    waiting.push(...links.filter((href) => languageOf(href) === languageOf(start) && isPage(href)));
  }
  return pages;
}

/** Neither a file, nor a redirect to another site, nor one of the many months of the calendar. */
const isPage = (href: string) => !/\.\w+$|^\/media\/|\/(google|outlook)$|\/calendar\/./.test(href);

/** The title and the description of a page. */
const head = /<title>(.*?)<\/title><meta name="description" content="(.*?)"/;

const at = (pages: Map<string, string>, path: string) =>
  pages.get(path) ?? pages.get(pathIn('AM', path)) ?? '';

/** Names of programs, and those that the settings of the test have. */
const names = /Google Calendar|Outlook|Example (Association|Bank)/g;
/** Of mail, of websites and of pages. */
const addresses = /[\w-]+([@.:/]+[\w-]+)+/g;

/** Texts and accessible names in Latin letters that are not marked as English. */
function unmarkedLatin(html: string): string[] {
  const { document } = new Window();
  document.write(html);
  const found = Array.from(document.body.querySelectorAll('*'))
    .filter((element) => !element.closest('[lang|="en"], script, style'))
    .flatMap((element) => [
      ...Array.from(element.childNodes, (node) => (node.nodeType === 3 ? node.textContent : '')),
      ...['aria-label', 'alt', 'title', 'placeholder'].map((name) => element.getAttribute(name)),
    ]);
  return found.filter((text) =>
    /\p{Script=Latin}/u.test(text?.replace(addresses, '').replace(names, '') ?? ''),
  ) as string[];
}

it('Amharic pages link to the same pages as English ones, and are in Amharic', async () => {
  const [english, amharic] = [await crawl('/'), await crawl('/am')];
  expect([...amharic.keys()].sort()).toEqual(
    [...english.keys()].map((path) => pathIn('AM', path)).sort(),
  );
  expect([...english.keys()]).toEqual(expect.arrayContaining(publicPaths));
  expect(english.size).toBeGreaterThan(publicPaths.length + 10);
  for (const [path, html] of amharic) expect([path, unmarkedLatin(html)]).toEqual([path, []]);
  const unmarked = amharic.get('/am/events')?.replaceAll('lang="en-NZ"', '') ?? '';
  expect(unmarkedLatin(unmarked).join()).toContain('10:00 AM');
  const descriptions = (pages: Map<string, string>) =>
    publicPaths.map((path) => head.exec(at(pages, path))?.slice(1) ?? ['', '']);
  for (const texts of descriptions(amharic)) {
    for (const text of texts) expect(text).toMatch(/^[^A-Za-z]*\p{Script=Ethiopic}[^A-Za-z]*$/u);
  }
  expect(new Set(descriptions(amharic).flat()).size).toBe(2 * publicPaths.length);
  for (const [language, pages] of Object.entries({ english, amharic })) {
    const ofOtherLength = publicPaths.filter((path, index) => {
      const { length } = descriptions(pages)[index]?.[1] ?? '';
      return length < 110 || length > 160;
    });
    expect(ofOtherLength, `${language} pages whose description has not 110–160 characters`).toEqual(
      [],
    );
    const pictureOf = (path: string) => /og:image" content="([^"]+)/.exec(at(pages, path))?.[1];
    const withoutPicture = publicPaths.filter(
      (path) => path !== '/' && pictureOf(path) === pictureOf('/'),
    );
    expect(
      withoutPicture,
      'pages without a picture of their own (client/build/drawImages.ts)',
    ).toEqual([]);
    expect(new Set(publicPaths.map(pictureOf)).size).toBe(publicPaths.length);
    const records = [...pages].filter(([path]) => /\/\d+-/.test(path));
    for (const [path, html] of records) {
      const [, title = '', description = ''] = head.exec(html) ?? [];
      expect([path, title.length <= 70, description.length <= 160]).toEqual([path, true, true]);
    }
  }
});

it('describes an event with both calendars and clocks, and with Amharic punctuation', async () => {
  const described = async (changes: Parameters<typeof addEvent>[1]) => {
    const { id } = await addEvent(api.services.prisma, { description: 'ኑ።', ...changes });
    const html = await (await fetch(`${server.url}/am/events/${id}`)).text();
    return /og:description" content="([^"]+)"/.exec(html)?.[1];
  };
  expect(await described({ title: 'እንቁጣጣሽ', location: 'የማኅበሩ አዳራሽ' })).toBe(
    'ታኅሣሥ 29 ቀን 2022 ዓ.ም. (እ.ኤ.አ. 07-01-2030)፣ ከጠዋቱ 4 ሰዓት (በኒውዚላንድ 10:00)፣ የማኅበሩ አዳራሽ። ኑ። እንቁጣጣሽ',
  );
  expect(await described({ title: 'ጸሎት', location: 'አዳራሽ', time: 'ከቅዳሴ በኋላ' })).toBe(
    'ታኅሣሥ 29 ቀን 2022 ዓ.ም. (እ.ኤ.አ. 07-01-2030)፣ ከቅዳሴ በኋላ፣ አዳራሽ። ኑ። ጸሎት',
  );
});

const textOf = (html: string) => {
  const { document } = new Window();
  document.write(html.replaceAll(/<script.*?<\/script>/gs, ''));
  return document.body.textContent.replaceAll(/\s+/g, ' ');
};

it('shows Ethiopian days and hours first, and those of New Zealand beside them', async () => {
  const location = 'የማኅበሩ አዳራሽ';
  const { id } = await addEvent(api.services.prisma, { title: 'የገና በዓል', location });
  const several = await addEvent(api.services.prisma, {
    title: 'ጉባኤ',
    date: new Date('2030-09-11'),
    endDate: new Date('2030-09-13'),
    time: '10:00 AM',
    endTime: '14:00',
  });
  const read = async (path: string) => textOf(await (await fetch(server.url + path)).text());

  const day = 'ታኅሣሥ 29 ቀን 2022 ዓ.ም. እ.ኤ.አ. 07-01-2030';
  const hours = 'ከጠዋቱ 4 ሰዓት በኢትዮጵያ አቆጣጠር 10:00 AM በኒውዚላንድ አቆጣጠር';
  const event = await read(`/am/events/${id}`);
  expect(event).toContain('ሰኞ29ታኅሣሥ 2022');
  expect(event).toContain(`ቀን${day}ሰዓት${hours}`);
  expect(await read(`/am/search?q=${encodeURIComponent('ገና')}`)).toMatch(
    /ታኅሣሥ 29 ቀን 2022 ዓ\.ም\. · ከጠዋቱ 4 ሰዓት በኢትዮጵያ አቆጣጠር\s*እ\.ኤ\.አ\. 07-01-2030\s*10:00 AM/,
  );
  const facts = await read(`/am/events/${several.id}`);
  expect(facts).toContain('ረቡዕ1መስከረም 2023እስከ መስከረም 3');
  expect(facts).toContain('ከጠዋቱ 4 ሰዓት፤ በመጨረሻው ቀን ከቀኑ 8 ሰዓት ያበቃል በኢትዮጵያ አቆጣጠር');

  const both = /\S+ \d+ ቀን \d{4} ዓ\.ም\. እ\.ኤ\.አ\. \d\d-\d\d-\d{4}/.source;
  for (const [path, before] of [
    ['/am', 'ዛሬ፦'],
    ['/am/calendar', 'ዛሬ፦'],
    [`/am/search?q=${encodeURIComponent('ፋሲካ መቼ ነው')}`, 'ፋሲካ.*'],
  ] as const)
    expect(await read(path)).toMatch(new RegExp(`${before} ?${both}`));
  expect(await read('/am/calendar/gregorian-2027-01')).toContain('ጃንዋሪ 2027 ታኅሣሥ 23 ቀን 2019 ዓ.ም.');
  expect((await read('/am')).match(new RegExp(both, 'g'))?.length).toBeGreaterThan(2);
  expect(await read('/')).toMatch(/Today: \d\d-\d\d-\d{4} \S+ \d+ ቀን/);
});

it('cuts long titles and descriptions of records between words', async () => {
  const words = 'Celebration of the Ethiopian New Year';
  const { id } = await addEvent(api.services.prisma, {
    title: `${words} with coffee, dances and songs for everybody in Auckland`,
    description: `${words}. `.repeat(20),
  });
  const page = await (await fetch(`${server.url}/events/${id}`)).text();
  const [, title = '', description = ''] = head.exec(page) ?? [];
  expect(title).toBe(`${words} with coffee, dances and songs…`);
  expect(description).toMatch(/^07-01-2030, 10:00 AM, .*\w…$/);
  expect(description.length).toBeGreaterThan(140);
  expect(description.length).toBeLessThanOrEqual(160);
  await api.services.prisma.event.update({ where: { id }, data: { title: words } });
  const renamed = await (await fetch(`${server.url}/events/${id}`)).text();
  expect(head.exec(renamed)?.[1]).toBe(words);
});

it('an unknown address and a deleted record respond in Amharic', async () => {
  const { id } = await addEvent(api.services.prisma);
  await api.services.prisma.event.delete({ where: { id } });
  for (const [path, status, other] of [
    ['/am/nothing', 404, '/'],
    [`/am/events/${id}`, 410, `/events/${id}`],
    ['/am/search?q=zzzz', 200, '/search?q=zzzz'],
  ] as const) {
    const answer = await fetch(server.url + path);
    expect([path, answer.status]).toEqual([path, status]);
    const html = await answer.text();
    expect([path, unmarkedLatin(html)]).toEqual([path, []]);
    const others = Array.from(html.matchAll(/<a href="([^"]*)" lang="en-NZ"/g), ([, href]) => href);
    expect(new Set(others)).toEqual(new Set([other]));
  }
  const english = await (await fetch(`${server.url}/nothing`)).text();
  expect(english).toContain('<a href="/am" lang="am"');
  expect(english).not.toContain('href="/am/*"');
});
