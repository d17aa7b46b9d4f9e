import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { csvOf } from '../../api/csv/csv.ts';
import { expect, type Page } from './fixtures.ts';
import { test } from './listsSite.ts';

/** Another day of birth for each, because similar names and equal days of birth would be reported as duplicates. */
const birthOf = (index: number) => `${String(20 + index)}/1/1991`;

/** The message at the end of an import. */
const outcome = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

test('members are imported from a file; their export is edited, imported with three answers, and the import is undone', async ({
  page,
}, testInfo) => {
  const people = Array.from({ length: 9 }, (_, index) => [
    `Yeshi ${String(index)}`,
    index === 8 ? 'no day' : birthOf(index),
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
  const births = page.getByRole('textbox', { name: /^Date of Birth, line / });
  await expect(births).toHaveCount(1);
  await births.fill(birthOf(8));
  // What was typed survives that the page is loaded again.
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await choose();
  await page.getByRole('button', { name: 'Add 9 entries' }).click();
  await expect(outcome(page, '9 entries have been added.')).toBeFocused();
  const before = await exportMembers(page, file);
  // A spreadsheet saves numbers without leading zeros, and dates in its own format.
  const edited = before.map((row, index): Record<string, string> => ({
    ...row,
    ...(index % 3 === 0 && { Address: '7 King Street' }),
    'Contact Number': row['Contact Number']?.replaceAll(' ', '').replace(/^0/, '') ?? '',
    'Date of Birth': row['Date of Birth']?.split('-').reverse().join('/') ?? '',
  }));
  const twice = edited.slice(0, 2).map((row) => ({
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
    '2 lines may be there already. 3 say something else than what is there. 6 are there already.';
  await expect(page.getByText(summary)).toBeVisible();
  // The page asks about the new lines only. The other lines have the numbers of their records.
  await page.getByRole('radio', { name: /^Yes, correct all of them/ }).check();
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow()).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await overflow()).toBe(0);
  await page.getByRole('button', { name: 'Update all 3' }).click();
  await page.getByRole('button', { name: 'Skip all 2' }).click();
  await page.getByRole('button', { name: 'Update 3 entries' }).click();
  await expect(outcome(page, '3 entries have been updated.')).toBeFocused();
  const after = before.map((row, index) => ({
    ...row,
    ...(index % 3 === 0 && { Address: '7 King Street' }),
  }));
  expect(await exportMembers(page, file)).toEqual(after);
  await page.goto('/admin/import/show-members');
  await page.getByRole('button', { name: 'Undo the import of members.csv' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('3 entries say again what was there before.')).toBeVisible();
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
