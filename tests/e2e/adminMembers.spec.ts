import { changeTheme, expect, themes } from './fixtures.ts';
import { test } from './listsSite.ts';
import { violations } from './violations.ts';

test('members are chosen on a phone, their memberships end together, and are reinstated', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Other tests add members with other names.
  await page.goto('/admin/show-members?find=Member');
  await expect(page.getByText('50 of 1,000 members shown')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Choose Member 00990' }).check();
  const bar = page.getByRole('region', { name: 'Entries chosen' });
  await bar.getByRole('button', { name: 'Choose all shown' }).click();
  await expect(bar).toContainText('50 entries chosen');
  await bar.getByRole('button', { name: 'End membership of those chosen' }).click();
  const question = page.getByRole('alertdialog', { name: 'End the membership of 50 members' });
  await expect(question).toContainText('Member 00990, Member 01000, Member 00999 and 47 more');
  for (const theme of themes) {
    await changeTheme(page, theme);
    expect(await violations(page, 'dialog[open]'), theme).toEqual([]);
  }
  await question.getByLabel('Why the membership ended').selectOption('Resigned');
  await question.getByRole('button', { name: 'End membership', exact: true }).click();
  await expect(page.getByText('50 memberships ended.')).toBeVisible();
  await expect(page.getByText('50 of 950 members shown')).toBeVisible();
  await page.getByRole('button', { name: 'Undo this for 50 entries' }).press('Enter');
  await expect(page.getByText('50 entries are as they were before.')).toBeVisible();
  await expect(page.getByText('50 of 1,000 members shown')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Member 00951' })).toHaveAttribute(
    'href',
    '/admin/edit-member/951',
  );
  expect(complaints).toEqual([]);
});
