import { readFileSync } from 'node:fs';
import { expect, signInAsAdmin, test } from './fixtures.ts';

test('an admin filters the activity and opens the table in a spreadsheet', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/activity');
  const entries = page.getByRole('article');
  await expect(entries.filter({ hasText: 'Added: Account' })).not.toHaveCount(0);
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Sign-ins');
  await expect(page).toHaveURL('/admin/activity?kind=SIGN_INS');
  await expect(entries.filter({ hasText: 'Added: Account' })).toHaveCount(0);
  await expect(entries.filter({ hasText: 'Signed in' })).not.toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Kind' })).toHaveValue('SIGN_INS');

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^activity-\d{4}-\d\d-\d\d\.csv$/);
  const table = readFileSync(await download.path());
  expect(table.subarray(0, 3).toString('hex')).toBe('efbbbf');
  expect(table.toString()).toContain('"admin@example.org","Signed in"');
  await expect(page.getByText(/^A table of \d+ entr/)).toBeVisible();
});
