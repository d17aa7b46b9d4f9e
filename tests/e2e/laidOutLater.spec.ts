import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Whether it has been styled and laid out, as far as scripts can tell. */
const laidOut = (element: Locator) =>
  element.evaluate((node) => node.checkVisibility({ contentVisibilityAuto: true }));

const foot = (page: Page) => page.getByRole('contentinfo').getByText(/^©/);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('what lies far down is laid out once somebody does something, and the end is reached in one go', async ({
    page,
  }) => {
    await page.goto('/about-ethiopia', { waitUntil: 'networkidle' });
    const last = page.getByRole('main').getByRole('article').last();
    expect(await laidOut(last.getByRole('heading'))).toBe(false);
    expect(await laidOut(foot(page))).toBe(false);
    await page.keyboard.press('End');
    await expect(foot(page)).toBeInViewport({ ratio: 0.9 });
    expect(await laidOut(last.getByRole('heading'))).toBe(true);
  });

  test('a page that is loaded again is whole, and where it was', async ({ page }) => {
    await page.goto('/about-ethiopia');
    const seventh = page.getByRole('main').getByRole('article').nth(6).getByRole('heading');
    await seventh.scrollIntoViewIfNeeded();
    const top = () => page.evaluate(() => Math.round(window.scrollY));
    await expect(seventh).toBeInViewport();
    const before = await top();
    await page.reload();
    expect(await laidOut(foot(page))).toBe(true);
    await expect.poll(top).toBe(before);
    await expect(seventh).toBeInViewport();
  });

  test('a page that is opened at a place in it is whole', async ({ page }) => {
    await page.goto('/about#get-involved');
    expect(await laidOut(foot(page))).toBe(true);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('it is laid out at once', async ({ page }) => {
      await page.goto('/about-ethiopia');
      const visibility = await foot(page).evaluate(
        (node) => getComputedStyle(node.closest('footer') ?? node).contentVisibility,
      );
      expect(visibility).toBe('visible');
    });
  });
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 2000 },
]) {
  test.describe(`at a width of ${String(viewport.width)} px`, () => {
    test.use({ viewport });

    for (const route of ['/about-ethiopia', '/contact-us']) {
      test(`nothing in view moves on ${route} when the rest is laid out`, async ({ page }) => {
        await page.goto(route, { waitUntil: 'networkidle' });
        const before = await placesInView(page);
        expect(before.length).toBeGreaterThan(10);
        await page.keyboard.press('Shift');
        await expect(page.locator('html')).toHaveClass(/whole/);
        expect(await placesInView(page)).toEqual(before);
      });
    }
  });
}

/** Where everything is whose upper edge can be seen. */
function placesInView(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('body *'), (element) => {
      const { top, left, width, height } = element.getBoundingClientRect();
      const seen = width > 0 && height > 0 && top >= 0 && top < window.innerHeight;
      return seen && element.closest('main > *, header, nav')
        ? `${element.tagName} ${String([top, left, width].map(Math.round))}`
        : '';
    }).filter((place) => place !== ''),
  );
}
