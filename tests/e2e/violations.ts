import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds wrong with a page as it stands, with the HTML concerned.
 * @param part a selector of what to look at, where the rest is not ours
 */
export async function violations(page: Page, part = 'html'): Promise<string[]> {
  // Colours are judged when nothing is still fading in.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      // What turns without end, as the badge does, cannot be finished.
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
  const { violations: found } = await new AxeBuilder({ page })
    .include(part)
    .withTags(wcag22aa)
    .analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
