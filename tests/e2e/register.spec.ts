import { readFileSync } from 'node:fs';
import { expectWell } from './expectWell.ts';
import { expect } from './fixtures.ts';
import { memberCount, test } from './listsSite.ts';

test('the register of a day is printed whole, whatever the screen shows', async ({
  page,
  complaints,
}) => {
  await page.goto('/admin/register?on=2024-03-31&part=ALL');
  await expect(page.getByText('100 of 10,000 entries', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Members: 10,000\..*day of joining 10,000/)).toBeVisible();
  await expectWell(page, complaints);

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
  await expect(page.getByRole('row')).toHaveCount(memberCount + 1);
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
  await expectWell(page, complaints);
});
