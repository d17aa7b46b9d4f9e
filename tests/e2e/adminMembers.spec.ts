import { changeTheme, expect, type Page, themes } from './fixtures.ts';
import { eraseMember, isMarked, mark, memberCount, test } from './listsSite.ts';
import { violations } from './violations.ts';

test.describe('ten thousand members', () => {
  const rows = (page: Page) => page.getByRole('main').locator('tbody').getByRole('row');

  test.beforeEach(async ({ page }) => {
    await page.goto('/admin/show-members');
    await expect(page.getByText('50 of 10,000 members shown')).toBeVisible();
  });

  for (const [by, words, name] of [
    ['name', 'MEMBER 04321', 'Member 04321'],
    ['email', 'm77@example.org', 'Member 00077'],
    ['phone', '021 5509 876', 'Member 09876'],
    ['digits of the phone', '0215509876', 'Member 09876'],
  ] as const) {
    test(`are found by ${by}`, async ({ page }) => {
      await page.getByLabel('Search by name, email, phone, ID or year of birth').fill(words);
      await expect(page.getByText('1 member shown')).toBeVisible();
      await expect(rows(page)).toHaveCount(1);
      await expect(rows(page)).toContainText(name);
    });
  }

  test('are sorted and paged', async ({ page }) => {
    await expect(rows(page).first()).toContainText(`Member ${String(memberCount)}`);
    await page.getByRole('button', { name: 'Full Name' }).click();
    await expect(rows(page).first()).toContainText('Member 00001');
    await expect(page.getByRole('columnheader', { name: 'Full Name' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await page.getByRole('button', { name: 'Load more members' }).click();
    await expect(page.getByText('100 of 10,000 members shown')).toBeVisible();
    await expect(rows(page).nth(50)).toBeFocused();
    await expect(rows(page).nth(50)).toContainText('Member 00051');
    await page.getByRole('button', { name: 'Registered Date' }).click();
    await expect(rows(page).first()).toContainText('01-01-2001');
  });

  test('are chosen on a phone, their memberships end together, and are reinstated', async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('checkbox', { name: 'Choose Member 09990' }).check();
    const bar = page.getByRole('region', { name: 'Entries chosen' });
    await bar.getByRole('button', { name: 'Choose all shown' }).click();
    await expect(bar).toContainText('50 entries chosen');
    for (const theme of themes) {
      await changeTheme(page, theme);
      expect(await violations(page, '[data-form-bar]'), theme).toEqual([]);
    }
    await bar.getByRole('button', { name: 'End membership of those chosen' }).click();
    const question = page.getByRole('alertdialog', { name: 'End the membership of 50 members' });
    await expect(question).toContainText('Member 09990, Member 10000, Member 09999 and 47 more');
    for (const theme of themes) {
      await changeTheme(page, theme);
      expect(await violations(page, 'dialog[open]'), theme).toEqual([]);
    }
    await question.getByLabel('Why the membership ended').selectOption('Resigned');
    await question.getByRole('button', { name: 'End membership', exact: true }).click();
    await expect(page.getByText('50 memberships ended.')).toBeVisible();
    await expect(page.getByText('50 of 9,950 members shown')).toBeVisible();
    await page.getByRole('button', { name: 'Undo this for 50 entries' }).press('Enter');
    await expect(page.getByText('50 entries are as they were before.')).toBeVisible();
    await expect(page.getByText('50 of 10,000 members shown')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Member 09951' })).toHaveAttribute(
      'href',
      '/admin/edit-member/9951',
    );
    expect(complaints).toEqual([]);
  });

  test('are deleted one by one, and only the list is reloaded, not the page', async ({ page }) => {
    await page.getByLabel('Search by name, email, phone, ID or year of birth').fill('0559 Member');
    await expect(page.getByText(/^\d\d members shown$/)).toBeVisible();
    await expect(rows(page).first()).toContainText('Member 05599');
    await mark(page);
    await page.clock.install();
    const lists = page.waitForRequest((request) =>
      Boolean(request.postData()?.includes('MembersList')),
    );
    await eraseMember(page, 'Member 05598');
    await lists;
    await expect(page.getByRole('rowheader', { name: 'Member 05598' })).toHaveCount(0);
    await expect(rows(page).nth(1)).toContainText('Member 05597');
    await page.clock.runFor(10_000);
    expect(await isMarked(page)).toBe(true);
  });
});
