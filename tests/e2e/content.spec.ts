import { expect, test } from './fixtures.ts';

test('no picture of a card is wider than 550 pixels', async ({ page }) => {
  for (const route of ['/', '/directory']) {
    await page.goto(route);
    // A narrow screen, and one on which text stands beside the pictures of posts.
    for (const width of [900, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const widths = await page
        .locator('main article img')
        .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().width));
      expect(widths.length).toBeGreaterThan(1);
      expect([route, Math.max(...widths) <= 550]).toEqual([route, true]);
    }
  }
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('visitors open an event from the list, then the next event, and then the list again', async ({
    page,
  }) => {
    await page.goto('/events');
    const titles = page.locator('main article h2');
    const [first, second] = await titles.allTextContents();
    await titles.first().getByRole('link').tap();
    await expect(page).toHaveURL(/\/events\/\d+-[a-z0-9-]+$/);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(first ?? '');
    // A long title has no room for the name of the association.
    expect((await page.title()).startsWith(first ?? '')).toBe(true);
    await page.getByRole('link', { name: 'Next' }).tap();
    await expect(heading).toHaveText(second ?? '');
    await page.getByRole('link', { name: 'Back to Events' }).tap();
    await expect(heading).toHaveText('Upcoming Events');
  });
});
