import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { csvOf } from '../../api/csv/csv.ts';
import { expect, type Page } from './fixtures.ts';
import { test } from './listsSite.ts';

test('two hundred members are checked, corrected and imported, and the import is undone', async ({
  page,
}, testInfo) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const people = Array.from({ length: 200 }, (_, index) => [
    `Almaz ${String(index)}`,
    index % 20 === 7 ? 'no day' : birthOf(index),
    '1 Queen Street',
    '021 555 0100',
    '31/10/2026',
  ]);
  const headings = ['ሙሉ ስም', 'Date of Birth', 'Lives at', 'Contact Number', 'Date of registration'];
  const file = testInfo.outputPath('members.csv');
  writeFileSync(file, csvOf(headings, people));
  await page.goto('/admin/show-members');
  await page.getByRole('link', { name: 'Import' }).click();
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText('No column is chosen for: Address.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Lives at' }).selectOption('Address');
  await expect(page.getByText('190 entries will be added. 10 lines have faults.')).toBeVisible();
  const births = page.getByRole('textbox', { name: /^Date of Birth, line / });
  await expect(births).toHaveCount(10);
  await expect(births.first()).toHaveAccessibleName('Date of Birth, line 9');
  for (const [index, birth] of (await births.all()).entries())
    await birth.fill(`${String(1950 + index)}-12-31`);
  // What was typed survives that the page is loaded again.
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('combobox', { name: 'Lives at' }).selectOption('Address');
  await page.getByRole('button', { name: 'Add 200 entries' }).click();
  await expect(outcome(page, '200 entries have been added.')).toBeFocused();
  await exportedIsThere(
    await page.context().newPage(),
    testInfo.outputPath('exported.csv'),
    'Almaz',
    /^Nothing will be added\. 2\d\d are there already\.$/,
  );
  // Its page may have been left: the import is undone from the list.
  await page.goto('/admin/import/show-members');
  await page.getByRole('button', { name: 'Undo the import of members.csv' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('200 entries have been deleted again.')).toBeVisible();
});

/** Another day of birth for each, because similar names and equal days of birth would be reported as duplicates. */
const birthOf = (index: number) =>
  `${String(1 + (index % 28))}/${String(1 + Math.floor(index / 28))}/1991`;

/** The message at the end of an import. */
const outcome = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** Downloads the members from their list, and has the file checked. */
async function exportedIsThere(page: Page, file: string, find: string, summary: string | RegExp) {
  await page.goto(`/admin/show-members?find=${find}`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^members-\d{4}-\d\d-\d\d\.csv$/);
  await (await download).saveAs(file);
  await page.getByRole('link', { name: 'Import' }).click();
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText(summary)).toBeVisible();
}

test('an edited export of a hundred members is imported with three answers', async ({
  page,
}, testInfo) => {
  const people = Array.from({ length: 90 }, (_, index) => [
    `Yeshi ${String(index)}`,
    birthOf(index),
    `${String(index)} Queen Street`,
    `021 555 ${String(1000 + index)}`,
    '2026-11-01',
  ]);
  const headings = [
    'Full Name',
    'Date of Birth',
    'Address',
    'Contact Number',
    'Date of registration',
  ];
  const file = testInfo.outputPath('members.csv');
  const choose = () => page.locator('input[type=file]').setInputFiles(file);
  writeFileSync(file, csvOf(headings, people));
  await page.goto('/admin/import/show-members');
  await choose();
  await page.getByRole('button', { name: 'Add 90 entries' }).click();
  await expect(outcome(page, '90 entries have been added.')).toBeFocused();
  const before = await exportMembers(page, file);
  // A spreadsheet saves numbers without leading zeros, and dates in its own format.
  const edited = before.map((row, index): Record<string, string> => ({
    ...row,
    ...(index % 3 === 0 && { Address: '7 King Street' }),
    'Contact Number': row['Contact Number']?.replaceAll(' ', '').replace(/^0/, '') ?? '',
    'Date of Birth': row['Date of Birth']?.split('-').reverse().join('/') ?? '',
  }));
  const twice = edited.slice(0, 10).map((row) => ({
    ...row,
    ID: '',
    'Full Name': `${row['Full Name'] ?? ''} Abebe`,
  }));
  const rows = [...edited, ...twice];
  writeFileSync(
    file,
    csvOf(
      Object.keys(before[0] ?? {}),
      rows.map((row) => Object.values(row)),
    ),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/import/show-members');
  await choose();
  const summary =
    '10 lines may be there already. 30 say something else than what is there. 60 are there already.';
  await expect(page.getByText(summary)).toBeVisible();
  await expect(page.getByRole('group', { name: /^What becomes of line / })).toHaveCount(30);
  // The page asks about the new lines only. The other lines have the numbers of their records.
  await page.getByRole('radio', { name: /^Yes, correct all of them/ }).check();
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow()).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await overflow()).toBe(0);
  await page.getByRole('button', { name: 'Update all 30' }).click();
  await page.getByRole('button', { name: 'Skip all 10' }).click();
  await page.getByRole('button', { name: 'Update 30 entries' }).click();
  await expect(outcome(page, '30 entries have been updated.')).toBeFocused();
  const after = before.map((row, index) => ({
    ...row,
    ...(index % 3 === 0 && { Address: '7 King Street' }),
  }));
  expect(await exportMembers(page, file)).toEqual(after);
  await page.goto('/admin/import/show-members');
  await page.getByRole('button', { name: 'Undo the import of members.csv' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('30 entries say again what was there before.')).toBeVisible();
  expect(await exportMembers(page, file)).toEqual(before);
});

/** Downloads the members of this test from their list. */
async function exportMembers(page: Page, file: string): Promise<Record<string, string>[]> {
  await page.goto('/admin/show-members?find=Yeshi');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  await (await download).saveAs(file);
  const rows: Record<string, string>[] = parse(readFileSync(file), { bom: true, columns: true });
  return rows.toSorted((one, other) => Number(one['ID']) - Number(other['ID']));
}
