import { inEachLanguage } from '../../api/shared/messages/languages.ts';
import { expectWell } from './expectWell.ts';
import { expect, recordRoutes, test } from './fixtures.ts';
import { expectSound } from './violations.ts';

// Tests of the weight of the other pages test this too.
test('pages of records and results load without errors, fit, and have no axe violations', async ({
  page,
  complaints,
}) => {
  test.slow();
  for (const route of [...recordRoutes, '/search?q=እንቁጣጣሽ'].flatMap(inEachLanguage)) {
    await page.goto(route, { waitUntil: 'networkidle' });
    await expectWell(page, complaints);
  }
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the control that pauses it has no axe violations', async ({ page, complaints }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.getByRole('switch', { name: /^Pause/ }).first()).toBeVisible();
    await expectSound(page);
    expect(complaints).toEqual([]);
  });
});

// The others, by their status, are in tests/api/pages.test.ts.
for (const path of ['/no-such-page', '/admin/no-such-page']) {
  test(`the page of the unknown address ${path} has no error but the 404, and no axe violations`, async ({
    page,
    complaints,
  }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectSound(page);
    expect(complaints.filter((each) => !/ 404( \(Not Found\))?$/.test(each))).toEqual([]);
  });
}
