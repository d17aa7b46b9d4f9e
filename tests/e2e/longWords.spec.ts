import { changeTheme, expect, type Page, publicRoutes, signInAsAdmin, themes } from './fixtures.ts';
import { expectToFit, resize } from './fit.ts';
import { fillIn } from './formSteps.ts';
import { firstId, longWords, test } from './longWordsSite.ts';
import { violations } from './violations.ts';

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

test('in the admin area, words of any length wrap, and no page has an error or axe violations', async ({
  page,
  database,
  complaints,
}) => {
  test.slow();
  await signInAsAdmin(page);
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const links = page.getByRole('main').getByRole('link');
  const routes = await links.evaluateAll((all: HTMLAnchorElement[]) =>
    all.map(({ pathname }) => pathname),
  );
  expect(routes.length).toBeGreaterThan(10);
  const looks = [390, 1280].flatMap((width) => themes.map((theme) => ({ width, theme })));
  const others = ['/admin/account', '/admin/search?q=x', `/admin/edit-member/${String(firstId)}`];
  const all = new Set(['/admin/dashboard', ...routes, ...others]);
  for (const [index, route] of [...all].entries()) {
    if (index > 0) await goWithin(page, route);
    const summaries = await page.getByRole('main').locator('summary').all();
    for (const summary of summaries) await summary.click();
    // An empty form shows its errors.
    const send = page.getByRole('button', { name: /^(Create|Register) (?!a |an )/ });
    if ((await send.count()) > 0) {
      await send.click();
      await expect(page.getByRole('form').getByRole('alert')).toContainText('Please correct');
    }
    await expectToFit(page);
    await expectLookAccessible(page, looks[index % looks.length]);
  }

  // A phone has no buttons in lists.
  await resize(page, 1280);
  await page.goto('/admin/events');
  await page.getByRole('button', { name: /^More for x/ }).click();
  await expectToFit(page, 'the menu of a row');
  await page.getByRole('button', { name: /^Delete x/ }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectToFit(page, 'a question');
  for (const look of looks) await expectLookAccessible(page, look, 'a question');

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
  // Leaving a page ends the requests of its pictures.
  expect(complaints.filter((each) => !each.endsWith('net::ERR_ABORTED'))).toEqual([]);
});

/** Opens another page as a link does, without loading the site again. */
async function goWithin(page: Page, route: string) {
  await page.evaluate((address) => {
    document.querySelector('main')?.firstElementChild?.setAttribute('data-left', '');
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, route);
  await expect(page.locator('[data-left]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByText('Loading')).toHaveCount(0);
}

/** Insists that axe finds nothing wrong with a page in one of its looks. */
async function expectLookAccessible(
  page: Page,
  { width, theme } = { width: 1280, theme: 'light' },
  name = page.url(),
) {
  await resize(page, width);
  await changeTheme(page, theme);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  expect.soft(await violations(page), `${name}, ${theme}, ${String(width)} px`).toEqual([]);
}
