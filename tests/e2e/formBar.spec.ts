import { expect, signInAsAdmin, test } from './fixtures.ts';
import { holdEditor } from './holdEditor.ts';

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test(`the title and the save button are in sight at ${String(width)} × ${String(height)}${width < 1000 ? ', and the bar covers no focused field' : ''}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await signInAsAdmin(page);
    const loadEditor = await holdEditor(page);
    await page.goto('/admin/add-directory');
    const save = page.getByRole('button', { name: 'Create Directory' });
    await expect(save).toBeInViewport();
    // The first screen has the title, and on a laptop the publication.
    await expect(page.getByLabel(/^Name/).first()).toBeInViewport({ ratio: 1 });
    if (width > 1000) await expect(page.getByLabel('Visitors see it')).toBeInViewport({ ratio: 1 });
    const bar = page.locator('[data-form-bar]');
    const location = page.locator('[name=location]');
    await page.getByLabel('Written in').focus();
    // The narrower window has the least room.
    const steps = width < 1000 ? 24 : 0;
    for (let step = 0; step < steps; step++) {
      await page.keyboard.press('Tab');
      if (!(await page.evaluate(() => document.activeElement?.closest('fieldset')))) break;
      if (await location.evaluate((field) => field === document.activeElement)) {
        // The editors of the fields above replace their smaller text areas.
        loadEditor();
        await expect(page.getByRole('toolbar', { name: 'Formatting' })).toHaveCount(2);
      }
      // Of a text of several lines, the browser shows only the line with the cursor.
      await expect.poll(() => bar.evaluate(roomAboveBar)).toBeGreaterThan(24);
    }
    await expect(save).toBeInViewport();
    // From wherever it is sent, the outcome is in sight, and so is what is wrong with the first field.
    await save.click();
    const outcome = page.getByRole('button', { name: /^\d+ fields need attention$/ });
    await expect(outcome).toBeInViewport({ ratio: 1 });
    const alert = page.getByRole('form').getByRole('alert');
    await expect(alert).toHaveText(/kept\. \d+ fields need attention$/, { useInnerText: true });
    await outcome.click();
    const error = page.getByText('Directory name is required');
    await expect(error).toBeInViewport({ ratio: 1 });
    const below = await alert.boundingBox();
    const told = await error.boundingBox();
    expect((told?.y ?? Infinity) + (told?.height ?? 0)).toBeLessThan(below?.y ?? 0);
  });
}

/** How much of the focused element can be seen above the bar, in pixels. */
function roomAboveBar(bar: Element) {
  const top = document.activeElement?.getBoundingClientRect().top ?? Infinity;
  return bar.getBoundingClientRect().top - top;
}
