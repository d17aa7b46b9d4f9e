import type { Request } from '@playwright/test';
import { filePolicy } from '../../api/web/securityHeaders.ts';
import { expect, publicRoutes, test } from './fixtures.ts';
import { pageBudget } from './pageBudget.ts';

for (const route of publicRoutes) {
  test(`a first visit of ${route} keeps to the budget`, async ({ page }) => {
    const requests: Request[] = [];
    page.on('requestfinished', (request) => requests.push(request));
    await page.goto(route, { waitUntil: 'networkidle' });

    const sizes = await Promise.all(
      requests.map(async (request) => {
        const { responseBodySize } = await request.sizes();
        return { type: request.resourceType(), bytes: responseBodySize };
      }),
    );
    const others = sizes.filter(({ type }) => type !== 'image' && type !== 'media');
    const scripts = others.filter(({ type }) => type === 'script');
    expect(bytesOf(scripts)).toBeLessThan(pageBudget.scripts);
    const { home, others: elsewhere } = pageBudget.withoutPictures;
    expect(bytesOf(others)).toBeLessThan(route === '/' ? home : elsewhere);
    expect(others.length).toBeLessThanOrEqual(pageBudget.requests);
    // Amharic comes in the file of every page and the page's own.
    const addresses = requests.map((request) => request.url());
    expect(addresses.filter((url) => /ethiopic-(own|rest)-/.test(url))).toEqual([]);
    for (const request of requests.filter((other) => other.resourceType() !== 'document')) {
      const headers = (await (await request.response())?.allHeaders()) ?? {};
      expect(headers['content-security-policy'], request.url()).toBe(filePolicy);
    }
  });
}

test('scripts are fetched once there is something to see', async ({ page }) => {
  await page.goto('/');
  const { painted, fetched } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    fetched: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }));
  expect(fetched.length).toBeGreaterThan(3);
  expect(Math.min(...fetched)).toBeGreaterThan(painted);
});

function bytesOf(files: { bytes: number }[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}
