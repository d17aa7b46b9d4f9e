import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, Page, TestInfo } from '@playwright/test';

/** Milliseconds within which a page answers or paints that does so at all. */
const patience = 3_000;

/**
 * Whether a page answers and yet is not painted any more. Chromium can cease to paint, whatever the
 * page does; then no element is ever still enough to be pressed.
 */
export async function isLeftUnpainted(page: Page): Promise<boolean> {
  const painted = page.evaluate(async () => {
    // A few frames may still be made that nobody takes.
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  });
  const [isPainted, isAnswering] = await Promise.all([
    comes(painted),
    comes(page.evaluate(() => true)),
  ]);
  return !isPainted && isAnswering;
}

async function comes(answer: Promise<unknown>): Promise<boolean> {
  const came = answer.then(
    () => true,
    () => false,
  );
  return Promise.race([came, setTimeout(patience, false)]);
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
