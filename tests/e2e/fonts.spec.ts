import { expect, test } from './fixtures.ts';

const ethiopicMarks = ['\u135D', '\u135E', '\u135F'];

/** The characters that texts may have, by block. */
const blocks: Record<string, string[]> = {
  'Basic Latin': assigned(0x21, 0x7e),
  'Latin-1 Supplement': assigned(0xa0, 0xff).filter((character) => character !== '\u00AD'),
  // Fraunces has neither the deprecated ŉ nor the long s, which no text of today is written with.
  'Latin Extended-A': assigned(0x100, 0x17f).filter((character) => !/[ŉſ]/.test(character)),
  'macrons in two characters': Array.from('aeiouAEIOU', (vowel) => `${vowel}\u0304`),
  'General Punctuation': Array.from('–—‘’“”•…€™−'),
  'Ethiopic punctuation and numerals': assigned(0x1360, 0x137c),
  ...withMarks('Ethiopic', assigned(0x1200, 0x135a)),
  ...withMarks('Ethiopic Supplement', assigned(0x1380, 0x138f)),
  'Ethiopic tonal marks': assigned(0x1390, 0x1399),
  ...withMarks('Ethiopic Extended', assigned(0x2d80, 0x2ddf)),
  ...withMarks('Ethiopic Extended-A', assigned(0xab00, 0xab2f)),
  ...withMarks('Ethiopic Extended-B', assigned(0x1e7e0, 0x1e7ff)),
};

/** The classes of the two families, and the Latin font of each. */
const families = { 'font-body': 'Noto Sans', 'font-heading': 'Fraunces' };

test('text and headings show every letter of the supported blocks in the fonts of the site', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(writeSamples, { classNames: Object.keys(families), blocks });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument', { depth: 0 });
  for (const [className, latin] of Object.entries(families)) {
    for (const weight of [400, 600]) {
      for (const [block, clusters] of Object.entries(blocks)) {
        const selector = `.${className}[data-weight="${String(weight)}"][data-block="${block}"]`;
        const { nodeId } = await devtools.send('DOM.querySelector', {
          nodeId: root.nodeId,
          selector,
        });
        const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
        const family = block.startsWith('Ethiopic') ? 'Noto Sans Ethiopic' : latin;
        // Of two glyphs, a letter and its accent, few fonts place the accent well.
        const glyphCount = block.endsWith('marks')
          ? (expect.any(Number) as unknown)
          : 3 * clusters.length;
        expect
          .soft(
            fonts.map((font) => ({
              familyName: font.familyName,
              isCustomFont: font.isCustomFont,
              glyphCount: font.glyphCount,
            })),
            selector,
          )
          .toEqual([{ familyName: family, isCustomFont: true, glyphCount }]);
      }
    }
  }
});

test('on a phone the header has the same height before its fonts have arrived', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 800 });
  const heightOfHeader = async () => {
    await page.goto('/am', { waitUntil: 'networkidle' });
    return (await page.getByRole('main').boundingBox())?.y;
  };
  await page.route('**/*.woff2', (route) => route.abort());
  const before = await heightOfHeader();
  await page.unroute('**/*.woff2');
  expect(await heightOfHeader()).toBe(before);
});

test('on a phone with text at twice the size, the header leaves space for the page', async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  for (const [width, height] of [
    [390, 844],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of ['/', '/am']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.locator('html')).toHaveCSS('font-size', '32px');
      const top = (await page.getByRole('main').boundingBox())?.y;
      expect(top, `${path} at ${String(width)} px`).toBeLessThan(height * 0.65);
      // Nothing lies over what one reads further down.
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(page.locator('[data-navigation-bar]')).not.toBeInViewport();
    }
  }
});

/** Writes the blocks on the page, each character apart, and waits until their fonts have come. */
async function writeSamples({
  classNames,
  blocks,
}: {
  classNames: string[];
  blocks: Record<string, string[]>;
}) {
  for (const className of classNames) {
    for (const weight of ['400', '600']) {
      for (const [block, clusters] of Object.entries(blocks)) {
        const sample = document.createElement('p');
        sample.className = className;
        sample.style.fontWeight = weight;
        Object.assign(sample.dataset, { weight, block });
        for (const cluster of clusters) {
          const box = document.createElement('span');
          box.style.display = 'inline-block';
          // Within a word, because a browser tries the file of the neighbouring characters first.
          const neighbour = block.startsWith('Ethiopic') ? 'ሀ' : 'n';
          box.textContent = `${neighbour}${cluster}${neighbour}`;
          sample.append(box);
        }
        document.querySelector('main')?.append(sample);
      }
    }
  }
  // Text in a font that has arrived may need another font.
  do {
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
    document.body.getBoundingClientRect();
  } while (document.fonts.status === 'loading');
}

/** The letters of a block by themselves, and each with each mark. */
function withMarks(block: string, letters: string[]): Record<string, string[]> {
  const clusters = letters.flatMap((letter) => ethiopicMarks.map((mark) => `${letter}${mark}`));
  return { [block]: letters, [`${block} with marks`]: clusters };
}

/** The assigned characters of a range. */
function assigned(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) =>
    String.fromCodePoint(first + index),
  ).filter((character) => /\p{Assigned}/u.test(character));
}
