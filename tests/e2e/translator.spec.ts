import fc from 'fast-check';
import { inEachLanguage, languageOf } from '../../client/messages/languages.ts';
import { randomRuns } from '../support/randomRuns.ts';
import { expect, publicRoutes, recordRoutes, type Page } from './fixtures.ts';
import { field, fillIn } from './formSteps.ts';
import { test } from './listsSite.ts';
import { expectTranslated, translatePages, useControls } from './translator.ts';

/** The errors of React when it does not find a node that it has rendered. */
const complaintsOfReact = (complaints: string[]) =>
  complaints.filter((text) => /React error|removeChild|insertBefore/.test(text));

test.beforeEach(({ page }) => translatePages(page));

test('every public page works while the browser translates it, in both languages', async ({
  page,
  complaints,
}) => {
  test.slow();
  await page.evaluate(() => localStorage.clear());
  const others = ['/search?q=coffee', '/calendar/2026-09', '/no-such-page', '/admin'];
  const routes = [...publicRoutes, ...recordRoutes, ...others, '/admin/forgotten-password'];
  for (const route of routes.flatMap(inEachLanguage)) {
    await page.goto(route);
    // The controls are the same in both languages.
    if (languageOf(route) === 'EN') await useControls(page);
    await expectTranslated(page);
    expect(complaintsOfReact(complaints), route).toEqual([]);
  }
});

test('every page and form of the admin area works while the browser translates it', async ({
  page,
  complaints,
  manyEntries,
}) => {
  test.slow();
  await manyEntries();
  const kindOf = (path: string) => path.replace(/\/(\d+|[0-9a-f-]{36})(?=\/|$)/g, '/:id');
  const seen = new Set<string>();
  const waiting = ['/admin/dashboard', ...inAdminArea];
  for (let path = waiting.shift(); path; path = waiting.shift()) {
    if (seen.has(kindOf(path))) continue;
    seen.add(kindOf(path));
    await page.goto(path);
    await expect(page.getByRole('main').getByText('Loading')).toHaveCount(0);
    const links = await page
      .getByRole('link')
      .evaluateAll((all: HTMLAnchorElement[]) => all.map(({ pathname }) => pathname));
    waiting.push(...links.filter((each) => each.startsWith('/admin/')));
    await useControls(page);
    await expectTranslated(page);
    expect(complaintsOfReact(complaints), path).toEqual([]);
  }
  expect([...seen]).toEqual(
    expect.arrayContaining(['/admin/add-event', '/admin/edit-event/:id', '/admin/settings']),
  );
});

/** Public pages with buttons for admins. */
const inAdminArea = ['/events', '/events/1', '/directory/1'];

test('a translated page still shows changes', async ({ page }) => {
  await page.goto('/directory');
  const filter = page.getByRole('main').getByRole('searchbox');
  for (const words of ['injera', 'coffee']) {
    await filter.fill(words);
    await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();
  }

  await page.goto('/search?q=injera');
  await page.getByRole('main').getByRole('searchbox').fill('coffee');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'coffee' })).toBeVisible();

  await page.goto('/membership-form');
  const born = page.locator('[name=dob]');
  const otherCalendar = page.getByText('= ');
  await expect(otherCalendar).toHaveCount(1);
  await born.fill('1990-05-31');
  await expect(otherCalendar).toHaveCount(2);
  await born.focus();
  await page.keyboard.press('Backspace');
  await expect(otherCalendar).toHaveCount(1);

  await page.goto('/admin/add-event');
  await field(page, 'Time').pressSequentially('10:00 AM');
  await expect(page.getByText('10:00 AM in New Zealand,')).toBeVisible();
  await fillIn(page, { Time: '' });
  await expectTranslated(page);
});

/** Key presses, drawn with a fixed seed. */
const strokes = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...'aé1ሰ@ .'.split('')) },
  { weight: 3, arbitrary: fc.constantFrom('Backspace', 'Control+a', 'Delete', 'ArrowUp', 'Space') },
  { weight: 3, arbitrary: fc.constant('Tab') },
);

async function press(page: Page, stroke: string) {
  if (stroke.length === 1) await page.keyboard.insertText(stroke);
  else await page.keyboard.press(stroke);
}

for (const route of ['/membership-form', '/am/membership-form', '/directory']) {
  test(`random typing does not break the translated page ${route}`, async ({ page }) => {
    await page.goto(route);
    const count = randomRuns({ all: 3000, few: 40 });
    for (const stroke of fc.sample(strokes, { seed: 38, numRuns: count })) {
      // If Tab moves the focus out of the page, focus the first field again.
      await press(page, stroke);
      if (stroke === 'Tab') {
        await page.evaluate(() => {
          const main = document.querySelector('main');
          if (main?.contains(document.activeElement)) return;
          main?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
        });
      }
    }
    await expectTranslated(page);
  });
}
