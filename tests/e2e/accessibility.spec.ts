import AxeBuilder from '@axe-core/playwright';
import { chooseTheme, expect, type Page, publicRoutes, test, themes } from './fixtures.ts';

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function violations(page: Page) {
  // Colours are judged when nothing is still fading in.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      // What turns without end, as the badge does, cannot be finished.
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
  const { violations: found } = await new AxeBuilder({ page }).withTags(wcag22aa).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

for (const theme of themes) {
  test(`axe finds no violation on any public page, ${theme}`, async ({ page }) => {
    await chooseTheme(page, theme);
    for (const route of [...publicRoutes, '/no-such-page']) {
      await page.goto(route);
      expect(await violations(page), route).toEqual([]);
    }
  });

  test(`axe finds no violation in the open drawer, ${theme}`, async ({ page }) => {
    await chooseTheme(page, theme);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test(`axe finds no violation in the open viewer, ${theme}`, async ({ page }) => {
    await chooseTheme(page, theme);
    await page.goto('/events');
    await page
      .getByRole('button', { name: /^Open picture in full screen/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}
