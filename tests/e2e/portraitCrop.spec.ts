import sharp from 'sharp';
import { expect, signInAsAdmin, test } from './fixtures.ts';
import { field } from './formSteps.ts';
import { expectAccessible } from './violations.ts';

/** A portrait format with a red top, like a head at the edge, and a blue rest. */
const photo = () =>
  sharp({ create: { width: 600, height: 1200, channels: 3, background: 'blue' } })
    .composite([
      {
        input: { create: { width: 600, height: 300, channels: 3, background: 'red' } },
        left: 0,
        top: 0,
      },
    ])
    .jpeg()
    .toBuffer();

/** The colour in the middle of the upper edge, as red, green and blue. */
async function upperColour(picture: Buffer): Promise<number[]> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const place = Math.floor(info.width / 2) * info.channels + 4 * info.width * info.channels;
  return [...data.subarray(place, place + 3)];
}

test('on a phone a portrait is cropped so that a head at its edge is not cut off', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAsAdmin(page);
  await page.goto('/admin/add-officer');
  const buffer = await photo();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'portrait.jpg', mimeType: 'image/jpeg', buffer });
  const frame = page.getByRole('group', { name: 'Part of the picture that is shown' });
  // At first the middle is in the frame, which is blue.
  await frame.focus();
  for (let step = 0; step < 40; step++) await page.keyboard.press('ArrowDown');
  await expectAccessible(page);
  await field(page, 'Name').fill('Abebe Kebede');
  await field(page, 'From').fill('2020-01-01');
  await page.getByRole('button', { name: 'Add Officer' }).click();
  await expect(page.getByText('Officer has been created successfully')).toBeVisible();
  await page.goto('/about');
  const portrait = page.getByRole('img', { name: /Abebe Kebede/ });
  const address = await portrait.getAttribute('src');
  const stored = await page.request.get(address ?? '');
  const body = await stored.body();
  const { width, height } = await sharp(body).metadata();
  expect(width).toBe(height);
  const [red = 0, , blue = 255] = await upperColour(body);
  expect([red > 200, blue < 60]).toEqual([true, true]);
});
