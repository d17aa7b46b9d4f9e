import type { Locator } from '@playwright/test';
import { languages } from '../../api/shared/messages/languages.ts';
import { changeEntry } from './changeEntry.ts';
import { expect, type Page, test } from './fixtures.ts';

const phone = { width: 390, height: 844 };
const laptop = { width: 1280, height: 800 };

/** The edges of an element in the page. */
async function edges(element: Locator) {
  const { x, y, width, height } = (await element.first().boundingBox()) ?? {
    x: NaN,
    y: NaN,
    width: NaN,
    height: NaN,
  };
  return { left: x, top: y, right: x + width, bottom: y + height };
}

/** Fails unless elements end above a line, by default the end of the window. */
async function expectAbove(page: Page, elements: Record<string, Locator>, line?: number) {
  for (const [name, element] of Object.entries(elements)) {
    const { bottom } = await edges(element);
    const what = `${name} on ${page.url()} at ${String(page.viewportSize()?.width)} px`;
    expect.soft(bottom, what).toBeLessThanOrEqual(line ?? page.viewportSize()?.height ?? 0);
  }
}

for (const size of [phone, laptop]) {
  test(`what people came for is in the first screen at ${String(size.width)} px${size === phone ? ', in both languages' : ''}`, async ({
    page,
    request,
  }) => {
    test.slow();
    await page.setViewportSize(size);
    const isPhone = size === phone;
    const main = page.getByRole('main');
    const heading = main.locator('h1');
    const id = await changeEntry(request, 'Piassa', {
      telephone: '09 555 0100',
      openingHours: 'Mon-Fri 9-17\nSat 10-14',
    });

    // On larger screens the language makes no difference.
    const basenames = Object.values(languages).map(({ basename }) => basename);
    for (const basename of isPhone ? basenames : ['']) {
      await page.goto(basename || '/');
      const { top } = await edges(main);
      expect(top, 'height of the header').toBeLessThanOrEqual(isPhone ? 80 : 200);
      const hero = main.locator('img').first().locator('..');
      expect((await hero.boundingBox())?.height).toBe(isPhone ? 400 : 800);
      await expectAbove(page, {
        heading,
        join: main.locator('a[href$="/membership-form"]'),
        events: main.locator('a[href$="/events"]'),
      });
      const next = main.locator('[aria-labelledby=next-event]');
      if (isPhone) await expectAbove(page, { next: next.locator('a').first() }, 1_100);
      if (isPhone) await expectAbove(page, { day: next.locator('time').first() }, 1_200);
      const post = main.locator('article').first();
      const { height = 0 } = (await post.boundingBox()) ?? {};
      expect(height, 'height of a post').toBeLessThan(isPhone ? 640 : 800);

      const picture = main.locator('article .picture-link').first();
      const besides: Record<string, Record<string, Locator>> = {
        '/events/1': {
          heading,
          day: main.locator('dl time'),
          place: main.locator('dl a'),
          calendar: main.locator('a[href$=".ics"]'),
        },
        [`/directory/${id}`]: {
          heading,
          telephone: main.locator('a[href^="tel:"]'),
          map: main.locator('a[href*="maps"]'),
          // Its translation has no hours.
          ...(basename === '' && { hours: main.getByText('Sat 10-14') }),
        },
        // Pages of other kinds have the same layout.
        '/posts/1': { heading },
      };
      for (const [path, elements] of Object.entries(besides)) {
        await page.goto(basename + path);
        await expectAbove(page, elements);
        if (basename && 'day' in elements) await expect(elements.day).toHaveText(/ዓ\.ም\.$/);
        const beside = await edges(picture);
        const { right, top: titleTop } = await edges(heading);
        const text = await edges(main.locator('article .space-y-4 > p'));
        if (isPhone) expect.soft(beside.top, path).toBeGreaterThan(titleTop);
        else expect.soft(beside.left, path).toBeGreaterThan(right);
        expect.soft(beside.top, path).toBeLessThan(size.height);
        if (!('day' in elements || 'map' in elements))
          expect.soft(text.top, `text of ${path}`).toBeLessThan(size.height);
      }

      await page.goto(`${basename}/calendar`);
      const grid = main.getByRole('table');
      if (isPhone) await expectAbove(page, { grid });
      else expect.soft((await edges(grid)).top, 'grid').toBeLessThan(size.height * 0.7);
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  const christmas = '/calendar/gregorian-2027-01';
  const day = (page: Page) =>
    page.getByRole('table').getByRole('link', { name: /^Genna \(Christmas\)/ });

  test('a tap on a day of the calendar shows its events and feasts', async ({ page }) => {
    await page.goto(christmas);
    await day(page).tap();
    const shown = page.getByRole('status').filter({ hasText: '7 January 2027' });
    await expect(shown).toContainText('Genna (Christmas)');
    await expect(shown).toBeInViewport({ ratio: 1 });
  });

  test('the menu has the language and the themes', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('radio', { name: 'Dark' }).check();
    await expect(page.locator('html')).toHaveClass(/dark/);
    await menu.getByRole('link', { name: 'አማርኛ' }).tap();
    await expect(page).toHaveURL(/\/am\/about$/);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

    test('a tap on a day leads to the list, and the menu leads to the other language', async ({
      page,
    }) => {
      await page.goto(christmas);
      await day(page).tap();
      await expect(page).toHaveURL(/#day-2027-01-07$/);
      const entry = page.locator('#day-2027-01-07');
      await expect(entry).toContainText('Genna (Christmas)');
      await expect(entry).toBeInViewport();
      await page.getByRole('link', { name: 'Open menu' }).tap();
      await page.getByRole('contentinfo').getByRole('link', { name: 'አማርኛ' }).tap();
      await expect(page).toHaveURL(/\/am\/calendar\/gregorian-2027-01$/);
    });
  });
});

test('Back closes the picture viewer and stays on the page, and Forward does not break it', async ({
  page,
  complaints,
}) => {
  await page.goto('/events');
  await page.goto('/directory');
  await page.mouse.wheel(0, 600);
  const picture = page.getByRole('button', { name: /Open picture in full screen/ }).nth(3);
  await picture.click();
  const viewer = page.getByRole('dialog');
  await expect(viewer).toBeVisible();
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(picture).toBeFocused();
  await expect(page).toHaveURL(/\/directory$/);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);

  await page.goForward();
  await expect(viewer).toBeHidden();
  await picture.click();
  await expect(viewer).toBeVisible();
  // If the viewer is closed in another way, its history entry goes too.
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/events$/);
  // Leaving a page ends the requests of its pictures.
  expect(complaints.filter((each) => !each.endsWith('net::ERR_ABORTED'))).toEqual([]);
});

