import { chooseTheme, expect, publicRoutes, test, themes } from './fixtures.ts';

for (const theme of themes) {
  for (const width of [320, 390, 768, 1280]) {
    test(`every public page is quiet and fits at ${width} px, ${theme}`, async ({
      page,
      complaints,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await chooseTheme(page, theme);
      for (const route of publicRoutes) {
        await page.goto(route, { waitUntil: 'networkidle' });
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${route} overflows sideways`).toBe(0);
        expect(complaints, route).toEqual([]);
      }
    });
  }
}

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
