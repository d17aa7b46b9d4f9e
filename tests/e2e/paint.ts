import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page, TestInfo } from '@playwright/test';

/** Within how many milliseconds a page answers or paints that does so at all. */
const patience = { timeout: 3_000 };

/**
 * Whether a page answers and yet is not painted any more. Chromium can cease to paint, whatever the
 * page does; then no element is ever still enough to be pressed. Asked in the runner's own world, so
 * also where the page's scripts are off.
 */
export async function isLeftUnpainted(page: Page): Promise<boolean> {
  const answer = page.locator('html').waitFor({ state: 'attached', ...patience });
  const [painted, answered] = await Promise.allSettled([waitForFrames(page), answer]);
  return painted.status === 'rejected' && answered.status === 'fulfilled';
}

async function waitForFrames(page: Page) {
  const root = await page.locator('html').elementHandle(patience);
  // Each takes two frames; the first few may still be made where nobody takes them.
  for (let time = 0; time < 3; time += 1) await root.waitForElementState('stable', patience);
}

const noteOf = ({ project, testId }: TestInfo) => join(project.outputDir, `${testId}-unpainted`);

/** Notes when a test failed because the browser did not paint; then it may be tried again. */
export async function noteUnpainted(context: BrowserContext, info: TestInfo) {
  if (info.status === info.expectedStatus) return;
  const unpainted = await Promise.all(context.pages().map(isLeftUnpainted));
  if (unpainted.includes(true)) writeFileSync(noteOf(info), '');
}

/** Fails a test that is tried again although the browser is not to blame: its failure stands. */
export function tryAgainIfUnpainted(info: TestInfo) {
  if (info.retry > 0 && !existsSync(noteOf(info))) {
    throw new Error('It failed while the browser did paint, so it is not tried again.');
  }
}
