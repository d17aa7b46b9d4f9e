import sharp from 'sharp';
import { expect, signInAsAdmin, test } from './fixtures.ts';
import { field } from './formSteps.ts';
import { expectAccessible } from './violations.ts';

/** A photo in portrait format: a face at its upper edge, before a wall. */
const photo = () =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1600">
      <rect width="900" height="1600" fill="#1d4e89"/>
      <path d="M150 1600q300-900 600 0z" fill="#f5efe0"/>
      <circle cx="450" cy="190" r="170" fill="#d02020"/>
      <circle cx="390" cy="160" r="16"/><circle cx="510" cy="160" r="16"/>
      <path d="M390 250q60 50 120 0" fill="none" stroke="#000" stroke-width="12"/></svg>`),
  )
    .jpeg()
    .toBuffer();

/** Where the face is, as a share of the height of a picture, along its middle; none if it is cut off. */
async function faceIn(picture: Buffer): Promise<{ from: number; to: number } | null> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const rows = Array.from({ length: height }, (_, row) => row).filter((row) => {
    const at = (row * width + Math.floor(width * 0.5)) * channels;
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    return red > 150 && green < 90 && blue < 90;
  });
  const [first] = rows;
  const last = rows.at(-1);
  return first === undefined || last === undefined
    ? null
    : { from: first / height, to: last / height };
}

/** Whether a picture is wholly in sight right above a label. */
function isPictureAbove(label: Element): boolean {
  const { top } = label.getBoundingClientRect();
  return [...document.querySelectorAll('form img')].some((image) => {
    const box = image.getBoundingClientRect();
    const isNear = box.height > 100 && box.bottom <= top && box.bottom > top - 40;
    const isUncovered = [box.top + 1, box.bottom - 1].every(
      (y) => document.elementFromPoint(box.left + box.width / 2, y) === image,
    );
    return isNear && isUncovered;
  });
}

test('on a phone a face at the edge of a photo is kept in sight, and the photo is cut', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAsAdmin(page);
  await page.goto('/admin/create-post');
  await field(page, 'Title').fill('A photo in portrait format');
  const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await photo() };
  await page.locator('input[type=file]:not([multiple])').setInputFiles(file);
  await page
    .getByLabel('Description of the picture in English', { exact: true })
    .fill('A woman before a blue wall');

  await page.getByText('Choose what must stay in sight').click();
  const card = page.locator('figure', { hasText: 'On a card' }).locator('img');
  const link = page.locator('figure', { hasText: 'In a link that is shared' }).locator('img');
  expect(await faceIn(await card.screenshot())).toBeNull();
  const whole = page.locator('details:has(figure) img').first();
  const { width, height } = (await whole.boundingBox()) ?? { width: 0, height: 0 };
  await whole.click({ position: { x: width / 2, y: height * 0.12 } });
  expect(await faceIn(await card.screenshot())).not.toBeNull();
  expect(await faceIn(await link.screenshot())).not.toBeNull();
  // The same by the keyboard alone.
  await page.getByRole('slider', { name: 'From the top' }).focus();
  await page.keyboard.press('ArrowUp');
  expect(await faceIn(await card.screenshot())).not.toBeNull();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Create Post' }).click();
  await expect(page.getByText('Post has been created successfully')).toBeVisible();
  await page.getByRole('link', { name: 'Edit it' }).click();
  await expect(page.getByRole('heading', { name: 'Edit Post' })).toBeVisible();
  const editor = page.url();

  await page.goto('/');
  const shown = page.getByAltText('A woman before a blue wall');
  await shown.scrollIntoViewIfNeeded();
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .not.toBe(0);
  const face = await faceIn(await shown.screenshot());
  expect(face?.from).toBeGreaterThan(0);
  expect(face?.to).toBeLessThan(1);

  // A link to the field for its description shows the picture above it.
  await page.goto(`${editor}#imageAltAm`);
  const label = page.getByText('Description of the picture in Amharic', { exact: true });
  await expect(label).toBeInViewport({ ratio: 1 });
  await expect.poll(() => label.evaluate(isPictureAbove)).toBe(true);

  // Then it is cut to a square that keeps the upper part.
  await page.getByRole('button', { name: 'Cut this picture' }).click();
  await page.getByRole('radio', { name: 'Square (1 : 1)' }).check();
  const frame = page.getByRole('group', { name: 'Part of the picture that is shown' });
  await frame.focus();
  for (let step = 0; step < 40; step++) await page.keyboard.press('ArrowDown');
  await expect(field(page, 'Description of the picture in English')).toHaveValue(
    'A woman before a blue wall',
  );
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Post has been saved successfully')).toBeVisible();
  await page.goto('/');
  const address = await shown.getAttribute('src');
  const stored = await (await page.request.get(address ?? '')).body();
  const size = await sharp(stored).metadata();
  expect(size.width).toBe(size.height);
  expect(await faceIn(stored)).not.toBeNull();
});
