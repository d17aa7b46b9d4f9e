import { admin, expect, signInAsAdmin, test } from './fixtures.ts';

// tests/e2e/newInstallation.spec.ts downloads an encrypted backup.
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
