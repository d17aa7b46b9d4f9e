import { beforeAll, describe, expect, it } from 'vitest';
import { publicPaths } from '../../client/entry.server.tsx';
import { type Language, languages, pathIn } from '../../api/shared/messages/languages.ts';
import { useMessages } from '../../client/messages/messages.ts';
import type { Admin } from '../support/api.ts';
import { useApi } from '../support/useApi.ts';
import { addEvent } from '../support/factories.ts';
import { usePages } from '../support/pageServer.ts';
import { readStructuredData } from '../support/structuredData.ts';
import { translatedTexts } from '../support/translatedTexts.ts';

const siteUrl = 'http://site.test';
const both: Language[] = ['EN', 'AM'];
let admin: Admin;

/** The four sorts of record, by what they say in each language. */
interface Sort {
  name: string;
  own: Language;
  titles: Partial<Record<Language, string>>;
  isOutdated?: boolean;
}
const sorts: Sort[] = [
  { name: 'Amharic only', own: 'AM', titles: { AM: 'መስቀል' } },
  { name: 'English only', own: 'EN', titles: { EN: 'Picnic' } },
  { name: 'both', own: 'EN', titles: { EN: 'Harvest', AM: 'መኸር' } },
  { name: 'both, first in Amharic', own: 'AM', titles: { AM: 'ትንሣኤ', EN: 'Fasika' } },
  { name: 'out of date', own: 'EN', titles: { EN: 'Dinner', AM: 'እራት' }, isOutdated: true },
];
const cases = sorts.flatMap((sort) => both.map((language) => [sort.name, language, sort] as const));

const paths = new Map<Sort, string>();
const pathOf = (sort: Sort) => paths.get(sort) ?? '';

const api = useApi({}, { CACHE_MB: '20', SITE_URL: siteUrl });
const server = usePages(api);
beforeAll(async () => {
  admin = await api.signInAdmin();
  for (const sort of sorts) await addRecord(sort);
});

const textOf = (title: string | undefined) => ({
  title: title ?? '',
  description: `${title ?? ''} ...`,
  location: title ?? '',
});

async function addRecord(sort: Sort) {
  const { own, titles, isOutdated } = sort;
  const { prisma } = api.services;
  const { id } = await addEvent(prisma, { ...textOf(titles[own]), language: own });
  const [other] = both.filter((each) => each !== own && titles[each]);
  if (other) {
    const original = textOf(isOutdated ? 'Lunch' : titles[own]);
    const key = { kind: 'event', recordId: id, language: other };
    await prisma.translation.create({ data: { ...key, values: textOf(titles[other]), original } });
  }
  const { data } = await api.query(`query ($id: ID!) { event(id: $id) { path } }`, { id });
  paths.set(sort, (data['event'] as { path: string }).path);
}

const readPage = async (language: Language, path: string) =>
  (await fetch(server.url + pathIn(language, path))).text();
const readFile = async (path: string) => (await fetch(api.url + path)).text();

const languagesOf = ({ own, titles }: Sort) => [
  own,
  ...both.filter((each) => each !== own && titles[each]),
];
/** The language in which a page shows a record. */
const shownIn = ({ own, titles }: Sort, language: Language) => (titles[language] ? language : own);
const titleIn = (sort: Sort, language: Language) => sort.titles[shownIn(sort, language)] ?? '';

const alternatesIn = (text: string) =>
  Object.fromEntries(
    Array.from(
      text.matchAll(/rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi),
      ([, tag = '', href = '']) => [tag, href],
    ),
  );

