import { readFileSync } from 'node:fs';
import { expect } from './fixtures.ts';
import { test } from './listsSite.ts';
import { memberCount } from './ownSite.ts';

test('the register of a day is printed whole, whatever the screen shows', async ({
  page,
  complaints,
}) => {
  await page.goto('/admin/register?on=2024-03-31&part=ALL');
  // Other tests on this site end and erase memberships.
  const shown = page.getByText(/^100 of [\d,]+ entries$/);
  const total = Number((await shown.innerText()).replaceAll(',', '').split(' ')[2]);
  expect(total).toBeGreaterThan(memberCount / 2);
  await expect(page.getByText(/^Members: [\d,]+\..*day of joining [\d,]+/)).toBeVisible();
  expect(complaints).toEqual([]);

  const printed = page.waitForFunction(() => document.documentElement.dataset['printed']);
  await page.evaluate(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = 'yes';
    };
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await printed;
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Register of members on 31-03-2024')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(total + 1);
});

test('due dates can be added to a calendar', async ({ page, complaints }) => {
  await page.goto('/admin/due-dates');
  await expect(page.getByText('This is not legal advice.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Annual general meeting.*Not known/ })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to a calendar' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('due-dates.ics');
  expect(readFileSync(await download.path(), 'utf8')).toContain('SUMMARY:Consent of every member');
  expect(complaints).toEqual([]);
});
