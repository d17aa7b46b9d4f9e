import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, type Page, signInAsAdmin, test } from './fixtures.ts';
import { create, field, fillIn, named } from './formSteps.ts';
import { expectAccessible } from './violations.ts';

async function photos(colors: string[]) {
  const buffers = colors.map((background) =>
    sharp({ create: { width: 900, height: 600, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  );
  return (await Promise.all(buffers)).map((buffer, index) => ({
    name: `${colors[index] ?? ''}.jpg`,
    mimeType: 'image/jpeg',
    buffer,
  }));
}

const album = (page: Page) => page.getByRole('region', { name: 'More pictures' });
const items = (page: Page) => album(page).getByRole('listitem');

test('pictures are added on a phone while the connection is lost, described and ordered', async ({
  page,
  context,
}) => {
  const title = named('Festival');
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAsAdmin(page);
  await page.goto('/admin/create-post');
  await fillIn(page, { Title: title });
  const damaged = { name: 'note.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('a note') };
  await context.setOffline(true);
  await album(page)
    .locator('input[type=file]')
    .setInputFiles([...(await photos(['red', 'green', 'blue'])), damaged]);
  await expect(items(page)).toHaveCount(4);
  await expect(items(page).first()).toContainText('It is sent again by itself');
  await context.setOffline(false);
  await expect(items(page).last().getByRole('alert')).toBeVisible();
  await expect(album(page).getByText(/Being sent|Waits/)).toHaveCount(0);
  await items(page).last().getByRole('button', { name: 'Remove' }).click();

  const first = items(page).first();
  await first.getByText('Not described yet').press('Enter');
  await first.getByLabel('Description of the picture in English').fill('A red square');
  await items(page).nth(1).getByText('Not described yet').click();
  await items(page).nth(1).getByRole('checkbox').check();
  const later = first.getByRole('button', { name: 'Later' });
  await later.focus();
  await page.keyboard.press('Enter');
  await expect(album(page).getByRole('status')).toHaveText('Picture 2 of 3');
  await expect(items(page).nth(1).getByRole('button', { name: 'Later' })).toBeFocused();
  await expectAccessible(page);
  await items(page).last().getByRole('button', { name: 'Remove' }).click();
  await expect(album(page).getByRole('status')).toHaveText('');

  await create(page, 'Create Post', 'Post has been created successfully');
  await page.getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
});

test('a picture is dragged to another place, and the draft keeps what was stored', async ({
  page,
}, info) => {
  await signInAsAdmin(page);
  await page.goto('/admin/create-post');
  await fillIn(page, { Title: named('Drafted') });
  const files: string[] = [];
  for (const { name, buffer } of await photos(['red', 'green'])) {
    files.push(info.outputPath(name));
    await writeFile(info.outputPath(name), buffer);
  }
  await album(page)
    .locator('input[type=file]')
    .setInputFiles([...files, ...files]);
  await expect(items(page)).toHaveCount(2);
  await expect(items(page).nth(1).getByText(/sent/)).toHaveCount(0);
  await items(page).nth(1).getByText('Not described yet').click();
  await items(page).nth(1).getByLabel('Description of the picture in English').fill('Green');
  await items(page).nth(1).locator('[draggable]').dragTo(items(page).first());
  await expect(items(page).first()).toContainText('Green');
  await expect(field(page, 'Title')).toHaveValue(/Drafted/);

  await page.reload();
  await expect(items(page)).toHaveCount(2);
  await expect(items(page).first()).toContainText('Green');
  await items(page).first().scrollIntoViewIfNeeded();
  await expect(items(page).first().locator('img')).toHaveJSProperty('complete', true);
});
