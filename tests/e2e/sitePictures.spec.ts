import sharp from 'sharp';
import { chooseTheme, expect, type Page, signInAsAdmin, themes } from './fixtures.ts';
import { test } from './ownSite.ts';
import { expectAccessible } from './violations.ts';

const places = [
  { name: 'At the top of Home', color: '#b03060', alt: 'Dancers' },
  { name: 'At the top of Home, in the dark theme', color: '#203080', alt: 'Lanterns' },
  { name: 'Logo', color: '#e0a000', alt: null },
];

const picture = async (background: string) => ({
  name: 'picture.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 1600, height: 900, channels: 3, background } })
    .png()
    .toBuffer(),
});

/** The addresses of the uploaded pictures that the browser has loaded. */
const loaded = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('sitePictureBucket')),
  );

test('on a phone an admin replaces the hero picture and the logo, and restores them', async ({
  page,
  browser,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAsAdmin(page);
  await page.goto('/admin/settings');
  for (const [index, { name, color, alt }] of places.entries()) {
    await page.getByRole('link', { name: `Replace: ${name}`, exact: true }).click();
    await page.locator('input[type=file]').setInputFiles(await picture(color));
    const description = page.getByLabel('Description of the picture in English', { exact: true });
    if (alt) await description.fill(alt);
    // Their forms are alike.
    if (index === 0) await expectAccessible(page, name);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Picture of the site has been saved successfully')).toBeVisible();
    await page.getByRole('link', { name: 'Settings', exact: true }).first().click();
  }

  for (const theme of themes) {
    const context = await browser.newContext({ baseURL: site.url, colorScheme: theme });
    const visitor = await context.newPage();
    const errors: string[] = [];
    visitor.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    visitor.on('pageerror', (error) => errors.push(error.message));
    await visitor.setViewportSize({ width: 390, height: 844 });
    await chooseTheme(visitor, theme);
    await visitor.goto('/', { waitUntil: 'networkidle' });
    const hero = visitor.getByRole('img', { name: theme === 'dark' ? 'Lanterns' : 'Dancers' });
    await expect(hero).toBeVisible();
    expect((await hero.locator('..').boundingBox())?.height).toBe(400);
    await expect(visitor.getByRole('img', { name: /^Illustration/ })).toHaveCount(0);
    // The logo, and the hero picture of the theme alone, in sizes for the screen.
    const addresses = await loaded(visitor);
    expect(addresses).toHaveLength(2);
    expect(addresses.every((address) => address.includes('?w=400'))).toBe(true);
    expect(errors).toEqual([]);
    await context.close();
  }

  for (const { name } of places) {
    await page.getByRole('button', { name: `Restore the original: ${name}`, exact: true }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Restore the original' })
      .click();
    await expect(page.getByText(`The original picture has been restored: ${name}`)).toBeVisible();
  }
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('img', { name: /^Illustration/ })).toBeVisible();
  expect(await loaded(page)).toEqual([]);
});
