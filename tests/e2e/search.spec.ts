import { expect, test } from './fixtures.ts';
import { violations } from './violations.ts';

test.use({ viewport: { width: 390, height: 800 } });

test('somebody on a phone searches from the header and chooses a suggestion with the keyboard', async ({
  page,
}) => {
  await page.goto('/');
  const button = page.locator('summary', { has: page.locator('svg') });
  await expect(button).toHaveAccessibleName('Search');
  await button.click();
  const field = page.getByLabel('Search this site').and(page.locator(':visible'));
  await expect(field).toBeFocused();
  await field.pressSequentially('enkutat');
  const options = page.getByRole('option');
  await expect(options.first()).toContainText(/Enkutatash \(New Year\)Calendar · 1[12]-09-/);
  await expect(options.nth(1)).toHaveText('Enkutatash (እንቁጣጣሽ): Ethiopian New YearAbout Ethiopia');
  expect(await violations(page)).toEqual([]);
  await expect(field).toHaveRole('combobox');

  await field.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(field).toBeVisible();
  await field.pressSequentially('a');
  await expect(options.first()).toBeVisible();
  await field.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  const selected = await options.first().getAttribute('id');
  await expect(field).toHaveAttribute('aria-activedescendant', selected ?? '');
  await field.press('ArrowUp');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=enkutata$/);
  const status = page.getByRole('status').filter({ hasText: 'results for “enkutata”' });
  await expect(status).toBeVisible();
  // The day of the feast and the records.
  expect(await status.textContent()).toMatch(
    new RegExp(`^${String(await page.getByRole('article').count())} results`),
  );
  await expect(page.locator('mark').first()).toHaveText('Enkutatash');
  await expect(field).toHaveValue('enkutata');

  await field.fill('zzzz');
  await field.press('Enter');
  await expect(page.getByText('Nothing was found for “zzzz”.')).toBeVisible();
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the suggestions lie in front of the navigation', async ({ page }) => {
    await page.goto('/events');
    await page.getByLabel('Search this site').and(page.locator(':visible')).fill('coffee');
    const options = page.getByRole('option');
    await expect(options.first()).toBeVisible();
    for (const option of await options.all()) await option.click({ trial: true });
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the search works too', async ({ page }) => {
    await page.goto('/events');
    await page.getByRole('navigation').locator('summary').click();
    const field = page.getByLabel('Search this site').and(page.locator(':visible'));
    await field.fill('example auckland');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=example\+auckland$/);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    const results = page.getByRole('article');
    await expect(results.first().getByRole('link')).toBeVisible();
    const link = page.getByRole('link', { name: 'Back to the first results' });
    await expect(link).toHaveCount(0);
    await page.goto('/search?q=example&after=nonsense');
    await expect(page.getByRole('alert')).toContainText('These results are not there any more.');
    await link.click();
    await expect(results.first()).toBeVisible();
  });
});