test('with forced colours the chosen chip, the search and Membership keep a shape', async ({
  page,
}) => {
  await page.setViewportSize(laptop);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/directory');
  const ground = (element: Locator) =>
    element.first().evaluate((node) => getComputedStyle(node).backgroundColor);
  const paper = await ground(page.locator('html'));
  const chips = page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
  const search = page.getByRole('main').getByRole('search');
  for (const filled of [
    chips.and(page.locator('[aria-current]')),
    search.getByRole('button'),
    page.getByRole('link', { name: 'Membership' }),
  ])
    expect(await ground(filled)).not.toBe(paper);
  await expect(search.getByRole('searchbox')).toHaveCSS('border-left-width', '1px');
  await expect(chips.last()).toHaveCSS('border-left-width', '1px');
  expect(await ground(chips.last())).not.toBe(await ground(chips.first()));
  await page.getByLabel('Search this site').and(page.locator(':visible')).fill('enkutat');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  expect(await ground(page.getByRole('option', { selected: true }))).not.toBe(paper);
  await page.goto('/calendar');
  for (const mark of [/^Event$/, /^Feast or holiday$/]) {
    const legend = page.getByRole('listitem').filter({ hasText: mark });
    await expect(legend.locator('span').first()).toHaveCSS('border-top-width', '4px');
  }
});

test('the first chip of the directory is aligned with the content', async ({ page }) => {
  await page.goto('/directory');
  const main = page.getByRole('main');
  for (const size of [phone, laptop]) {
    await page.setViewportSize(size);
    const { left } = await edges(main.locator('h1'));
    expect((await edges(main.locator('nav a'))).left).toBe(left);
  }
});
