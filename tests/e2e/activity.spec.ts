import { readFileSync } from 'node:fs';
import { expect, signInAsAdmin, test } from './fixtures.ts';

test('an admin opens the activity in a spreadsheet', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/activity');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^activity-\d{4}-\d\d-\d\d\.csv$/);
  const table = readFileSync(await download.path());
  expect(table.subarray(0, 3).toString('hex')).toBe('efbbbf');
  expect(table.toString()).toContain('"admin@example.org","Signed in"');
  await expect(page.getByText(/^A table of \d+ entr/)).toBeVisible();
});
