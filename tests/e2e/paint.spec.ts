import { expect, test } from './fixtures.ts';
import { isLeftUnpainted } from './paint.ts';

test('a page that the browser ceased to paint is told from one that is busy', async ({
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

  await page.evaluate(() => {
    setTimeout(() => {
      const end = Date.now() + 4_000;
      while (Date.now() < end);
    });
  });
  expect(await isLeftUnpainted(page)).toBe(false);
});
