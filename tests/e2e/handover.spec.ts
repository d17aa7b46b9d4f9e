import { readFileSync } from 'node:fs';
import { admin, expect, signInAsAdmin, test } from './fixtures.ts';

test('an admin downloads an encrypted backup, and the page then shows it', async ({
  page,
  complaints,
}) => {
  await signInAsAdmin(page);
  await page.goto('/admin/dashboard');
  await page.getByRole('main').getByRole('link', { name: 'A first backup' }).click();
  await expect(page.getByRole('heading', { name: 'Handing over', level: 1 })).toBeFocused();
  await expect(page.getByText('No backup has been made yet.')).toBeVisible();
  await expect(page.getByText(/^PostgreSQL [\d.]+ at 127\.0\.0\.1/)).toBeVisible();

  await page.getByLabel('Your password').fill('not the password');
  await page.getByLabel('Passphrase for the file').fill('goat bridge window saffron');
  await page.getByRole('button', { name: 'Download' }).click();
  await expect(page.getByText('The current password is wrong')).toBeVisible();
  // What was typed stays.
  await expect(page.getByLabel('Passphrase for the file')).toHaveValue(/goat/);

  await page.getByLabel('Your password').fill(admin.password);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.backup\.age$/);
  const file = await download.path();
  expect(readFileSync(file).subarray(0, 21).toString()).toBe('age-encryption.org/v1');
  await expect(page.getByText(/^The last backup is of /)).toBeVisible();
  await expect(page.getByLabel('Your password')).toHaveValue('');
  // A navigation that turns into a download counts as aborted, with what was on its way meanwhile.
  expect(complaints.filter((each) => !each.endsWith('net::ERR_ABORTED'))).toEqual([]);
});

test('the page that requested a backup shows why there is no download', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/handover');
  await page.getByLabel('Your password').fill(admin.password);
  await page.getByRole('checkbox').uncheck();
  await expect(page.getByLabel('Passphrase for the file')).toHaveCount(0);
  // The ticket is a wrong one on its way, as after a minute.
  await page.route('**/backup', (route) => route.continue({ postData: 'ticket=expired' }));
  await page.getByRole('button', { name: 'Download' }).click();
  await expect(page.getByText(/^The download began too late/)).toBeVisible();
});
