import { allLanguages, pathIn } from '../../api/shared/messages/languages.ts';
import { expectWell } from './expectWell.ts';
import { expect, recordRoutes, test } from './fixtures.ts';
import { expectFitting, expectAccessible, violations } from './violations.ts';

const results = '/search?q=እንቁጣጣሽ';

// The pages of records share a layout, so one is enough in Amharic. The tests of the weight of the other pages check this too, in both themes, and axe in Amharic.
test('pages of records and results load without errors, fit, and have no axe violations', async ({
  page,
  complaints,
}) => {
  test.slow();
  for (const language of allLanguages) {
    for (const route of language === 'EN' ? [...recordRoutes, results] : ['/events/1', results]) {
      await page.goto(pathIn(language, route), { waitUntil: 'networkidle' });
      await expectWell(page, complaints, language === 'EN' ? expectAccessible : expectFitting);
    }
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/directory/1', { waitUntil: 'networkidle' });
  await expectWell(page, complaints);
});

// The other addresses, by their status, are in tests/api/pages.test.ts.
test('the page of an unknown address has no axe violations, and no error but the 404', async ({
  page,
  complaints,
}) => {
  for (const path of ['/no-such-page', '/admin/no-such-page']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectAccessible(page);
  }
  expect(complaints.filter((each) => !/ 404( \(Not Found\))?$/.test(each))).toEqual([]);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the pause switch has no axe violations', async ({ page, complaints }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const control = page.getByRole('switch', { name: /^Pause/ }).first();
    await expect(control).toBeVisible();
    expect(await violations(page, '[role=switch]')).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
