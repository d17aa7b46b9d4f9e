import { test as base } from '@playwright/test';
import { type Site, startSite } from '../support/site.ts';

export { expect, type Page } from '@playwright/test';

export const publicRoutes = [
  '/',
  '/about',
  '/events',
  '/about-ethiopia',
  '/resources',
  '/directory',
  '/contact-us',
  '/support-us',
  '/membership-form',
];

export const themes = ['light', 'dark'] as const;

interface Fixtures {
  /** What the browser complained about while the test ran: console, failures, bad answers. */
  complaints: string[];
}

/** Tests on the built site, one for each worker, with the bundled content. */
export const test = base.extend<Fixtures, { site: Site }>({
  site: [
    async ({ browserName: _ }, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('requestfailed', (request) => {
      complaints.push(`${request.url()} ${request.failure()?.errorText ?? ''}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) complaints.push(`${response.url()} ${response.status()}`);
    });
    await use(complaints);
  },
});

/** Chooses a colour theme as a visitor who chose it before. */
export async function chooseTheme(page: import('@playwright/test').Page, theme: string) {
  await page.addInitScript((chosen) => {
    localStorage.setItem('theme', chosen);
  }, theme);
}
