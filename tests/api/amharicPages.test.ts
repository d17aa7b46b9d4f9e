import { Window } from 'happy-dom';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addressOf, publicPaths, render } from '../../client/entry.server.tsx';
import { languageOf, pathIn } from '../../client/messages/languages.ts';
import { seed } from '../../prisma/seed/seed.ts';
import { type Api, startApi } from '../support/api.ts';
import { addEvent } from '../support/factories.ts';
import { type PageServer, servePages } from '../support/pageServer.ts';
import { exampleSettings } from '../support/site.ts';

const siteUrl = 'http://site.test';
let api: Api;
let server: PageServer;
beforeAll(async () => {
  api = await startApi({}, { CACHE_MB: '50', SITE_URL: siteUrl, ...exampleSettings });
  server = await servePages(api, { addressOf, render });
  await seed(api.services);
});
afterAll(async () => {
  server.close();
  await api.stop();
});

/** Reads every page that links lead to from a start, within its language. */
async function crawl(start: string): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  const waiting = [start];
  for (const path of waiting) {
    if (pages.has(path)) continue;
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

it('Amharic pages lead to the same pages as English ones, and are in Amharic', async () => {
  const [english, amharic] = [await crawl('/'), await crawl('/am')];
  expect([...amharic.keys()].sort()).toEqual(
    [...english.keys()].map((path) => pathIn('AM', path)).sort(),
  );
  expect([...english.keys()]).toEqual(expect.arrayContaining(publicPaths));
  expect(english.size).toBeGreaterThan(30);
  for (const [path, html] of amharic) expect([path, unmarkedLatin(html)]).toEqual([path, []]);
  const unmarked = amharic.get('/am/events')?.replaceAll('lang="en-NZ"', '') ?? '';
  expect(unmarkedLatin(unmarked).join()).toContain('10:00 AM');
  const descriptions = (pages: Map<string, string>) =>
    publicPaths.map((path) => {
      const html = pages.get(path) ?? pages.get(pathIn('AM', path)) ?? '';
      return /<title>(.*?)<\/title><meta name="description" content="(.*?)"/.exec(html)?.slice(1);
    });
  for (const texts of descriptions(amharic)) {
    for (const text of texts ?? [''])
      expect(text).toMatch(/^[^A-Za-z]*\p{Script=Ethiopic}[^A-Za-z]*$/u);
  }
  expect(new Set(descriptions(amharic).flat()).size).toBe(2 * publicPaths.length);
});

it('an unknown address and a deleted record answer in Amharic', async () => {
  const { id } = await addEvent(api.services.prisma);
  await api.services.prisma.event.delete({ where: { id } });
  for (const [path, status] of [
    ['/am/nothing', 404],
    [`/am/events/${id}`, 410],
    ['/am/search?q=zzzz', 200],
  ] as const) {
    const answer = await fetch(server.url + path);
    expect([path, answer.status]).toEqual([path, status]);
    expect([path, unmarkedLatin(await answer.text())]).toEqual([path, []]);
  }
});
