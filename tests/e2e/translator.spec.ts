import fc from 'fast-check';
import { randomRuns } from '../support/randomRuns.ts';
import { expect, type Page } from './fixtures.ts';
import { field, fillIn } from './formSteps.ts';
import { test } from './listsSite.ts';
import { expectTranslated, translatePages, useControls } from './translator.ts';

/** The errors of React when it does not find a node that it has rendered. */
const complaintsOfReact = (complaints: string[]) =>
  complaints.filter((text) => /React error|removeChild|insertBefore/.test(text));

test.beforeEach(({ page }) => translatePages(page));

// One page for each set of controls. The test of long words expects on all pages that React keeps
// no text node.
test('pages and their controls work while the browser translates them', async ({
  page,
  complaints,
}) => {
  test.slow();
  for (const path of [
    '/',
    '/directory',
    '/am/membership-form',
    '/calendar/2026-09',
    '/admin/account',
    '/admin/settings',
    '/admin/edit-event/1',
    '/admin/show-members',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText('Loading')).toHaveCount(0);
    await useControls(page);
    await expectTranslated(page);
    expect(complaintsOfReact(complaints), path).toEqual([]);
  }
});

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

test('random typing does not break a translated page', async ({ page }) => {
  await page.goto('/am/membership-form');
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
