import { expect, type Page } from './fixtures.ts';
import { confirmDelete, isMarked, mark, memberCount, test } from './listsSite.ts';

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

  test('are deleted one by one, and the list is reloaded rather than the page', async ({
    page,
  }) => {
    await page.getByLabel('Search by name, email, phone, ID or year of birth').fill('0559 Member');
    await expect(page.getByText(/^\d\d members shown$/)).toBeVisible();
    await expect(rows(page).first()).toContainText('Member 05599');
    await mark(page);
    await page.clock.install();
    const lists = page.waitForRequest((request) =>
      Boolean(request.postData()?.includes('MembersList')),
    );
    await confirmDelete(page, 'Delete Member 05598', 'Member');
    await expect(page.getByText('Member has been deleted successfully')).toBeVisible();
    await lists;
    await expect(page.getByRole('rowheader', { name: 'Member 05598' })).toHaveCount(0);
    await expect(rows(page).nth(1)).toContainText('Member 05597');
    await page.clock.runFor(10_000);
    expect(await isMarked(page)).toBe(true);
  });
});
