import { inEachLanguage } from '../../client/messages/languages.ts';
import { expect, type Page, publicRoutes, recordRoutes, test } from './fixtures.ts';
import { expectSound } from './violations.ts';

// The control that pauses motion exists only if there is motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('every public page loads without errors, fits, and has no axe violations', async ({
  page,
  complaints,
}) => {
  test.slow();
  const routes = [...publicRoutes, ...recordRoutes, '/search?q=እንቁጣጣሽ'];
  for (const route of routes.flatMap(inEachLanguage)) {
    await page.goto(route, { waitUntil: 'networkidle' });
    await expectSound(page);
    expect(complaints, route).toEqual([]);
    expect(await unmarkedAmharic(page), route).toEqual([]);
  }
});

/** Texts and attributes with Ethiopic letters that are not within an element in Amharic. */
function unmarkedAmharic(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = document.evaluate(
      '//body//text()[not(ancestor::script)] | //body//@*[name()!="href"]',
      document,
      null,
      XPathResult.ORDERED_NODE_SNAPSHOT_TYPE,
    );
    return Array.from({ length: found.snapshotLength }, (_, index) => found.snapshotItem(index))
      .filter((node) => /[\u1200-\u139F]/.test(node?.nodeValue ?? ''))
      .filter((node) => {
        const element = node instanceof Attr ? node.ownerElement : node?.parentElement;
        return !element?.closest('[lang=am]');
      })
      .map((node) => `${node?.nodeName ?? ''}: ${node?.nodeValue ?? ''}`);
  });
}

for (const path of [
  '/no-such-page',
  '/events/no-event',
  '/am/posts/99999',
  '/admin/no-such-page',
]) {
  test(`the page of the unknown address ${path} has no error but the 404, and no axe violations`, async ({
    page,
    complaints,
  }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectSound(page);
    expect(complaints.filter((each) => !/ 404( \(Not Found\))?$/.test(each))).toEqual([]);
  });
}
