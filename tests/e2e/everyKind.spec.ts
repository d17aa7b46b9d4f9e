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
import { confirmDelete, eraseMember } from './listsSite.ts';
import { faultsOfFiles, test } from './storedSite.ts';

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

/** @returns the member's name */
async function registerMember(page: Page) {
  const name = named('Abebe');
  await page.goto('/admin/add-member');
  await fillIn(page, { 'Full Name': name, 'Date of Birth': '1990-05-31', Address: 'Auckland' });
  await field(page, 'Contact Number').fill('021 555 000');
  await create(page, 'Register Member', 'Member has been created successfully');
  return name;
}

test.describe('what is created or edited is visible at once, and disappears after its deletion:', () => {
  test.beforeEach(({ page }) => signInAsAdmin(page));
  // Files are removed while the answer is on its way.
  test.afterEach(({ site }) =>
    expect.poll(() => faultsOfFiles(site)).toEqual({ left: [], missing: [] }),
  );

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
    // Its public page has been seen before, so that an old answer could be shown.
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

  test('a directory entry with its social links', async ({ page, complaints }) => {
    const name = named('Cafe Buna');
    await page.goto('/admin/add-directory');
    await choose(page, 'Garage');
    await fillIn(page, { Name: name, Description: 'Open daily', Address: 'Mount Roskill' });
    await fillIn(page, { 'Map link': mapLink, Facebook: 'https://facebook.example/buna' });
    await field(page, 'Viber').fill('https://viber.example/buna');
    await fileInput(page).setInputFiles(await photo());
    await create(page, 'Create Directory', 'Directory has been created successfully');
    const garage = page.getByRole('region', { name: 'Garage' });
    await expect(garage.getByRole('heading', { name })).toBeVisible();
    await expect(garage.getByRole('link', { name: `${name} on Viber` })).toBeVisible();
    await edit(page, name);
    await expect(field(page, 'Viber')).toHaveValue('https://viber.example/buna');
    await choose(page, 'Barbershops');
    await field(page, 'Viber').fill('');
    await save(page, 'Directory has been saved successfully');
    const barbershops = page.getByRole('region', { name: 'Barbershops' });
    await expect(barbershops.getByRole('heading', { name })).toBeVisible();
    await expect(page.getByRole('link', { name: `${name} on Facebook` })).toBeVisible();
    await expect(page.getByRole('link', { name: `${name} on Viber` })).toHaveCount(0);
    expect(await widthOf(page, name)).toBeGreaterThan(0);
    await remove(page, name, 'Directory');
    expect(complaints).toEqual([]);
  });

  test('a resource', async ({ page, complaints }) => {
    const title = named('Helpline');
    await page.goto('/admin/add-resource');
    await choose(page, 'Career Compass');
    await fillIn(page, { Title: title, Link: 'https://help.example/', Description: 'Call us' });
    await create(page, 'Create Resource', 'Resource has been created successfully');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await edit(page, title);
    await field(page, 'Description').fill('Call us by day\n\n\n\nor by night');
    await save(page, 'Resource has been saved successfully');
    await expect(page.getByText('or by night')).toBeVisible();
    await remove(page, title, 'Resource');
    expect(complaints).toEqual([]);
  });

  test('a post, whose picture can be removed', async ({ page, complaints }) => {
    const postTitle = named('News');
    await page.goto('/admin/create-post');
    await fillIn(page, { Title: postTitle, Text: 'Good news', 'Words of the link': 'Read on' });
    await field(page, 'Link').fill('https://news.example/');
    await fileInput(page).setInputFiles(await photo());
    await create(page, 'Create Post', 'Post has been created successfully');
    await expect(page.getByRole('heading', { name: postTitle })).toBeVisible();
    expect(await widthOf(page, postTitle)).toBeGreaterThan(0);
    await edit(page, postTitle);
    await page.getByRole('button', { name: 'Remove the picture' }).click();
    await field(page, 'Text').fill('Better news');
    await save(page, 'Post has been saved successfully');
    const post = page.locator('article', {
      has: page.getByRole('heading', { name: postTitle }),
    });
    await expect(post.getByText('Better news')).toBeVisible();
    await expect(post.locator('img')).toHaveCount(0);
    await remove(page, postTitle, 'Post');
    expect(complaints).toEqual([]);
  });

  test('a member', async ({ page, complaints }) => {
    const name = await registerMember(page);
    await expect(page.getByRole('rowheader', { name })).toBeVisible();
    await edit(page, name);
    await field(page, 'Address').fill('Mount Albert');
    await save(page, 'Member has been saved successfully');
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row).toContainText('Mount Albert');
    await eraseMember(page, name);
    await expect(page.getByRole('rowheader', { name })).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

  test('a category', async ({ page, complaints }) => {
    const name = named('Music');
    await page.goto('/admin/create-about-ethiopia-category');
    await field(page, 'Category name').fill(name);
    await create(page, 'Create Category', 'Category has been created successfully');
    await edit(page, name);
    await expect(page).toHaveURL(/edit-about-ethiopia-category/);
    await field(page, 'Category name').fill(`${name} again`);
    await save(page, 'Category has been saved successfully');
    await expect(page.getByText(`${name} again`, { exact: true })).toBeVisible();
    await remove(page, `${name} again`, 'Category');
    expect(complaints).toEqual([]);
  });
});