describe.each(cases)('a record in %s, on pages in %s', (_name, language, sort) => {
  const title = titleIn(sort, language);
  const isIndexed = languagesOf(sort).includes(language);

  it('is listed and shown in the language if possible, and its page notes a missing translation', async () => {
    const { ui } = await useMessages.load(language);
    const list = await readPage(language, '/events');
    expect(list).toContain(title);
    const own = sort.titles[sort.own] ?? '';
    if (own !== title) expect(list).not.toContain(own);
    const page = await readPage(language, pathOf(sort));
    expect(page).toContain(`${title} ...`);
    expect(page.includes(ui.notTranslated.record)).toBe(!isIndexed);
    const isOutdated = !!sort.isOutdated && language !== sort.own;
    // The list has all of these records.
    const hasOutdated = cases.some(([, , each]) => each.isOutdated && language !== each.own);
    expect(list.includes(ui.notTranslated.listOutdated)).toBe(hasOutdated);
    expect(page.includes(ui.notTranslated.outdated)).toBe(isOutdated);
    if (!isIndexed) expect(page).toContain(`lang="${languages[sort.own].tag}">${title}`);
  });

  it('is offered to search engines only in the languages that it has', async () => {
    const page = await readPage(language, pathOf(sort));
    const address = (each: Language) => siteUrl + pathIn(each, pathOf(sort));
    expect(page).toContain(`name="robots" content="${isIndexed ? 'index, follow' : 'noindex'}"`);
    expect(page.includes(`rel="canonical" href="${address(language)}"`)).toBe(isIndexed);
    const alternates =
      languagesOf(sort).length === 2
        ? { 'en-NZ': address('EN'), am: address('AM'), 'x-default': address('EN') }
        : {};
    expect(alternatesIn(page)).toEqual(alternates);
    const entries = (await readFile('/sitemap.xml')).split('<url>');
    const entry = entries.find((each) => each.startsWith(`<loc>${address(language)}</loc>`));
    expect(entry !== undefined).toBe(isIndexed);
    if (entry) expect(alternatesIn(entry)).toEqual(alternates);
  });

  it('has metadata and JSON-LD in the language of its page', async () => {
    const page = await readPage(language, pathOf(sort));
    const { locale } = languages[shownIn(sort, language)];
    expect(page).toMatch(new RegExp(`property="og:title" content="${title} `));
    expect(page).toContain(`property="og:locale" content="${locale}"`);
    expect(page.includes('application/ld+json')).toBe(isIndexed);
    if (!isIndexed) return;
    const { Event, WebPage } = readStructuredData(page);
    expect(Event).toMatchObject({ name: title, url: siteUrl + pathIn(language, pathOf(sort)) });
    expect(WebPage).toMatchObject({ inLanguage: languages[language].tag });
    expect(WebPage?.['name']).toContain(title);
  });

  it('is in the feed and the calendar, and is found by its words in either language', async () => {
    const feed = await readFile(pathIn(language, '/feed.xml'));
    const link = `href="${siteUrl}${pathIn(language, pathOf(sort))}"`;
    const entry = feed.split('<entry>').find((each) => each.includes(link));
    expect(entry).toContain(`<![CDATA[${title}]]>`);
    expect(entry).toContain(`<p>${title} ...</p>`);
    if (!isIndexed) expect(entry).toContain(`<div lang="${languages[sort.own].tag}">`);
    expect(await readFile(pathIn(language, '/calendar.ics'))).toContain(`SUMMARY:${title}`);
    for (const words of Object.values(sort.titles)) {
      const found = await readPage(language, `/search?q=${encodeURIComponent(words)}`);
      expect(found).toContain(`href="${pathIn(language, pathOf(sort))}"`);
    }
  });
});

it('the JSON-LD of each of the site’s own pages states its language', async () => {
  for (const language of both)
    for (const path of publicPaths) {
      const { WebPage } = readStructuredData(await readPage(language, path));
      expect(WebPage).toMatchObject({
        inLanguage: languages[language].tag,
        url: siteUrl + pathIn(language, path),
      });
    }
});

it('a change is visible at once in both languages, in every cached response', async () => {
  const sort = sorts.find(({ name }) => name === 'both') ?? fail();
  const places = async (language: Language) =>
    Promise.all([
      readPage(language, '/events'),
      readPage(language, pathOf(sort)),
      readFile(pathIn(language, '/feed.xml')),
      readFile(pathIn(language, '/calendar.ics')),
    ]);
  const id = /\d+/.exec(pathOf(sort))?.[0];
  const update = async (texts: object) => {
    const { data } = await admin.query('query ($id: ID!) { event(id: $id) { version } }', { id });
    await admin.ask(
      `mutation ($id: ID!, $version: Int!, $input: EventInput!, $texts: [TranslatedTextInput!]) {
        updateEvent(id: $id, version: $version, input: $input,
          translations: [{ language: AM, texts: $texts }]) { id } }`,
      {
        id,
        version: (data['event'] as { version: number }).version,
        input: {
          title: 'Harvest',
          description: 'Harvest ...',
          location: 'Harvest',
          date: '2030-01-07',
          time: '10:00 AM',
          mapLink: 'https://maps.google.com/',
        },
        texts: translatedTexts(texts),
      },
    );
  };
  for (const language of both) await places(language);
  await update(textOf('ምርት'));
  for (const [index, text] of (await places('AM')).entries()) {
    expect([index, text.includes('ምርት'), text.includes('መኸር')]).toEqual([index, true, false]);
  }
  for (const text of await places('EN')) expect(text).toContain('Harvest');
});

const fail = (): never => {
  throw new Error('There is no such record.');
};
