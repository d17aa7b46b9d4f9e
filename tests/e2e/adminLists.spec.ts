import { expect, type Page, waitForScripts } from './fixtures.ts';
import { confirmDelete, deleteButtons, isMarked, mark, pressDelete, test } from './listsSite.ts';

test('on a phone a record is deleted on the page that its row opens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/resources');
  const rows = page.getByRole('main').locator('tbody').getByRole('row');
  await expect(page.getByRole('button', { name: /^Delete / })).toHaveCount(0);
  const title = (await rows.nth(3).getByRole('rowheader').textContent()) ?? '';
  await rows.nth(3).click();
  const copy = await page.getByRole('link', { name: `Copy ${title}` }).boundingBox();
  const remove = await page.getByRole('button', { name: `Delete ${title}` }).boundingBox();
  if (!copy || !remove) throw new Error('The buttons are not laid out.');
  for (const { width, height } of [copy, remove]) {
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  await confirmDelete(page, `Delete ${title}`, 'Resource');
  await expect(page).toHaveURL(/\/admin\/resources$/);
  await expect(rows.filter({ hasText: title })).toHaveCount(0);
});

test('after a deletion the scroll position stays, and so does the question about the next one', async ({
  page,
}) => {
  await page.goto('/admin/resources');
  const deletes = deleteButtons(page);
  await expect(deletes.nth(4)).toBeAttached();
  const kept = (await deletes.nth(4).locator('.sr-only').textContent()) ?? '';
  const removed = (await deletes.nth(3).locator('.sr-only').textContent()) ?? '';
  const next = deleteButtons(page, kept);
  await page.evaluate(() => window.scrollBy(0, 100));
  await mark(page);
  await confirmDelete(page, removed, 'Resource');
  await pressDelete(page, next);
  const place = await page.evaluate(() => window.scrollY);
  await expect(page.getByRole('button', { name: removed, includeHidden: true })).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toContainText(kept.replace('Delete ', ''));
  expect(await isMarked(page)).toBe(true);
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(200);
  // The focus stays within the question.
  for (let presses = 0; presses < 4; presses++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main'))).toBeNull();
  }
});

test('the menu of a row works with the keyboard, and gets the focus back after a question', async ({
  page,
}) => {
  await page.goto('/admin/resources');
  const menu = page.getByRole('button', { name: /^More for / }).first();
  await menu.focus();
  await page.keyboard.press('Enter');
  const remove = page.getByRole('button', { name: /^Delete / });
  await expect(remove).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(remove).toBeHidden();
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^Copy / })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog', { name: 'Delete Resource' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
});

test('visitors neither see delete buttons nor download their code', async ({ page, browser }) => {
  const visitor = await browser.newPage();
  waitForScripts(visitor);
  const scriptsOfVisitor = scriptsOf(visitor);
  await visitor.goto('/directory', { waitUntil: 'networkidle' });
  await expect(visitor.getByRole('button', { name: /^Delete / })).toHaveCount(0);
  await expect(visitor.getByRole('link', { name: /^Edit / })).toHaveCount(0);
  expect(await scriptsOfVisitor()).toContain('Directory');
  expect(await scriptsOfVisitor()).not.toContain('alertdialog');
  await visitor.close();

  const scripts = scriptsOf(page);
  await page.goto('/directory');
  await expect(page.getByRole('button', { name: /^Delete / }).first()).toBeVisible();
  expect(await scripts()).toContain('alertdialog');
});

/** Notes what code a page loads. */
function scriptsOf(page: Page) {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  return async () => (await Promise.all(scripts)).join();
}

test('a list is searched while typing, and the search survives a reload, Edit and Back', async ({
  page,
}) => {
  // So low that what is found has to be scrolled.
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto('/admin/directory');
  await expect(page.getByText(/^\d\d entries shown$/)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find' }).fill('EXAMPLE  auckland');
  const entries = page.getByRole('main').getByRole('rowheader');
  await expect(page).toHaveURL(/\?find=EXAMPLE/);
  await expect(page.getByText(/^\d+ entries shown$/)).toBeVisible();
  const found = await entries.allTextContents();
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Find' })).toHaveValue('EXAMPLE  auckland');
  await expect(entries).toHaveText(found);

  const last = page
    .getByRole('main')
    .getByRole('link', { name: /^Edit / })
    .last();
  await last.scrollIntoViewIfNeeded();
  await expect(page).toHaveURL(/[?&]at=\d+/);
  await last.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Directory' })).toBeVisible();
  await page.goBack();
  await expect(last).toBeInViewport();
  await expect(entries).toHaveText(found);
  const top = () => last.evaluate((link) => link.getBoundingClientRect().top);
  const before = await top();
  const rowHeight = await entries.last().evaluate((entry) => entry.closest('tr')?.offsetHeight);
  await page.reload();
  await expect(last).toBeInViewport();
  // The nearest row begins at the top afterwards; a reload does not move the list by a row.
  await expect
    .poll(async () => Math.abs((await top()) - before))
    .toBeLessThan((rowHeight ?? 0) / 2);
});
