import { expect, type Page, type Request } from '@playwright/test';
import axe from 'axe-core';
import { resize } from './fit.ts';
import { changeTheme } from './fixtures.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const options: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  // The only rule that needs something fetched judges what sounds.
  preload: { assets: ['media'] },
};

/** Rules whose results depend on the colours and the width of a page. */
const colourRules: axe.RunOptions = {
  ...options,
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block', 'target-size'] },
};

/** Rows of a table are alike, and so are articles; axe needs seconds for a hundred of them. */
const furtherEntries = [
  'tbody > tr:nth-child(n + 6)',
  'main article:nth-child(n + 6 of article)',
  'main li:nth-child(n + 6 of li:has(> article))',
].join();

/** The narrowest width of each layout. */
const widths = [320, 768, 1024];

/**
 * What axe finds wrong with a page as it stands, with the HTML concerned.
 * @param part a selector of what to look at, if the rest is not ours
 * @param asked which rules are asked
 */
export async function violations(page: Page, part = 'html', asked = options): Promise<string[]> {
  // Colours are judged when nothing is still fading in.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      // What turns without end, as the badge does, cannot be finished; drawing it takes half the time.
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.pause();
      else animation.finish();
    }
  });
  // A page is asked several times, and reads half a megabyte of axe once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations: found } = await page.evaluate(
    ([include, exclude, rules]) => window.axe.run({ include, exclude }, rules),
    [part, furtherEntries, asked] as const,
  );
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/**
 * Insists that a page as it stands fits from narrow to wide, and that axe finds nothing wrong with
 * it in the window of the test: on a telephone in the light theme, and on a desk in the dark one.
 */
export async function expectAccessible(page: Page, name = page.url()): Promise<void> {
  const own = page.viewportSize() ?? { width: 1280, height: 720 };
  await expectFitting(page, name);
  await expectNoViolations(page, name, own.width < 768 ? 'light' : 'dark', options);
}

/** Insists that a page fits, and that axe finds nothing in either theme. */
export async function expectAccessibleInThemes(page: Page): Promise<void> {
  const own = page.viewportSize() ?? { width: 1280, height: 720 };
  await expectFitting(page);
  await expectNoViolations(page, page.url(), 'dark', options);
  await resize(page, 390);
  await expectNoViolations(page, page.url(), 'light', colourRules);
  await page.setViewportSize(own);
}

/** Insists that nothing makes a page scroll sideways, from narrow to wide, and restores the window. */
export async function expectFitting(page: Page, name = page.url()): Promise<void> {
  const own = page.viewportSize();
  const underWay = new Set<Request>();
  const begin = (request: Request) => void underWay.add(request);
  const end = (request: Request) => void underWay.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  for (const width of [...widths, own?.width ?? 1280]) {
    await resize(page, width);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${name} overflows sideways at ${String(width)} px`).toBe(0);
    // A page of another width, or another page, ends the loading of a picture.
    await expect.poll(() => Array.from(underWay, (request) => request.url())).toEqual([]);
  }
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  if (own) await page.setViewportSize(own);
}

async function expectNoViolations(page: Page, name: string, theme: string, rules: axe.RunOptions) {
  await changeTheme(page, theme);
  // Where a page is scrolled, what lies half beneath the sticky header is too small to axe.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  expect(await violations(page, 'html', rules), `${name}, ${theme}`).toEqual([]);
}
