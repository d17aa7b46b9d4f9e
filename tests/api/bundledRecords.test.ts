import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { publicPaths } from '../../client/entry.server.tsx';
import { inEachLanguage } from '../../api/shared/messages/languages.ts';
import { contentKinds } from '../../api/content/contentKinds.ts';
import { titleOf } from '../../api/content/content.ts';
import { listRows } from '../../api/content/lists/lists.ts';
import { recordPath } from '../../api/shared/content/slug.rules.ts';
import { anonymousContext } from '../../api/context.ts';
import { Prisma } from '../../api/generated/prisma/client.ts';
import { seed } from '../../prisma/seed/seed.ts';
import { useApi } from '../support/useApi.ts';
import { usePages } from '../support/pageServer.ts';
import { readSitemap } from '../support/sitemap.ts';
import { readStructuredData, valueAt } from '../support/structuredData.ts';

const siteUrl = 'http://site.test';
const api = useApi({}, { CACHE_MB: '10', SITE_URL: siteUrl });
beforeAll(() => seed(api.services));
const server = usePages(api);

const ofArticle = [
  'headline',
  'image',
  'datePublished',
  'dateModified',
  'inLanguage',
  'url',
  'author.@type',
  'author.name',
  'author.url',
  'publisher.name',
  'publisher.logo',
];

/**
 * Properties that Google requires or recommends, as far as the site can know them
 * (https://developers.google.com/search/docs/appearance/structured-data/search-gallery).
 */
const properties: Record<string, { type: string; required: string[]; recommended: string[] }> = {
  event: {
    type: 'Event',
    required: ['name', 'startDate', 'location.@type', 'location.address'],
    // No field has the performers or the price.
    recommended: [
      'description',
      'endDate',
      'eventStatus',
      'image',
      'location.name',
      'url',
      'organizer.name',
      'organizer.url',
    ],
  },
  post: { type: 'BlogPosting', required: [], recommended: ofArticle },
  aboutEthiopia: { type: 'Article', required: [], recommended: ofArticle },
  directory: {
    type: 'LocalBusiness',
    required: ['name', 'address.@type', 'address.streetAddress'],
    // Opening hours are words, and telephone numbers of examples would be somebody's.
    recommended: ['description', 'image', 'url', 'hasMap'],
  },
};

const videoProperties = ['name', 'thumbnailUrl', 'uploadDate', 'contentUrl', 'description'];

const breadcrumb = (position: number) => ({
  '@type': 'ListItem',
  position,
  name: expect.stringMatching(/./) as string,
  item: expect.stringMatching(/^http:\/\/site\.test\//) as string,
});

// No page of volunteers and no death notice is bundled.
const withPages = contentKinds.filter(
  ({ name, hasRecordPages }) => hasRecordPages && !['page', 'deathNotice'].includes(name),
);

describe.each(withPages.map(({ name }) => ({ name })))('every bundled $name', ({ name }) => {
  const kind = withPages.find((each) => each.name === name) ?? withPages[0];
  const { type = '', required = [], recommended = [] } = properties[name] ?? {};

  it('has the structured data that search engines require', { timeout: 120_000 }, async () => {
    if (!kind) throw new Error(name);
    const rows = await listRows<{ id: number }>(anonymousContext(api.services), kind.source, {
      order: Prisma.sql`id`,
    });
    expect(rows.length).toBeGreaterThan(2);
    const sitemap = (await readSitemap(`${api.url}/sitemap.xml`)).map(({ loc }) => loc);
    for (const row of rows) {
      const path = recordPath(kind, row.id, titleOf(kind, row));
      const address = siteUrl + path;
      expect(sitemap).toContain(address);

      const page = await fetch(server.url + path, { redirect: 'manual' });
      const html = await page.text();
      expect(page.status).toBe(200);
      expect(html).toContain(`<link rel="canonical" href="${address}"/>`);

      expect(html.includes('Is something here wrong? Write to us')).toBe(name === 'directory');

      const data = readStructuredData(html);
      const missing = [...required, ...recommended].filter((each) => !valueAt(data[type], each));
      expect(missing.map((each) => `${path}: ${each}`)).toEqual([]);
      expect(valueAt(data[type], 'url')).toBe(address);
      const steps = kind.name === 'post' ? [1, 2] : [1, 2, 3];
      expect(valueAt(data['BreadcrumbList'], 'itemListElement')).toEqual(steps.map(breadcrumb));
      expect(valueAt(data['BreadcrumbList'], `itemListElement.${steps.length - 1}.item`)).toBe(
        address,
      );
      if ('isVideoSrc' in row && row.isVideoSrc) {
        const absent = videoProperties.filter((each) => !valueAt(data[type], `video.${each}`));
        expect(absent).toEqual([]);
      }

      const preview = /property="og:image" content="http:\/\/site\.test([^"]+)"/.exec(html)?.[1];
      expect(valueAt(data[type], 'image.url')).toBe(`${siteUrl}${preview}`);
      const picture = Buffer.from(await (await fetch(`${api.url}${preview}`)).arrayBuffer());
      const size = { format: 'jpeg', width: 1200, height: 630 };
      expect(await sharp(picture).metadata()).toMatchObject(size);
      expect(picture.length).toBeLessThan(300_000);
    }
  });
});

it('every bundled record was updated at or after its creation', async () => {
  for (const { source } of contentKinds) {
    const rows = await api.services.prisma.$queryRaw<{ id: number }[]>`
      SELECT id FROM ${source.table} WHERE "updatedAt" < "createdAt"`;
    expect(rows, source.name).toEqual([]);
  }
});

it('the sitemap contains the public pages and the bundled records in both languages, and nothing else', async () => {
  const counts = await Promise.all(
    withPages.map(async ({ source }) => {
      const [found] = await api.services.readRows<{ count: number }>(
        Prisma.sql`SELECT count(*)::int AS count FROM ${source.table}`,
      );
      return found?.count ?? 0;
    }),
  );
  const records = counts.reduce((sum, count) => sum + count, 0);
  const pages = publicPaths.flatMap(inEachLanguage);
  // Each bundled record is in both languages.
  expect(await readSitemap(`${api.url}/sitemap.xml`)).toHaveLength(pages.length + 2 * records);
});
