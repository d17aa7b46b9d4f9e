import { chooseTheme, expect, test, themes } from './fixtures.ts';
import { violations } from './violations.ts';

// The pause control exists only where motion is allowed.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const theme of themes) {
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
      .getByRole('button', { name: /Open picture in full screen/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}
