import { createPostWithAlbum } from './albumRecord.ts';
import { changeTheme, expect, type Page, themes } from './fixtures.ts';
import { test as base } from './ownSite.ts';
import { violations } from './violations.ts';

/** Of the sites under test; a fixture of the worker would start another site. */
const posts = new Map<string, string>();

/** A post with a first picture and an album of four; the second of these has no description. */
const test = base.extend<{ post: string }>({
  post: async ({ request, site }, use) => {
    const album = ['Dancers', '', 'Priests', 'ጀበና'];
    const post = posts.get(site.url) ?? (await createPostWithAlbum(request, 'Timket', album));
    posts.set(site.url, post);
    await use(post);
  },
});

const gridOf = (page: Page) => page.getByRole('region', { name: 'Pictures' });
const positionIn = (page: Page) => page.getByRole('dialog').getByText(/^\d of 5$/);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an album is a grid of links to its pictures', async ({ page, request, post }) => {
    await page.goto(post);
    const links = gridOf(page).getByRole('link');
    await expect(links).toHaveCount(4);
    for (const link of await links.all()) {
      const address = await link.getAttribute('href');
      const response = await request.get(address ?? '');
      expect(response.headers()['content-type']).toMatch(/^image\//);
    }
    const tops = await links.evaluateAll((all) =>
      all.map((link) => link.getBoundingClientRect().y),
    );
    expect(new Set(tops).size).toBe(1);
  });
});

test('only the page of a record has its album, and does not preload it', async ({
  page,
  request,
  post,
}) => {
  await page.goto(post);
  const addresses = await gridOf(page)
    .getByRole('button')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const html = await (await request.get(post)).text();
  const preloads = [...html.matchAll(/<link rel="preload"[^>]*>/g)].join();
  expect(preloads).toContain('/media/');
  const home = await (await request.get('/')).text();
  expect(home).toContain('Timket');
  for (const address of addresses) {
    expect(preloads).not.toContain(address);
    expect(home).not.toContain(address);
  }
});

test('keys lead through an album, and Back closes it at the picture shown last', async ({
  page,
  post,
  complaints,
}) => {
  await page.goto('/about');
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto(post);
  await gridOf(page).getByRole('button', { name: 'Dancers' }).press('Enter');
  await expect(positionIn(page)).toHaveText('2 of 5');
  await page.keyboard.press('ArrowRight');
  await expect(positionIn(page)).toHaveText('3 of 5');
  // A click on the picture leaves the keys to the viewer.
  await page.getByRole('dialog').getByRole('img').click();
  await page.keyboard.press('End');
  await expect(positionIn(page)).toHaveText('5 of 5');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const last = gridOf(page).getByRole('button', { name: 'ጀበና' });
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport();
  await expect(page).toHaveURL(new RegExp(`${post}$`));
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  expect(complaints.filter((each) => !each.endsWith('net::ERR_ABORTED'))).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('swipes lead through an album, and pan a zoomed picture', async ({ page, post }) => {
    const devtools = await page.context().newCDPSession(page);
    async function swipe(from: number, to: number) {
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
        devtools.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: xs.map((x) => ({ x, y: 300 })),
        });
      await touch('touchStart', from);
      for (const share of [0.25, 0.5, 0.75, 1])
        await touch('touchMove', from + (to - from) * share);
      await touch('touchEnd');
    }
    await page.goto(post);
    await gridOf(page).getByRole('button', { name: 'Dancers' }).tap();
    await expect(positionIn(page)).toHaveText('2 of 5');
    await swipe(300, 100);
    await expect(positionIn(page)).toHaveText('3 of 5');
    await swipe(100, 300);
    await expect(positionIn(page)).toHaveText('2 of 5');

    // Not by a tap: Chromium takes one shortly after a swipe for the end of scrolling.
    await page.keyboard.press('+');
    await expect(page.getByRole('dialog').getByText('150%')).toBeVisible();
    const shown = page.getByRole('dialog').getByRole('img');
    const place = () => shown.evaluate((image) => image.getBoundingClientRect().x);
    const before = await place();
    await swipe(200, 120);
    await expect.poll(place).toBeLessThan(before);
    await expect(positionIn(page)).toHaveText('2 of 5');
  });
});

test('axe finds no violation in an album and its viewer', async ({ page, post }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(post);
  expect(await violations(page)).toEqual([]);
  await gridOf(page).getByRole('button', { name: 'Dancers' }).click();
  await expect(positionIn(page)).toBeVisible();
  for (const theme of themes) {
    await changeTheme(page, theme);
    expect(await violations(page, 'dialog[open]'), theme).toEqual([]);
  }
});
