import sharp from 'sharp';
import { expect, type Page, signInAsAdmin } from './fixtures.ts';
import { choose, create, edit, fileInput, fillIn, named, photo, save, video } from './formSteps.ts';
import { confirmDelete } from './listsSite.ts';
import { test } from './ownSite.ts';

const widthOf = (page: Page, name: string) =>
  page
    .locator('article', { has: page.getByRole('heading', { name }) })
    .locator('img')
    .evaluate(async (image: HTMLImageElement) => {
      image.loading = 'eager';
      await image.decode();
      return image.naturalWidth;
    });

/** Deletes a record on the page that shows it. */
async function remove(page: Page, name: string, kind: string) {
  await confirmDelete(page, `Delete ${name}`, kind);
  await expect(page.getByText(`${kind} has been deleted successfully`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Delete ${name}`, exact: true })).toHaveCount(0);
}

// Tests of the API and of the client go through all kinds; a video needs a browser.
test.describe('what is created or edited is visible at once, and disappears after its deletion:', () => {
  test.beforeEach(({ page }) => signInAsAdmin(page));

  test('a piece of culture with a video, and then a picture', async ({
    page,
    request,
    complaints,
  }) => {
    const title = named('Coffee on film');
    await page.goto('/admin/create-about-ethiopia');
    await choose(page, 'Cultural & Religious Traditions');
    await fillIn(page, { Title: title, Description: 'Three rounds' });
    await fileInput(page).setInputFiles(video);
    await create(page, 'Create Content', 'About Ethiopia Content has been created successfully');
    const item = page.locator('article', { has: page.getByRole('heading', { name: title }) });
    const film = item.locator('video');
    await expect(film).toBeVisible();
    // The film is red until 4.5 seconds, and green from then on.
    const poster = await request.get((await item.locator('img').getAttribute('src')) ?? '');
    const { dominant } = await sharp(await poster.body()).stats();
    expect(dominant.g).toBeGreaterThan(100);
    expect(dominant.r).toBeLessThan(50);
    const duration = await film.evaluate(async (node: HTMLVideoElement) => {
      node.muted = true;
      await node.play();
      return node.duration;
    });
    expect(duration).toBeGreaterThan(6);
    await edit(page, title);
    await expect(page.getByLabel('Preview of the video')).toBeVisible();
    await fileInput(page).setInputFiles(await photo());
    await save(page, 'About Ethiopia Content has been saved successfully');
    await expect(item.locator('img')).toBeVisible();
    expect(await widthOf(page, title)).toBeGreaterThan(0);
    await expect(film).toHaveCount(0);
    await remove(page, title, 'About Ethiopia Content');
    expect(complaints).toEqual([]);
  });
});
