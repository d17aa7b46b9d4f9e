import { expect, publicRoutes, test } from './fixtures.ts';
import { expectSound } from './violations.ts';

// What pauses movement is there for those who have it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('every public page is quiet, fits, and has no violation of axe', async ({
  page,
  complaints,
}) => {
  test.slow();
  for (const route of publicRoutes) {
    await page.goto(route, { waitUntil: 'networkidle' });
    await expectSound(page);
    expect(complaints, route).toEqual([]);
  }
});

test('nor has the page of an unknown address', async ({ page }) => {
  await page.goto('/no-such-page');
  await expectSound(page);
});

test('pages need no second request for their data', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/graphql')) calls.push(request.url());
  });
  for (const route of publicRoutes) {
    await page.goto(route, { waitUntil: 'networkidle' });
  }
  expect(calls).toEqual([]);
});
