import { expect, test } from './fixtures.ts';

test('navigation is client-side, with the right title, focus and scroll position', async ({
  page,
}) => {
  await page.goto('/directory');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Events' })
    .click();
  await expect(page).toHaveTitle(/Events/);
  await expect(page.getByRole('heading', { level: 1, name: 'Upcoming Events' })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  await page.goBack();
  await expect(page).toHaveTitle(/Directory/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
});

test('the narrowest navigation bar breaks no word', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/about');
  const bar = page.getByRole('navigation', { name: 'Main navigation' });
  for (const name of ['Home', 'About', 'Events', 'Resources', 'Directory', 'Calendar']) {
    const word = bar.getByRole('link', { name, exact: true }).locator('span');
    expect((await word.boundingBox())?.height, name).toBeLessThan(20);
  }
});

test('the navigation bar is 5rem high and stays in view', async ({ page }) => {
  await page.goto('/about-ethiopia');
  const bar = page.getByRole('navigation', { name: 'Main navigation' });
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  const height = await bar.evaluate((node) => {
    const sticky = node.closest('[data-navigation-bar]') ?? node;
    return [sticky.getBoundingClientRect().height, sticky.getBoundingClientRect().top];
  });
  expect(height).toEqual([80, 0]);
});

test('in a low window no bar covers what has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await page.goto('/membership-form');
  const address = page.getByRole('textbox', { name: /^Address/ });
  await page.getByRole('textbox', { name: /^Contact Number/ }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(address).toBeFocused();
  const top = async () => (await page.locator(':focus').boundingBox())?.y ?? 0;
  expect(await top()).toBeGreaterThanOrEqual(80);

  await page.getByRole('button', { name: 'Open menu' }).click();
  const links = page.getByRole('dialog', { name: 'Menu' }).getByRole('link');
  await links.last().focus();
  for (const link of (await links.all()).toReversed().slice(1)) {
    await page.keyboard.press('Shift+Tab');
    await expect(link).toBeFocused();
    expect(await top()).toBeGreaterThanOrEqual(80);
  }
  for (const link of (await links.all()).slice(1)) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    const { y = 0, height = 0 } = (await link.boundingBox()) ?? {};
    expect(y + height).toBeLessThan(360 - 24);
  }
});

test('the chosen theme is kept and does not flash', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  // The class must be there when the body is first parsed, before any script of the site ran.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('body') === null) return;
      Object.assign(window, { darkAtBody: document.documentElement.classList.contains('dark') });
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  expect(await page.evaluate(() => Reflect.get(window, 'darkAtBody') as unknown)).toBe(true);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the page has its full layout, and the menu opens without more fonts', async ({ page }) => {
    await page.goto('/about-ethiopia');
    const skipped = () =>
      Array.from(document.querySelectorAll('body *'), (element) => getComputedStyle(element))
        .map(({ contentVisibility }) => contentVisibility)
        .filter((visibility) => visibility !== 'visible');
    expect(await page.evaluate(skipped)).toEqual([]);

    const fonts = () =>
      page.evaluate(async () => {
        document.body.getBoundingClientRect();
        await document.fonts.ready;
        const used = [...document.fonts].filter(({ status }) => status !== 'unloaded');
        return used.map(({ family, weight, unicodeRange }) => [family, weight, unicodeRange]);
      });
    const before = await fonts();
    expect(before).not.toEqual([]);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    expect(await fonts()).toEqual(before);
  });

  test('the menu with the themes opens before hydration, and stays open after it', async ({
    page,
  }) => {
    let hydrate = () => {};
    const held = new Promise<void>((resolve) => (hydrate = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/about', { waitUntil: 'commit' });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('link', { name: 'Open menu' }).click();
    await expect(menu).toBeVisible();
    const dark = menu.locator('[name=theme][value=dark]');
    await dark.check();
    await expect(page.locator('html')).toHaveClass(/dark/);
    await menu.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
    await page.getByRole('link', { name: 'Open menu' }).click();
    hydrate();
    await expect(page.locator('[data-opens-next]')).toHaveCount(0);
    await expect(menu).toBeVisible();
    await expect(dark).toBeVisible();
    await expect(dark).toBeChecked();
    await menu.getByRole('link', { name: 'Events' }).click();
    await expect(page).toHaveTitle(/Events/);
    await expect(menu).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 844 });
    await expect(page.getByRole('button', { name: 'Colour theme: Dark' })).toBeVisible();
  });

  test('the footer is low and has links that a thumb can hit', async ({ page }) => {
    await page.goto('/contact-us');
    const footer = page.getByRole('contentinfo');
    const { height = 0 } = (await footer.boundingBox()) ?? {};
    expect(height).toBeGreaterThan(300);
    expect(height).toBeLessThan(1145 / 2);
    for (const link of await footer.getByRole('link').all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });
});

test.describe('in the dark theme', () => {
  test.use({ colorScheme: 'dark' });

  test('every woven border is the one for a dark background', async ({ page }) => {
    await page.goto('/');
    const borders = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .flatMap((element) =>
          ['', '::before', '::after'].map(
            (part) => getComputedStyle(element, part).backgroundImage,
          ),
        )
        .filter((image) => image.includes('data:image/png')),
    );
    expect(borders.length).toBeGreaterThan(2);
    expect(new Set(borders).size).toBe(1);
  });
});
