import { afterEach, describe, expect, it } from 'vitest';
import { publicPaths } from '../../client/entry.server.tsx';
import * as am from '../../api/shared/messages/amAdmin.ts';
import { languageOf, pathIn } from '../../api/shared/messages/languages.ts';
import { useMessages } from '../../client/messages/messages.ts';
import { useApi } from '../support/useApi.ts';
import { addEvent } from '../support/factories.ts';
import { usePages } from '../support/pageServer.ts';

const siteUrl = 'http://site.test';
const api = useApi({}, { CACHE_MB: '10', SITE_URL: siteUrl });
const server = usePages(api);
afterEach(() => api.reset());

async function read(path: string) {
  const answer = await fetch(server.url + path, { redirect: 'manual' });
  const html = await answer.text();
  return { status: answer.status, location: answer.headers.get('location'), html };
}

/** The `hreflang` addresses of a page. */
const alternatesIn = (html: string) =>
  Object.fromEntries(
    Array.from(
      html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g),
      ([, language = '', href = '']) => [language, href],
    ),
  );

/** The addresses of links, forms and service files, without assets and the page in another language. */
const placesIn = (html: string) =>
  Array.from(
    html.replaceAll(/<a [^>]*hrefLang[^>]*>/g, '').matchAll(/ (?:href|action)="(\/[^"]*)"/g),
    ([, path = '']) => path,
  ).filter((path) => !/^\/(assets|media|previews|client)\/|^\/(favicon|apple)/.test(path));

describe('the pages of both languages', () => {
  it.each(publicPaths)(
    '%s links to itself and to the same page in the other language',
    async (path) => {
      const [english, amharic] = await Promise.all([read(path), read(pathIn('AM', path))]);
      expect([english.status, amharic.status]).toEqual([200, 200]);
      const alternates = {
        'en-NZ': siteUrl + path,
        am: siteUrl + pathIn('AM', path),
        'x-default': siteUrl + path,
      };
      expect(alternatesIn(english.html)).toEqual(alternates);
      expect(alternatesIn(amharic.html)).toEqual(alternates);
      expect(amharic.html).toContain('<html lang="am"');
      expect(amharic.html).toContain(`<link rel="canonical" href="${alternates.am}"/>`);
      expect(amharic.html).toContain('<meta property="og:locale" content="am_ET"/>');
      expect(english.html).toContain('<meta property="og:locale" content="en_NZ"/>');
      expect(english.html).toContain(`<a href="${pathIn('AM', path)}" lang="am" hrefLang="am"`);
      expect(amharic.html).toContain(`<a href="${path}" lang="en-NZ" hrefLang="en-NZ"`);
    },
  );

  it.each(publicPaths)('%s links to pages in its own language', async (path) => {
    await addEvent(api.services.prisma, { title: 'Feast' });
    const english = placesIn((await read(path)).html);
    const amharic = placesIn((await read(pathIn('AM', path))).html);
    const elsewhere = (paths: string[], language: string) =>
      paths.filter((each) => languageOf(each) !== language);
    expect(english.length).toBeGreaterThan(10);
    expect([elsewhere(english, 'EN'), elsewhere(amharic, 'AM')]).toEqual([[], []]);
    expect(amharic).toEqual(
      expect.arrayContaining(['/am', '/am/search', '/am/feed.xml', '/am/manifest.webmanifest']),
    );
  });

  it('respond to every spelling of an address, and to unknown addresses, in their language', async () => {
    for (const path of ['/am/events', '/AM/Events/', '/am/events?from=chat']) {
      expect((await read(path)).html).toContain(
        `<link rel="canonical" href="${siteUrl}/am/events"`,
      );
    }
    for (const path of ['/am/nothing', '/am/events/x', '/am/events/2147483647']) {
      const { status, html } = await read(path);
      expect(status).toBe(404);
      expect(html).toContain('<html lang="am"');
      expect(alternatesIn(html)).toEqual({});
    }
    expect((await read('/amharic')).html).toContain('<html lang="en-NZ"');
  });
});

