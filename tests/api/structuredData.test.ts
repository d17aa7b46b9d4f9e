import { beforeEach, expect, it } from 'vitest';
import { addressOf, render } from '../../client/entry.server.tsx';
import { readEnv } from '../../api/env.ts';
import { serverSettingsFrom } from '../../api/site/serverSettings.ts';
import { dayToDate } from '../../api/scalars.ts';
import { useApi } from '../support/useApi.ts';
import { addDirectoryEntries, addEvent } from '../support/factories.ts';
import { servePages, usePages } from '../support/pageServer.ts';
import { exampleSettings, siteUrl } from '../support/site.ts';
import { readStructuredData, valueAt } from '../support/structuredData.ts';

const api = useApi({}, { SITE_URL: siteUrl, ...exampleSettings });
const server = usePages(api);
beforeEach(() => api.reset());

const html = async (path: string) => (await fetch(server.url + path)).text();
const read = async (path: string) => readStructuredData(await html(path));

it('describes the association on the home page, as configured', async () => {
  const { Organization } = await read('/');
  expect(Organization).toMatchObject({
    name: 'Ethiopian Community Association in Auckland',
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icons/512.png`,
    sameAs: [
      exampleSettings.VIBER_URL,
      exampleSettings.FACEBOOK_URL,
      exampleSettings.WHATSAPP_URL,
      exampleSettings.TELEGRAM_URL,
    ],
    contactPoint: {
      '@type': 'ContactPoint',
      telephone: '+64 9 555 0100',
      email: 'hello@example.org',
    },
  });
  expect(Organization).not.toHaveProperty('address');

  const unset = serverSettingsFrom(readEnv({ SITE_URL: siteUrl }));
  api.services.cache.invalidate('settings');
  const bare = { ...api, services: { ...api.services, server: unset } };
  const pages = await servePages(bare, { addressOf, render });
  const home = readStructuredData(await (await fetch(pages.url)).text())['Organization'];
  pages.close();
  expect(home).not.toHaveProperty('sameAs');
  expect(home).not.toHaveProperty('contactPoint');
});

it.each([
  ['a time', {}, '2030-01-07T10:00:00+13:00', undefined],
  [
    'its end, in winter',
    { date: dayToDate('2030-07-01'), time: '6 to 9 PM' },
    '2030-07-01T18:00:00+12:00',
    '2030-07-01T21:00:00+12:00',
  ],
  ['a text that is no time', { time: 'after the service' }, '2030-01-07', undefined],
  [
    'several days',
    { time: 'All day', endDate: dayToDate('2030-01-09') },
    '2030-01-07',
    '2030-01-09',
  ],
])('states the time of an event with %s', async (_what, changes, start, end) => {
  const { id } = await addEvent(api.services.prisma, changes);
  const { Event } = await read(`/events/${id}`);
  expect([Event?.['startDate'], Event?.['endDate']]).toEqual([start, end]);
});

it('states the address of a business and its other web addresses', async () => {
  const { prisma } = api.services;
  await addDirectoryEntries(prisma, 'Shops', ['Injera']);
  const [{ id } = { id: 0 }] = await prisma.directory.findMany();
  const plain = (await read(`/directory/${id}`))['LocalBusiness'];
  expect(plain).toMatchObject({
    url: `${siteUrl}/directory/${id}-injera`,
    address: { '@type': 'PostalAddress', streetAddress: 'Auckland' },
    sameAs: ['https://www.facebook.com/'],
  });
  expect(plain).not.toHaveProperty('telephone');

  const contact = { telephone: '09 555 0100', website: 'https://injera.example/' };
  await prisma.directory.update({ where: { id }, data: contact });
  expect((await read(`/directory/${id}`))['LocalBusiness']).toMatchObject({
    telephone: '09 555 0100',
    url: 'https://injera.example/',
    mainEntityOfPage: `${siteUrl}/directory/${id}-injera`,
  });
});

it('omits a missing picture, and a video without a poster', async () => {
  const { prisma } = api.services;
  const post = await prisma.post.create({ data: { postTitle: 'News' } });
  expect((await read(`/posts/${post.id}`))['BlogPosting']).not.toHaveProperty('image');
  const category = await prisma.culturalCategory.create({ data: { categoryName: 'Dance' } });
  const item = await prisma.aboutEthiopia.create({
    data: {
      title: 'Eskista',
      description: '',
      isVideoSrc: true,
      categoryId: category.id,
      mediaUrl: '/media/a.mp4',
      mediaPath: 'a.mp4',
    },
  });
  expect((await read(`/about-ethiopia/${item.id}`))['Article']).not.toHaveProperty('video');
});

it('stays inside its script element, whatever a title contains', async () => {
  const title = '</script><script>alert("ሰላም")</script><!--<script>';
  const { id } = await addEvent(api.services.prisma, { title, description: title });
  const page = await html(`/events/${id}`);
  expect(page).not.toContain('<script>alert');
  expect(valueAt(readStructuredData(page)['Event'], 'name')).toBe(title);
});

it('contains the path from the home page to each list', async () => {
  const lists = {
    '/events': 'Events',
    '/about-ethiopia': 'About Ethiopia',
    '/resources': 'Resources',
    '/directory': 'Directory',
  };
  for (const [path, name] of Object.entries(lists)) {
    expect((await read(path))['BreadcrumbList']).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home', item: `${siteUrl}/` },
        { position: 2, name, item: siteUrl + path },
      ],
    });
  }
});

it('is in the language of the page', async () => {
  expect((await read('/am/events'))['BreadcrumbList']).toMatchObject({
    itemListElement: [
      { name: 'መነሻ', item: `${siteUrl}/am` },
      { name: 'ዝግጅቶች', item: `${siteUrl}/am/events` },
    ],
  });
  expect((await read('/am'))['Organization']).toMatchObject({ url: `${siteUrl}/` });
});

it('is absent from pages that are hidden from search engines', async () => {
  const { prisma } = api.services;
  const { id } = await addEvent(prisma);
  await prisma.event.delete({ where: { id } });
  for (const path of ['/search?q=coffee', '/admin', `/events/${id}`, '/no-such-page']) {
    const page = await html(path);
    expect(page).toContain('<meta name="robots" content="noindex"/>');
    expect(page).not.toContain('application/ld+json');
    expect(page).not.toContain('rel="canonical"');
  }
});
