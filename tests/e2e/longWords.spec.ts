import { expect, publicRoutes, signInAsAdmin } from './fixtures.ts';
import { expectToFit } from './fit.ts';
import { fillIn } from './formSteps.ts';
import { firstId, longWords, test } from './longWordsSite.ts';

test('words of any length wrap on every public page', async ({ page }) => {
  test.slow();
  for (const route of publicRoutes) {
    await page.goto(route);
    for (const button of await page.getByRole('button', { name: 'Read More' }).all()) {
      if (await button.isVisible()) await button.click();
    }
    await expectToFit(page);
  }
  await page.goto('/events');
  await page.getByRole('button', { name: /Open picture in full screen: x/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectToFit(page, 'the viewer');
});

test('words of any length wrap in the admin area', async ({ page, database }) => {
  test.slow();
  await signInAsAdmin(page);
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const links = page.getByRole('main').getByRole('link');
  const routes = await links.evaluateAll((all: HTMLAnchorElement[]) =>
    all.map(({ pathname }) => pathname),
  );
  expect(routes.length).toBeGreaterThan(10);
  for (const route of ['/admin/dashboard', ...routes]) {
    await page.goto(route);
    await expect(page.getByRole('main').getByText('Loading')).toHaveCount(0);
    const summaries = await page.getByRole('main').locator('summary').all();
    for (const summary of summaries) await summary.click();
    await expectToFit(page);
  }

  await page.goto('/admin/events');
  await page.getByRole('button', { name: /^Delete x/ }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectToFit(page, 'a question');

  await page.goto(`/admin/edit-event/${String(firstId)}`);
  // No word is longer than a field takes.
  await fillIn(page, { Title: 'Coffee', Time: '10:00 AM', Location: 'Hall' });
  await database.query(`UPDATE "event" SET location = $1, version = 9 WHERE id = $2`, [
    longWords[1],
    firstId,
  ]);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.locator('[data-conflict]')).toContainText(longWords[1] ?? '');
  await expectToFit(page, 'a conflict');
});