describe('the page of a record in both languages', () => {
  it('changes, moves and disappears at once in both', async () => {
    const { prisma, cache } = api.services;
    const { id } = await addEvent(prisma, { title: 'Feast' });
    const pages = () =>
      Promise.all([`/events/${id}-feast`, `/am/events/${id}-feast`].map((path) => read(path)));
    for (const { status, html } of await pages()) {
      expect(status).toBe(200);
      expect(html).toContain('Feast');
    }
    expect(await read(`/am/events/${id}`)).toMatchObject({
      status: 301,
      location: `/am/events/${id}-feast`,
    });
    await prisma.event.update({ where: { id }, data: { description: 'Bring injera' } });
    cache.invalidate('event');
    for (const { html } of await pages()) expect(html).toContain('Bring injera');
    await prisma.event.update({ where: { id }, data: { title: 'Dinner' } });
    cache.invalidate('event');
    expect((await pages()).map(({ location }) => location)).toEqual([
      `/events/${id}-dinner`,
      `/am/events/${id}-dinner`,
    ]);
    await prisma.event.delete({ where: { id } });
    cache.invalidate('event');
    expect((await pages()).map(({ status }) => status)).toEqual([410, 410]);
  });

  it('is offered to search engines only in the language of its text', async () => {
    const { id } = await addEvent(api.services.prisma, { title: 'Feast' });
    const path = `/events/${id}-feast`;
    const [english, amharic] = await Promise.all([read(path), read(`/am${path}`)]);
    expect(english.html).toContain('<meta name="robots" content="index, follow"/>');
    expect(english.html).toContain(`<link rel="canonical" href="${siteUrl}${path}"/>`);
    expect(amharic.html).toContain('<meta name="robots" content="noindex"/>');
    expect(amharic.html).not.toContain('rel="canonical"');
    expect([alternatesIn(english.html), alternatesIn(amharic.html)]).toEqual([{}, {}]);
  });
});

describe('a record that is not translated', () => {
  it('is marked with its language, and the page notes this', async () => {
    const { id } = await addEvent(api.services.prisma, {
      title: 'Enkutatash እንቁጣጣሽ',
      description: 'Bring 2 plates',
    });
    const path = `/events/${id}-enkutatash`;
    const [english, amharic, list] = await Promise.all(
      [path, `/am${path}`, '/am/events'].map(async (each) => (await read(each)).html),
    );
    const { notTranslated } = (await useMessages.load('AM')).ui;
    for (const html of [amharic, list]) {
      expect(html).toContain('<span lang="en-NZ">Enkutatash </span><span>እንቁጣጣሽ');
      expect(html).toContain('<span lang="en-NZ">Bring 2 plates</span>');
    }
    expect(amharic?.split(notTranslated.record)).toHaveLength(2);
    expect(list?.split(notTranslated.list)).toHaveLength(2);
    expect(english).toContain('Enkutatash </span><span lang="am">እንቁጣጣሽ</span>');
    expect(english).not.toContain('lang="en-NZ">Bring');
    expect(english).not.toContain(notTranslated.record);
  });
});

describe('files and forms in both languages', () => {
  it('the feed and the calendars link to pages in their language', async () => {
    const { id } = await addEvent(api.services.prisma, { title: 'Feast' });
    for (const file of ['feed.xml', 'calendar.ics', `events/${id}.ics`]) {
      const [english, amharic] = await Promise.all(
        [`/${file}`, `/am/${file}`].map(async (path) => (await fetch(api.url + path)).text()),
      );
      expect(english).toContain(`${siteUrl}/events/${id}-feast`);
      expect(english).not.toContain('/am/');
      expect(amharic).toContain(`${siteUrl}/am/events/${id}-feast`);
      expect(amharic).not.toContain(`${siteUrl}/events`);
    }
    const google = await fetch(`${api.url}/am/events/${id}/google`, { redirect: 'manual' });
    const details = new URL(google.headers.get('location') ?? '').searchParams.get('details');
    expect(details).toContain(`${siteUrl}/am/events/${id}-feast`);
  });

  it('the pages before the sign-in are in the language of their address', async () => {
    for (const [path, heading] of [
      ['/admin', am.admin.signIn.heading],
      ['/admin/', am.admin.signIn.heading],
      ['/admin/forgotten-password', am.accounts.forgotten.heading],
      ['/admin/forgotten-password/', am.accounts.forgotten.heading],
    ] as const) {
      const { status, html } = await read(`/am${path}`);
      expect([path, status]).toEqual([path, 200]);
      expect(html).toContain('<html lang="am">');
      expect(/<h1[^>]*>([^<]*)</.exec(html)?.[1]).toBe(heading);
      expect(html).toContain('content="noindex"');
      // A form would not work without scripts.
      expect(/<noscript>(?:<p>)?([^<]+)/.exec(html)?.[1]).toBe(am.admin.needsJavaScript);
      if (/<form /.test(html)) expect(html).toContain('noscript:hidden"><form');
      expect(html).not.toContain('scripted:invisible"><div');
    }
  });

  it('the rest of the admin area has one address without a language', async () => {
    for (const path of ['/admin/edit-event/1?from=list', '/admin/dashboard', '/admin/nowhere']) {
      const answer = await fetch(`${api.url}/am${path}`, { redirect: 'manual' });
      expect([answer.status, answer.headers.get('location')]).toEqual([302, path]);
    }
  });
});
