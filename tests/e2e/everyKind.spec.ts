import sharp from 'sharp';
import { expect, type Page, signInAsAdmin } from './fixtures.ts';
import {
  choose,
  create,
  edit,
  field,
  fileInput,
  fillIn,
  mapLink,
  named,
  photo,
  save,
  video,
} from './formSteps.ts';
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

// Tests of the API and of the client go through all kinds; these two need a browser for their files.
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

  test('an event with a picture', async ({ page, complaints }) => {
    const title = named('Coffee morning');
    // Its public page has been seen before, so that an old response could be shown.
    await page.goto('/events');
    await page.goto('/admin/dashboard');
    // The dashboard has its data; leaving it before would cancel the request.
    await expect(page.getByText('No backup has been made yet.')).toBeVisible();
    await page.getByRole('link', { name: 'Create an Event' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create an Event');
    await fillIn(page, { Title: title, Date: '2031-03-02', Time: '10:00 AM' });
    await fillIn(page, {
      Location: 'Town hall',
      'Map link': mapLink,
      Description: 'Come along',
    });
    await page.getByLabel('Choose the end time').fill('13:00');
    await expect(field(page, 'End time')).toHaveValue('1:00 PM');
    await fileInput(page).setInputFiles(await photo());
    await expect(page.getByText(/^photo\.png, \d+ kB$/)).toBeVisible();
    await create(page, 'Create Event', 'Event has been created successfully');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByText('02-03-2031')).toBeVisible();
    expect(await widthOf(page, title)).toBeGreaterThan(0);
    const calendarLink = page.getByRole('link', { name: `Add to calendar: ${title}` });
    const file = await page.request.get((await calendarLink.getAttribute('href')) ?? '');
    expect(await file.text()).toContain('DTEND;TZID=Pacific/Auckland:20310302T130000');
    await edit(page, title);
    await expect(field(page, 'Date')).toHaveValue('2031-03-02');
    await field(page, 'Title').fill(`${title}, moved`);
    await field(page, 'Date').fill('2031-03-09');
    await fileInput(page).setInputFiles({ ...(await photo('other.png')) });
    await save(page, 'Event has been saved successfully');
    await expect(page.getByRole('heading', { name: `${title}, moved` })).toBeVisible();
    await expect(page.getByText('09-03-2031')).toBeVisible();
    await remove(page, `${title}, moved`, 'Event');
    expect(complaints).toEqual([]);
  });
});
