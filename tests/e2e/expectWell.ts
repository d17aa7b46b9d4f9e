import { expect, type Page } from './fixtures.ts';
import { expectAccessible } from './violations.ts';

/** Insists that an open public page has no error, fits, has no axe violations, and marks all Amharic. */
export async function expectWell(
  page: Page,
  complaints: string[],
  check = expectAccessible,
): Promise<void> {
  await check(page);
  expect(complaints, page.url()).toEqual([]);
  expect(await unmarkedAmharic(page), page.url()).toEqual([]);
}

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
