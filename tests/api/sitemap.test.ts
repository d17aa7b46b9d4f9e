import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { beforeEach, expect, it } from 'vitest';
import { publicPaths } from '../../client/entry.server.tsx';
import { inEachLanguage } from '../../api/shared/messages/languages.ts';
import { fileNotFound } from '../../api/http/fileNotFound.ts';
import { serveSitemap } from '../../api/rendering/serveSitemap.ts';
import { useApi } from '../support/useApi.ts';
import { addDirectoryEntries, addEvent } from '../support/factories.ts';
import { readSitemap } from '../support/sitemap.ts';

const siteUrl = 'https://association.example';
const api = useApi({}, { CACHE_MB: '10', SITE_URL: siteUrl });
beforeEach(() => api.reset());

const read = async () =>
  (await readSitemap(`${api.url}/sitemap.xml`)).map(
    ({ loc, lastmod }) => [loc.replace(siteUrl, ''), lastmod] as const,
  );

it('contains the public pages in both languages, and each record with a page of its own', async () => {
  const { prisma } = api.services;
  const past = await addEvent(prisma, { title: 'እንቁጣጣሽ', date: new Date('2001-09-11') });
  await addDirectoryEntries(prisma, 'Shops', ['Injera & Co']);
  const [entry] = await prisma.directory.findMany();
  const post = await prisma.post.create({ data: { postTitle: '?' } });
  const resourceCategory = await prisma.resourceCategory.create({ data: { categoryName: 'Help' } });
  const { id: categoryId } = resourceCategory;
  const resource = { title: 'Clinic', description: [], link: '', categoryId };
  await prisma.resource.create({ data: resource });

  const addresses = (await read()).map(([path]) => path);
  expect(addresses).toEqual([
    ...publicPaths.flatMap(inEachLanguage),
    `/events/${past.id}-enkutatash`,
    `/directory/${entry?.id}-injera-co`,
    `/posts/${post.id}`,
  ]);
  expect(publicPaths).toEqual([
    '/',
    '/about',
    '/events',
    '/about-ethiopia',
    '/resources',
    '/directory',
    '/calendar',
    '/contact-us',
    '/support-us',
    '/membership-form',
    '/privacy',
    '/my-data',
  ]);
  expect(addresses.join()).not.toMatch(/search|admin|resources\//);
});

it('states the last change of each record, and the latest change in each list', async () => {
  const { prisma, cache } = api.services;
  const at = (day: string) => new Date(`2026-01-${day}T01:02:03.456Z`);
  const first = await addEvent(prisma, { title: 'First', updatedAt: at('01') });
  await addEvent(prisma, { title: 'Second', updatedAt: at('02') });
  await prisma.post.create({
    data: { postTitle: 'News', publishedAt: at('01'), updatedAt: at('03') },
  });
  const changes = Object.fromEntries(await read());
  expect(changes).toMatchObject({
    [`/events/${first.id}-first`]: '2026-01-01T01:02:03Z',
    '/events': '2026-01-02T01:02:03Z',
    // Home lists posts.
    '/': '2026-01-03T01:02:03Z',
  });
  expect(changes['/about']).toBeUndefined();
  expect(changes['/directory']).toBeUndefined();

  await prisma.event.deleteMany();
  const deleted = await prisma.deletedRecord.findFirst({ orderBy: { deletedAt: 'desc' } });
  cache.invalidate('event');
  expect(Object.fromEntries(await read())['/events']).toBe(
    deleted?.deletedAt.toISOString().replace(/\.\d+/, ''),
  );
});

it('is divided into parts if a kind has too many records for one', async () => {
  const { prisma, cache } = api.services;
  const small = serveSitemap({ publicPaths: () => Promise.resolve(['/']) }, api.services, {}, 3);
  const server = createServer(express().use(small, fileNotFound)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const wanted = ['/', '/am'].map((path) => siteUrl + path);
  const readAll = async () => {
    const parts = await readSitemap(`${url}/sitemap.xml`);
    const each = await Promise.all(parts.map(({ loc }) => readSitemap(loc.replace(siteUrl, url))));
    // The first part has the pages; each other part has at most three records of one kind.
    expect(each[0]).toHaveLength(2);
    expect(each.slice(1).every(({ length }) => length > 0 && length <= 3)).toBe(true);
    expect(each.length).toBeGreaterThan(3);
    return each.flat().map(({ loc }) => loc);
  };
  try {
    expect((await readSitemap(`${url}/sitemap.xml`)).map(({ loc }) => loc)).toEqual(wanted);
    expect((await fetch(`${url}/sitemap-1.xml`)).status).toBe(404);
    for (const title of ['a', 'b', 'c', 'd', 'e']) {
      const { id } = await addEvent(prisma, { title });
      wanted.push(`${siteUrl}/events/${id}-${title}`);
    }
    for (const postTitle of ['f', 'g']) {
      const { id } = await prisma.post.create({ data: { postTitle } });
      wanted.push(`${siteUrl}/posts/${id}-${postTitle}`);
    }
    cache.invalidate();
    expect(await readAll()).toEqual(wanted);
    const cached = cache.size.responses;
    for (const path of ['99', '0', '01', '999999', 'x']) {
      expect((await fetch(`${url}/sitemap-${path}.xml`)).status).toBe(404);
    }
    expect(cache.size.responses).toBe(cached);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

it('is named by robots.txt', async () => {
  const robots = await (await fetch(`${api.url}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap.xml\n`);
});
