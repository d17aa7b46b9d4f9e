import { changeEntry } from './changeEntry.ts';
import { expect, test } from './fixtures.ts';
import { violations } from './violations.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** From the end of the header to the first card, and of all cards (issue: phones showed one at a time). */
const firstCardBelow = 300;
const cardHeight = 190;

test('somebody on a phone finds a barber by category and by words, and calls', async ({
  page,
  request,
  complaints,
}) => {
  await changeEntry(request, 'Piassa', { telephone: '09 555 0100' });
  await page.goto('/directory');
  const main = page.getByRole('main');
  const cards = main.getByRole('article');
  const top = (await main.boundingBox())?.y ?? 0;
  expect((await cards.first().boundingBox())?.y).toBeLessThanOrEqual(top + firstCardBelow);
  for (const card of await cards.all()) {
    expect((await card.boundingBox())?.height).toBeLessThanOrEqual(cardHeight);
  }

  await page.mouse.wheel(0, 1500);
  const chips = page.getByRole('navigation', { name: 'Categories of the directory' });
  const chip = chips.getByRole('link', { name: 'Barbershops' });
  await chip.focus();
  await expect(chip).toBeInViewport({ ratio: 1 });
  await chip.press('Enter');
  await expect(page).toHaveURL(/\/directory\?category=4$/);
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Barbershops']);
  await expect(cards.first()).toBeInViewport();
  await expect(chip).toBeFocused();

  const field = page.getByRole('searchbox', { name: 'Find in the directory' });
  // Muted, with a contrast of 4.5 : 1.
  const placeholder = () => field.evaluate((node) => getComputedStyle(node, '::placeholder').color);
  expect(await placeholder()).toBe('rgb(107, 86, 71)');
  await field.fill('piasa');
  await expect(page.getByRole('status').filter({ hasText: '1 entry for “piasa”' })).toBeVisible();
  await expect(page).toHaveURL(/\/directory\?category=4&q=piasa$/);
  await expect(page.locator('mark')).toHaveText('Piassa');
  await expect(field).toBeFocused();
  expect(await violations(page)).toEqual([]);

  const call = cards.getByRole('link', { name: /^Call Piassa.*: 09 555 0100$/ });
  await expect(call).toHaveAttribute('href', 'tel:095550100');

  // The address shows the same to a person who receives it, and Back leads to it.
  await page.reload();
  await expect(cards).toHaveCount(1);
  await cards.getByRole('link', { name: /^Piassa/ }).click();
  await expect(page).toHaveURL(/\/directory\/\d+-piassa/);
  await page.goBack();
  await expect(cards).toHaveCount(1);
  await expect(field).toHaveValue('piasa');
  await page.getByRole('link', { name: 'Show the whole directory' }).click();
  await expect(page).toHaveURL(/\/directory$/);
  await expect(cards).toHaveCount(13);
  expect(complaints).toEqual([]);
});

test('the focused element is not covered', async ({ page }) => {
  await page.goto('/directory');
  const chips = page.getByRole('navigation', { name: 'Categories of the directory' });
  await page.getByRole('main').getByRole('link').last().focus();
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Shift+Tab');
    const isCovered = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element?.closest('article')) return false;
      const { top } = element.getBoundingClientRect();
      return (
        top < 0 ||
        top < (document.querySelector('main nav')?.getBoundingClientRect().bottom ?? 0) - 1
      );
    });
    expect(isCovered).toBe(false);
  }
  await expect(chips).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the category and the words are part of the address', async ({ page }) => {
    await page.goto('/directory');
    await page.getByRole('link', { name: 'Barbershops' }).click();
    await expect(page).toHaveURL(/\/directory\?category=4$/);
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(2);
    const field = page.getByRole('searchbox', { name: 'Find in the directory' });
    await field.fill('piassa');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/directory\?q=piassa&category=4$/);
    await expect(cards).toHaveCount(1);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('link', { name: 'Garage' }).click();
    await expect(page.getByText('Nothing was found for “piassa” in Garage.')).toBeVisible();
    await page.getByRole('link', { name: 'Look in all categories' }).click();
    await expect(cards).toHaveCount(1);
    await page.goto('/directory?category=999');
    await expect(page).toHaveURL(/\/directory$/);
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('the chosen category is in sight, even at the end of the row', async ({ page }) => {
      await page.goto('/directory');
      const chips = page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
      const last = await chips.last().getAttribute('href');
      await expect(chips.last()).not.toBeInViewport();
      await page.goto(last ?? '');
      await expect(chips.last()).toHaveAttribute('aria-current', 'true');
      await expect(chips.last()).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
  });
}
