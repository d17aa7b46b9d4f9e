import { expect, test } from './fixtures.ts';
import { isLeftUnpainted } from './paint.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('a page that the browser ceased to paint is told from one that is painted', async ({
      browser,
      page,
    }) => {
      test.skip(process.platform === 'win32', 'Processes cannot be halted there.');
      await page.goto('/contact-us');
      expect(await isLeftUnpainted(page)).toBe(false);

      const session = await browser.newBrowserCDPSession();
      const { processInfo } = await session.send('SystemInfo.getProcessInfo');
      const painter = processInfo.find(({ type }) => type === 'GPU')?.id ?? 0;
      expect(painter).toBeGreaterThan(0);
      process.kill(painter, 'SIGSTOP');
      try {
        expect(await isLeftUnpainted(page)).toBe(true);
      } finally {
        process.kill(painter, 'SIGCONT');
      }
    });
  });
}

test('a page that is busy is not taken for one that the browser ceased to paint', async ({
  page,
}) => {
  await page.goto('/contact-us');
  await page.evaluate(() => {
    setTimeout(() => {
      const end = Date.now() + 4_000;
      while (Date.now() < end);
    });
  });
  expect(await isLeftUnpainted(page)).toBe(false);
});
