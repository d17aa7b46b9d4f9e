import type { Locator } from '@playwright/test';
import { expect, type Page } from './fixtures.ts';
import { expectToFit } from './fit.ts';
import { test } from './listsSite.ts';

/** The part of a list that is visible before scrolling. */
async function measure(page: Page) {
  const rows = page.getByRole('main').locator('tbody').getByRole('row');
  await expect(rows.nth(12)).toBeAttached();
  await page.evaluate(() => document.fonts.ready);
  const boxes = await rows.evaluateAll((elements) =>
    elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect),
  );
  const height = page.viewportSize()?.height ?? 0;
  return {
    top: boxes[0]?.top ?? Infinity,
    inSight: boxes.filter(({ bottom }) => bottom <= height).length,
    heights: Math.max(...boxes.map((box) => box.height)),
  };
}

/** What each part of a row does with text that has no room. */
const textOverflows = (row: Locator) =>
  row.evaluate((element) =>
    [element, ...element.querySelectorAll('*')].map((part) => getComputedStyle(part).textOverflow),
  );

const lists = ['/admin/show-members', '/admin/events', '/admin/inquiries'];

test('lists begin near the top and show many rows, on a desktop and on a phone', async ({
  page,
  manyEntries,
}) => {
  await manyEntries();
  for (const address of lists) {
    await page.goto(address);
    for (const [width, height, begin, rows, rowHeight] of [
      [1280, 800, 200, 12, 44],
      [390, 844, 256, 7, 72],
    ] as const) {
      await page.setViewportSize({ width, height });
      const { top, inSight, heights } = await measure(page);
      const name = `${address}, ${String(width)} px`;
      expect.soft(top, name).toBeLessThanOrEqual(begin);
      expect.soft(inSight, name).toBeGreaterThanOrEqual(rows);
      expect.soft(Math.round(heights), name).toBeLessThanOrEqual(rowHeight);
    }
    // In a window of 1280 px at 400 %, cards show the whole text.
    await page.setViewportSize({ width: 320, height: 640 });
    const row = page.getByRole('main').locator('tbody').getByRole('row').first();
    expect.soft(await textOverflows(row), address).not.toContain('ellipsis');
  }
});

test('on a phone the row of a deleted record shows its whole text', async ({
  page,
  deletedEvent,
}) => {
  const title = `${'The Ethiopian New Year with coffee and dancing '.repeat(3)}in Auckland`;
  await deletedEvent(title);
  await page.goto('/admin/deleted');
  const row = page.getByRole('row', { name: title });
  await expect(row).toBeVisible();
  await expectToFit(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(row).toContainText('Can be restored until');
  expect(await textOverflows(row)).not.toContain('ellipsis');
});

test('the header of a table stays in sight', async ({ page }) => {
  await page.goto('/admin/show-members');
  const header = page.getByRole('columnheader', { name: 'Full Name' });
  await expect(header).toBeVisible();
  await page.getByRole('main').locator('tbody').getByRole('row').nth(40).scrollIntoViewIfNeeded();
  await expect(header).toBeInViewport();
});
