import type { Request } from '@playwright/test';
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
  });
}

function bytesOf(files: { bytes: number }[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}
