import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { launchChromium } from '../../tests/support/chromium.ts';
import { startSite } from '../../tests/support/site.ts';

/** The largest picture of the README, in bytes: it is read on phones too. */
const mostBytes = 80_000;
const account = { ADMIN_EMAIL: 'admin@example.org', ADMIN_PASSWORD: 'five tawny jars of teff 27' };

const wide = { width: 1280, height: 800 };
const narrow = { width: 390, height: 780 };
const pictures = [
  { name: 'light', path: '/', viewport: wide, colorScheme: 'light' },
  { name: 'dark', path: '/events', viewport: wide, colorScheme: 'dark' },
  { name: 'mobile', path: '/directory', viewport: narrow, colorScheme: 'light' },
  { name: 'mobile-dark', path: '/directory', viewport: narrow, colorScheme: 'dark' },
  { name: 'admin', path: '/admin/dashboard', viewport: wide, colorScheme: 'light' },
  { name: 'admin-dark', path: '/admin/dashboard', viewport: wide, colorScheme: 'dark' },
  { name: 'sandbox', path: '/graphql', viewport: wide, colorScheme: 'light' },
] as const;

const site = await startSite(account);
const browser = await chromium.launch(launchChromium);
try {
  for (const { name, path, ...look } of pictures) {
    const page = await browser.newPage({ ...look, reducedMotion: 'reduce', baseURL: site.url });
    if (path.startsWith('/admin')) await signIn(page);
    else await page.goto(path, { waitUntil: 'networkidle' });
    // The sandbox draws its editors last.
    if (path === '/graphql') await page.locator('.monaco-editor .view-line').first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    await write(name, await page.screenshot());
    await page.close();
  }
} finally {
  await browser.close();
  await site.stop();
}

async function signIn(page: Page) {
  await page.goto('/admin');
  await page.getByRole('textbox', { name: 'Email' }).fill(account.ADMIN_EMAIL);
  await page.getByRole('textbox', { name: 'Password' }).fill(account.ADMIN_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/admin/dashboard', { waitUntil: 'networkidle' });
}

async function write(name: string, screenshot: Buffer) {
  const { size } = await sharp(screenshot)
    .webp({ quality: 68, effort: 6 })
    .toFile(`docs/pictures/${name}.webp`);
  if (size > mostBytes) throw new Error(`${name}.webp is ${String(size)} bytes`);
}
