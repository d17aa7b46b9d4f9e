import sharp from 'sharp';
import { siteUrl } from '../support/site.ts';
import { expect, publicRoutes, test } from './fixtures.ts';

/**
 * A sentence of each page's own content, part of it straight from the database, for the pages that
 * must be there (docs/product/site.md, section 2.5).
 */
const content: Record<string, string> = {
  '/': 'Read More',
  '/about': 'Leadership Team',
  '/events': 'Upcoming Events',
  '/about-ethiopia': 'Enkutatash',
  '/resources': 'Career Compass',
  '/directory': 'Ethiopian Restaurants',
  '/contact-us': 'Send Us an Inquiry',
  '/support-us': '00-0000-0000000-00',
  '/membership-form': 'Membership Application Form',
};

/** Lines of the log, but for what other tests on the same site are refused. */
const logged = (output: string) =>
  output
    .split('\n')
    .filter((line) => line.includes('"level":'))
    .filter((line) => !/"(a sign-in failed|a link was refused)"/.test(line));

for (const route of publicRoutes) {
  test(`${route} arrives complete in the first response`, async ({ request, site }) => {
    const answer = await request.get(route);
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    expect(html).toContain(content[route] ?? '</h1>');
    // Some programs that draw previews read only the beginning of a page.
    const start = html.slice(0, html.indexOf('<style'));
    expect(start.length).toBeLessThan(8_000);
    expect(start).toMatch(/<title>[^<]*Ethiopian Community Association in Auckland[^<]*<\/title>/);
    expect(start).toMatch(/<meta name="description" content="[^"]{100,165}"/);
    expect(start).toContain('<meta name="robots" content="index, follow"');
    expect(start).toContain(`<link rel="canonical" href="${siteUrl}${route}"`);
    const preview = /<meta property="og:image" content="([^"]+)"/.exec(start)?.[1] ?? '';
    expect(preview).toMatch(new RegExp(`^${siteUrl}/assets/`));
    const picture = await (await request.get(preview.slice(siteUrl.length))).body();
    const size = { width: 1200, height: 630 };
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', ...size });
    expect(picture.length).toBeLessThan(300_000);
    expect(start).toContain('<meta name="twitter:card" content="summary_large_image"');
    expect(logged(site.output())).toEqual([]);
  });
}

test('programs that do not read HTML find an icon', async ({ request }) => {
  const answer = await request.get('/favicon.ico');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('image/vnd.microsoft.icon');
});

test('a phone can put the site on its home screen', async ({ request }) => {
  expect(await (await request.get('/')).text()).toContain(
    'rel="manifest" href="/manifest.webmanifest"',
  );
  const answer = await request.get('/manifest.webmanifest');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await answer.json()) as { icons: Record<'src' | 'sizes' | 'type', string>[] };
  expect(manifest).toMatchObject({
    name: 'Ethiopian Community Association in Auckland',
    lang: 'en-NZ',
    start_url: '/',
    display: 'standalone',
  });
  expect(manifest.icons).toHaveLength(3);
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type']).toBe(type);
    const { width, height } = await sharp(await icon.body()).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  // The list of the files of the build is not public.
  expect((await request.get('/.vite/manifest.json')).status()).toBe(404);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // The test of first responses checks the content of all pages.
  test('pages can be read', async ({ page }) => {
    for (const route of ['/', '/about-ethiopia']) {
      await page.goto(route);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const words = content[route] === 'Read More' ? 'coffee' : content[route];
      await expect(
        page
          .getByRole('main')
          .getByText(words ?? /./)
          .first(),
      ).toBeVisible();
    }
  });
});
