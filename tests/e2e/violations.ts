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

/** Judging colours takes longer than all other rules together. */
const withoutColours: axe.RunOptions = {
  ...options,
  rules: { ...options.rules, 'color-contrast': { enabled: false } },
};

/** What the colours and the width of a page decide. */
const looksOnly: axe.RunOptions = {
  ...options,
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block', 'target-size'] },
};

/** Rows of a table are alike, and axe needs seconds for a hundred of them. */
const furtherRows = 'tbody > tr:nth-child(n + 6)';

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
    [part, furtherRows, asked] as const,
  );
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/**
 * Insists that a page as it stands fits from narrow to wide, and that axe finds nothing wrong with
 * it on a telephone in the light theme and on a desk in the dark one. All rules are asked once; tests of
 * the directory, the search and long words ask them on a telephone. A page in Amharic has the colours of
 * the same page in English, which another test judges: it is judged once, without them.
 */
export async function expectSound(page: Page, name = page.url()): Promise<void> {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  const isAmharic = (await page.locator('html').getAttribute('lang')) === 'am';
  const judged = new Map(
    isAmharic
      ? [[1280, { theme: 'light', rules: withoutColours }]]
      : [
          [390, { theme: 'light', rules: looksOnly }],
          [1280, { theme: 'dark', rules: options }],
        ],
  );
  for (const width of [320, 390, 768, 1024, 1280]) {
    await resize(page, width);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${name} overflows sideways at ${String(width)} px`).toBe(0);
    const look = judged.get(width);
    if (look) {
      const { theme, rules } = look;
      await changeTheme(page, theme);
      // Where a page is scrolled, what lies half beneath the sticky header is too small to axe.
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      const found = await violations(page, 'html', rules);
      expect(found, `${name}, ${theme}, ${String(width)} px`).toEqual([]);
    }
    // A page of another width, or another page, ends the loading of a picture.
    await expect.poll(() => Array.from(underWay, (request) => request.url())).toEqual([]);
  }
}
