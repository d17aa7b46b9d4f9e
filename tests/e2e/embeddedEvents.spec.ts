import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startSite } from '../support/site.ts';
import { expect, test } from './fixtures.ts';

test('another site shows events and their pictures with the example', async ({ page }) => {
  let html = '';
  const other = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end(html);
  }).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const origin = `http://127.0.0.1:${String((other.address() as AddressInfo).port)}`;
  const site = await startSite({ ALLOWED_ORIGINS: origin });
  const example = await readFile('docs/examples/embedded-events.html', 'utf8');
  html = example.replace('http://localhost:4000', site.url);
  await page.goto(origin);
  const links = page.getByRole('link');
  await expect(links).not.toHaveCount(0);
  const address = (await links.first().getAttribute('href')) ?? '';
  expect((await page.request.get(address)).status()).toBe(200);
  const pictures = page.locator('img');
  await expect(pictures).toHaveCount(await links.count());
  await expect(pictures.first()).not.toHaveJSProperty('naturalWidth', 0);
  await site.stop();
  other.close();
});
