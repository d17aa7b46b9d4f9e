import { defineConfig } from '@playwright/test';
import { launchChromium } from './tests/support/chromium.ts';
import { waiting } from './tests/support/patience.ts';

/** Browser tests on the built site; tests/support/site.ts starts one for each worker. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/siteTemplate.ts',
  // Emptied at the start, so not where the other runners leave theirs.
  outputDir: 'test-results/browser',
  // A browser test waits more than it computes.
  workers: 3,
  // A file's tests share a site, and its tests do not wait for another file's.
  fullyParallel: false,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser/e2e.json' }]],
  // These only end what hangs, on however slow a machine.
  timeout: 600_000,
  expect: { timeout: waiting },
  use: {
    actionTimeout: waiting,
    navigationTimeout: waiting,
    locale: 'en-NZ',
    timezoneId: 'Pacific/Auckland',
    // What moves without end keeps a processor busy that has no graphics card beside it.
    contextOptions: { reducedMotion: 'reduce' },
    // Traces cost a third of the time: `npx playwright test --trace on FILE` where one is wanted.
    screenshot: 'only-on-failure',
    launchOptions: launchChromium,
  },
});
