import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { changeTheme, expect, fillInSignIn, signInAsAdmin, themes } from './fixtures.ts';
import { create, field, fileInput, named, photo } from './formSteps.ts';
import { test } from './ownSite.ts';

test.beforeEach(async ({ page }) => {
  await signInAsAdmin(page);
});

test('a draft survives an expired session, with the file', async ({ page }) => {
  const title = named('Unfinished');
  await page.goto('/admin/create-post');
  await field(page, 'Title').fill(title);
  await fileInput(page).setInputFiles(await photo());
  // All sessions end, as when the password was changed elsewhere.
  const token = await page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('session') ?? '{}') as Record<string, string>)[
        'accessToken'
      ],
  );
  await page.request.post('/graphql', {
    data: { query: 'mutation { signOut }' },
    headers: { authorization: `Bearer ${token ?? ''}` },
  });
  await page.getByRole('button', { name: 'Create Post' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await fillInSignIn(page);
  await expect(page).toHaveURL(/create-post$/);
  await expect(field(page, 'Title')).toHaveValue(title);
  await expect(page.getByText(/^photo\.png/)).toBeVisible();
  await create(page, 'Create Post', 'Post has been created successfully');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});

/** Several megabytes that cannot be made smaller. */
async function largePhoto() {
  const raw = { width: 1200, height: 1000, channels: 3 as const };
  const noise = await sharp({
    create: { ...raw, background: 'grey', noise: { type: 'gaussian', mean: 128, sigma: 90 } },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return { name: 'large.png', mimeType: 'image/png', buffer: noise };
}

test('an upload shows its progress and can be cancelled', async ({ page, site }) => {
  const title = named('Large');
  const bucket = join(site.mediaFolder, 'postBucket');
  const files = async () => (await readdir(bucket, { recursive: true })).sort();
  await page.goto('/admin/create-post');
  await field(page, 'Title').fill(title);
  await fileInput(page).setInputFiles(await largePhoto());
  const before = await files();

  const network = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 50_000 };
  await network.send('Network.emulateNetworkConditions', slow);
  await page.getByRole('button', { name: 'Create Post' }).click();
  const bar = page.getByRole('progressbar', { name: 'Uploading' });
  const percent = async () => Number(await bar.getAttribute('value'));
  await expect.poll(percent).toBeGreaterThan(0);
  const early = await percent();
  await expect.poll(percent).toBeGreaterThan(early);
  await expect(page.getByText(/^\d+ %$/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(page.getByText(/^The upload was cancelled/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create Post' })).toBeFocused();
  await expect(field(page, 'Title')).toHaveValue(title);
  await expect(page.getByText(/^large\.png/)).toBeVisible();
  expect(await files()).toEqual(before);

  // The same form, sent again.
  await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  await create(page, 'Create Post', 'Post has been created successfully');
  await expect(page.getByRole('heading', { name: title })).toHaveCount(1);
  expect((await files()).length).toBeGreaterThan(before.length);
});

/** The colours of a control, and by how much its words stand out, as WCAG counts it. */
async function lookOf(control: Locator) {
  const { text, ground } = await control.evaluate((element) => {
    // Colours are judged when nothing is still fading in.
    for (const animation of element.getAnimations()) animation.finish();
    const { color, backgroundColor } = getComputedStyle(element);
    return { text: color, ground: backgroundColor };
  });
  const [dark = 0, light = 0] = [text, ground].map(luminance).sort((a, b) => a - b);
  return { ground, contrast: (light + 0.05) / (dark + 0.05) };
}

function luminance(colour: string) {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
    const share = Number(part) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test('a disabled button looks disabled and stays readable', async ({ page }) => {
  await page.goto('/admin/add-resource-category');
  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => (answer = resolve));
  await page.route('/graphql', async (route) => {
    await mayAnswer;
    await route.continue();
  });
  await field(page, 'Category name').fill(named('Rest'));
  const button = page.getByRole('form').locator('[type=submit]');
  const looksOf = async () => {
    const looks: Awaited<ReturnType<typeof lookOf>>[] = [];
    for (const theme of themes) {
      await changeTheme(page, theme);
      looks.push(await lookOf(button));
    }
    return looks;
  };
  const before = await looksOf();
  await button.click();
  await expect(button).toBeDisabled();
  await page.mouse.move(0, 0);
  const atRest = await looksOf();
  for (const [index, { ground, contrast }] of atRest.entries()) {
    expect(ground).not.toBe(before[index]?.ground);
    expect(contrast).toBeGreaterThan(4.5);
  }
  await button.hover({ force: true });
  expect(await looksOf()).toEqual(atRest);
  answer();
  await expect(page.getByText('Category has been created successfully')).toBeVisible();
});

test('a click on a button works although the field loses the focus', async ({ page }) => {
  await page.goto('/admin/add-resource-category');
  await field(page, 'Category name').focus();
  const create = page.getByRole('button', { name: 'Create Category' });
  await create.scrollIntoViewIfNeeded();
  const button = await create.boundingBox();
  if (!button) throw new Error('There is no button.');
  // A message above the button would move its edge away from here.
  await page.mouse.move(button.x + button.width / 2, button.y + 2);
  await page.mouse.down();
  // Until what the press changes is painted.
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
  await page.mouse.up();
  await expect(page.getByRole('form').getByRole('alert')).toContainText('Please correct');
});

/** The messages of all forms are tested in tests/client/forms; a browser reads half a date otherwise. */
test('a form shows what is missing, and half a date or a wrong file, beneath its fields', async ({
  page,
}) => {
  await page.goto('/admin/add-event');
  await page.getByRole('button', { name: 'Create Event' }).click();
  const picture = page.getByRole('button', { name: 'Browse: Picture' });
  await expect(picture).toHaveAccessibleDescription(/^Event image is required/);
  await expect(field(page, 'Title')).toBeFocused();
  await expect(field(page, 'Date')).toHaveAccessibleDescription(/^Event date is required/);
  await expect(page.getByRole('form').getByRole('alert')).toContainText('Please correct');
  const words = { name: 'words.txt', mimeType: 'text/plain', buffer: Buffer.from('words') };
  await fileInput(page).setInputFiles(words);
  await expect(picture).toHaveAccessibleDescription(/^File must be an image/);
  await field(page, 'Date').focus();
  await page.keyboard.type('07');
  await field(page, 'Date').blur();
  await expect(field(page, 'Date')).toHaveAccessibleDescription(/^Date must be in DD-MM-YYYY/);
});
