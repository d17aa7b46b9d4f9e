import { expect, signInAsAdmin } from './fixtures.ts';
import { create, fillIn, named } from './formSteps.ts';
import { test } from './ownSite.ts';
import { expectAccessible } from './violations.ts';

test('an earlier picture is chosen again on a phone, with the keyboard only', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAsAdmin(page);
  await page.goto('/admin/create-post');
  const opener = page.getByRole('button', { name: 'Choose from earlier pictures: Picture' });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Choose from earlier pictures' });
  const items = dialog.getByRole('listitem');
  await expect(items.first()).toBeVisible();
  await expectAccessible(page);
  // Nobody sees the label of the field elsewhere.
  await page.setViewportSize({ width: 1280, height: 844 });
  const { width = 0 } = (await dialog.getByRole('searchbox').boundingBox()) ?? {};
  expect(width).toBeGreaterThan(400);
  await page.setViewportSize({ width: 390, height: 844 });

  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();

  await opener.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('tibeb house');
  // The other one tells of a dress with a border that is called so.
  await expect(items).toHaveCount(2);
  await items.filter({ hasText: 'Tibeb House' }).getByRole('button').press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Remove / })).toBeVisible();
  // The picture above it moves it down.
  await expect(opener).toBeFocused();
  const bar = page.getByRole('button', { name: 'Create Post' });
  await expect
    .poll(async () => ((await bar.boundingBox())?.y ?? 0) - ((await opener.boundingBox())?.y ?? 0))
    .toBeGreaterThan(44);

  const title = named('News');
  await fillIn(page, { Title: title, Text: 'Come along' });
  await create(page, 'Create Post', 'Post has been created successfully');
  await page.goto('/admin/create-post');
  await opener.press('Enter');
  await expect(items.first()).toContainText(title);
});
