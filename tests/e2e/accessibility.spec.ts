import type { Locator } from '@playwright/test';
import { membershipLink } from '../../client/layout/menu/PageLinks.tsx';
import { changeTheme, chooseTheme, expect, type Page, test, themes } from './fixtures.ts';
import { violations } from './violations.ts';

test('axe finds no violation in the open drawer and in the open viewer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/events');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expectAccessibleDialog(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 720 });
  await page
    .getByRole('button', { name: /Open picture in full screen/ })
    .first()
    .click();
  await expectAccessibleDialog(page);
});

async function expectAccessibleDialog(page: Page) {
  await expect(page.getByRole('dialog')).toBeVisible();
  for (const theme of themes) {
    await changeTheme(page, theme);
    expect(await violations(page), theme).toEqual([]);
  }
}

const groundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

/** The colours of a control, and the contrast of its outline with what it encloses (WCAG 2.2, 1.4.11). */
const outlineOf = (control: Locator) =>
  control.evaluate((element) => {
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map((part) => {
        const share = Number(part) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const { borderTopWidth: width, borderTopColor, backgroundColor } = getComputedStyle(element);
    const [dark = 0, light = 0] = [borderTopColor, backgroundColor]
      .map(luminance)
      .sort((one, other) => one - other);
    return { width, borderTopColor, backgroundColor, contrast: (light + 0.05) / (dark + 0.05) };
  });

test('an unticked box in the dark theme has the outline of other controls, not a disabled grey', async ({
  page,
}) => {
  await chooseTheme(page, 'dark');
  await page.goto(membershipLink.to);
  const field = await outlineOf(page.getByRole('main').getByRole('textbox').first());
  expect(field).toMatchObject({ width: '1px', backgroundColor: await groundOf(page) });
  expect(field.contrast).toBeGreaterThanOrEqual(3);
  const box = page.getByRole('main').getByRole('checkbox').first();
  await box.uncheck();
  expect(await outlineOf(box)).toEqual(field);
  const radios = page.locator('input[type=radio]');
  expect(await outlineOf(radios.and(page.locator(':not(:checked)')).first())).toEqual(field);
  // The browser draws the others: ticked ones in the accent, disabled ones grey.
  await expect(radios.and(page.locator(':checked')).first()).toHaveCSS('appearance', 'auto');
  await box.evaluate((element) => element.toggleAttribute('disabled', true));
  await expect(box).toHaveCSS('appearance', 'auto');
});
