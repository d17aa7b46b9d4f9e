import { expect, signInAsAdmin, test } from './fixtures.ts';

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test(`the title and the save button are in sight at ${String(width)} × ${String(height)}, and the bar covers no focused field`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await signInAsAdmin(page);
    await page.goto('/admin/add-directory');
    const save = page.getByRole('button', { name: 'Create Directory' });
    await expect(save).toBeInViewport();
    // The first screen has the title, and on a laptop the publication.
    await expect(page.getByLabel(/^Name/).first()).toBeInViewport({ ratio: 1 });
    if (width > 1000) await expect(page.getByLabel('Visitors see it')).toBeInViewport({ ratio: 1 });
    // The editor makes the form higher when it arrives, which may be later than the next Tab.
    await page
      .getByLabel(/^Description/)
      .first()
      .focus();
    await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible();
    await page.getByLabel('Written in').focus();
    for (let presses = 0; presses < 24; presses++) {
      await page.keyboard.press('Tab');
      const bar = await save.boundingBox();
      const focused = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element?.closest('fieldset')) return null;
        return element.getBoundingClientRect().toJSON() as DOMRect;
      });
      if (!focused) break;
      // What is found wrong with the field before it may push it down a little (WCAG 2.4.11).
      expect(focused.top).toBeLessThan((bar?.y ?? 0) - 44);
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
