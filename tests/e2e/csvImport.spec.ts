import { writeFileSync } from 'node:fs';
import { csvOf } from '../../api/csv/csv.ts';
import { expect, type Page } from './fixtures.ts';
import { test } from './listsSite.ts';

test('two thousand members are checked, corrected, imported and taken back', async ({
  page,
}, testInfo) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const people = Array.from({ length: 2000 }, (_, index) => [
    `Almaz ${String(index)}`,
    index % 100 === 7 ? 'no day' : '31/12/1990',
    '1 Queen Street',
    '021 555 0100',
    '1/11/2026',
  ]);
  const headings = ['ሙሉ ስም', 'Date of Birth', 'Lives at', 'Contact Number', 'Date of registration'];
  const file = testInfo.outputPath('members.csv');
  writeFileSync(file, csvOf(headings, people));
  await page.goto('/admin/show-members');
  await page.getByRole('link', { name: 'Import' }).click();
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText('No column is chosen for: Address.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Lives at' }).selectOption('Address');
  await expect(page.getByText('1,980 entries will be added. 20 lines have faults.')).toBeVisible();
  const births = page.getByRole('textbox', { name: /^Date of Birth, line / });
  await expect(births).toHaveCount(20);
  await expect(births.first()).toHaveAccessibleName('Date of Birth, line 9');
  for (const birth of await births.all()) await birth.fill('1990-12-31');
  // What was typed survives that the page is loaded again.
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('combobox', { name: 'Lives at' }).selectOption('Address');
  await page.getByRole('button', { name: 'Add 2,000 entries' }).click();
  await expect(page.getByText('2,000 entries have been added.')).toBeFocused();
  await exportedIsThere(await page.context().newPage(), testInfo.outputPath('exported.csv'));
  // Its page may have been left: the import is undone from the list.
  await page.goto('/admin/import/show-members');
  await page.getByRole('button', { name: 'Undo the import of members.csv' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2,000 entries have been deleted again.')).toBeVisible();
});

/** Downloads the members from their list, and has the file checked. */
async function exportedIsThere(page: Page, file: string) {
  await page.goto('/admin/show-members?find=Almaz');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^members-\d{4}-\d\d-\d\d\.csv$/);
  await (await download).saveAs(file);
  await page.getByRole('link', { name: 'Import' }).click();
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(
    page.getByText(/^Nothing will be added\. 2,\d{3} are there already\.$/),
  ).toBeVisible();
  await page.close();
}
