import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { picture } from '../support/files.ts';
import { formFaults } from '../support/formFaults.ts';
import { type Site, startSite } from '../support/site.ts';
import {
  admin,
  chooseTheme,
  expect,
  fillInSignIn,
  type Page,
  signInAsAdmin,
  test as base,
  themes,
} from './fixtures.ts';
import { violations } from './violations.ts';

/** A site of these tests' own, because they add to its content; its files can be counted. */
const test = base.extend<object, { site: Site; dataFolder: string }>({
  dataFolder: [
    async ({ browserName: _ }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'forms-'));
      await use(join(folder, 'data'));
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ dataFolder }, use) => {
      const { email: ADMIN_EMAIL, password: ADMIN_PASSWORD } = admin;
      const site = await startSite({ ADMIN_EMAIL, ADMIN_PASSWORD, DATA_DIR: dataFolder });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
});

const video = 'tests/support/files/red-then-green.mp4';
const mapLink = 'https://maps.example.org/place';
const photo = async (name = 'photo.png') => ({
  name,
  mimeType: 'image/png',
  buffer: await picture('png'),
});

/** Labels of required fields end in a star. */
const field = (page: Page, label: string) =>
  page.getByRole('form').getByLabel(new RegExp(`^${label}\\*?$`));
const fileInput = (page: Page) => page.locator('form input[type=file]');

async function fillIn(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

async function choose(page: Page, category: string) {
  await field(page, 'Category').selectOption(category);
}

/** Sends a new record and follows the link to where it can be seen. */
async function create(page: Page, submit: string, told: string) {
  await page.getByRole('button', { name: submit }).click();
  const status = page.getByRole('status').filter({ hasText: told });
  await expect(status).toBeVisible({ timeout: 20_000 });
  await status.getByRole('link').click();
}

/** Opens the edit form of a record from the page that shows it. */
async function edit(page: Page, name: string) {
  await page.getByRole('link', { name: `Edit ${name}`, exact: true }).click();
  await expect(page.getByRole('form')).toBeVisible();
}

async function save(page: Page, told: string) {
  await page.getByRole('button', { name: 'Save changes' }).click();
  const status = page.getByRole('status').filter({ hasText: told });
  await expect(status).toBeVisible({ timeout: 20_000 });
  await status.getByRole('link').click();
}

/** A name that no other test uses, as tests may be tried again. */
const named = (name: string) => `${name} ${String(Date.now())}`;

const widthOf = (page: Page, name: string) =>
  page
    .locator('article', { has: page.getByRole('heading', { name }) })
    .locator('img')
    .evaluate(async (image: HTMLImageElement) => {
      image.loading = 'eager';
      await image.decode();
      return image.naturalWidth;
    });

test.beforeEach(async ({ page }) => {
  await signInAsAdmin(page);
});

test.describe('what is created is seen at once, and what is edited too:', () => {
  test('an event with a picture', async ({ page, complaints }) => {
    const title = named('Coffee morning');
    // Its public page has been seen before, so that an old answer could be shown.
    await page.goto('/events');
    await page.goto('/admin/dashboard');
    await page.getByRole('link', { name: 'Create an Event' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create an Event');
    await fillIn(page, { Title: title, Date: '2031-03-02', Time: '10:00 AM' });
    await fillIn(page, { Location: 'Town hall', 'Map link': mapLink, Description: 'Come along' });
    await fileInput(page).setInputFiles(await photo());
    await expect(page.getByText(/^photo\.png, \d+ kB$/)).toBeVisible();
    await create(page, 'Create Event', 'Event has been created successfully');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByText('02-03-2031')).toBeVisible();
    expect(await widthOf(page, title)).toBeGreaterThan(0);
    await edit(page, title);
    await expect(field(page, 'Date')).toHaveValue('2031-03-02');
    await field(page, 'Title').fill(`${title}, moved`);
    await field(page, 'Date').fill('2031-03-09');
    await fileInput(page).setInputFiles({ ...(await photo('other.png')) });
    await save(page, 'Event has been saved successfully');
    await expect(page.getByRole('heading', { name: `${title}, moved` })).toBeVisible();
    await expect(page.getByText('09-03-2031')).toBeVisible();
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
    expect(complaints).toEqual([]);
  });

  test('a post, whose picture can be taken away', async ({ page, complaints }) => {
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
    const post = page.locator('article', { has: page.getByRole('heading', { name: postTitle }) });
    await expect(post.getByText('Better news')).toBeVisible();
    await expect(post.locator('img')).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

  test('a piece of culture with a video, and then a picture', async ({ page, complaints }) => {
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
    const poster = await page.request.get((await film.getAttribute('poster')) ?? '');
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
    await expect(film).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

  test('a member', async ({ page, complaints }) => {
    const name = named('Abebe');
    await page.goto('/admin/add-member');
    await fillIn(page, { 'Full Name': name, 'Date of Birth': '1990-05-31', Address: 'Auckland' });
    await field(page, 'Contact Number').fill('021 555 000');
    await create(page, 'Register Member', 'Member has been created successfully');
    await expect(page.getByRole('cell', { name, exact: true })).toBeVisible();
    await edit(page, name);
    await field(page, 'Address').fill('Mount Albert');
    await save(page, 'Member has been saved successfully');
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row).toContainText('Mount Albert');
    expect(complaints).toEqual([]);
  });

  for (const [path, kind] of [
    ['add-directory-category', 'directory'],
    ['add-resource-category', 'resource'],
    ['create-about-ethiopia-category', 'about-ethiopia'],
  ]) {
    test(`a category of the kind ${String(kind)}`, async ({ page, complaints }) => {
      const name = named('Music');
      await page.goto(`/admin/${String(path)}`);
      await field(page, 'Category name').fill(name);
      await create(page, 'Create Category', 'Category has been created successfully');
      await edit(page, name);
      await expect(page).toHaveURL(new RegExp(`edit-${String(kind)}-category`));
      await field(page, 'Category name').fill(`${name} again`);
      await save(page, 'Category has been saved successfully');
      await expect(page.getByText(`${name} again`, { exact: true })).toBeVisible();
      expect(complaints).toEqual([]);
    });
  }
});

test('success is told for 5 seconds, then the form is ready for the next', async ({ page }) => {
  await page.goto('/admin/add-resource-category');
  await page.clock.install();
  await field(page, 'Category name').fill(named('Housing'));
  await page.getByRole('button', { name: 'Create Category' }).click();
  const told = page.getByText('Category has been created successfully');
  await expect(told).toBeVisible();
  await page.clock.runFor(4000);
  await expect(told).toBeVisible();
  await page.clock.runFor(1500);
  await expect(told).toBeHidden();
  await expect(field(page, 'Category name')).toHaveValue('');
  await expect(field(page, 'Category name')).toBeFocused();
});

test('a new category is added from an unfinished form', async ({ page }) => {
  const category = named('Dance');
  await page.goto('/admin/create-about-ethiopia');
  await field(page, 'Title').fill('Eskista');
  await fileInput(page).setInputFiles(video);
  await choose(page, '+ Add New Category');
  await expect(page).toHaveURL(/create-about-ethiopia-category$/);
  await field(page, 'Category name').fill(category);
  await page.getByRole('button', { name: 'Create Category' }).click();
  await expect(page.getByText(`“${category}” has been added and chosen.`)).toBeVisible();
  await expect(field(page, 'Category').locator('option:checked')).toHaveText(category);
  await expect(field(page, 'Title')).toHaveValue('Eskista');
  await field(page, 'Description').fill('A dance of the shoulders');
  await create(page, 'Create Content', 'About Ethiopia Content has been created successfully');
  const group = page.getByRole('region', { name: category });
  await expect(group.getByRole('heading', { name: 'Eskista' })).toBeVisible();
  await expect(group.locator('video')).toBeVisible();
});

test('what was typed outlives an expired session, with the file', async ({ page }) => {
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

test('what was typed outlives a reload, but not signing out', async ({ page }) => {
  await page.goto('/admin/add-member');
  await field(page, 'Full Name').fill('Somebody');
  await page.reload();
  await expect(field(page, 'Full Name')).toHaveValue('Somebody');
  await expect(page.getByText(/has been brought back/)).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(sessionStorage)))
    .not.toContain('Somebody');
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

test('an upload shows its progress and can be cancelled', async ({ page, dataFolder }) => {
  const title = named('Large');
  const bucket = join(dataFolder, 'media', 'postBucket');
  const files = async () => (await readdir(bucket, { recursive: true })).sort();
  await page.goto('/admin/create-post');
  await field(page, 'Title').fill(title);
  await fileInput(page).setInputFiles(await largePhoto());
  const before = await files();

  const network = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 500_000 };
  await network.send('Network.emulateNetworkConditions', slow);
  await page.getByRole('button', { name: 'Create Post' }).click();
  const bar = page.getByRole('progressbar', { name: 'Uploading' });
  const percent = async () => Number(await bar.getAttribute('value'));
  await expect.poll(percent).toBeGreaterThan(5);
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

test('a network failure is told where one looks, and the form goes on', async ({ page }) => {
  const title = named('Offline');
  await page.goto('/admin/create-post');
  await field(page, 'Title').fill(title);
  await fileInput(page).setInputFiles(await photo());
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Create Post' }).click();
  await expect(page.getByRole('form').getByRole('alert')).toContainText(
    'could not reach the server',
  );
  await page.context().setOffline(false);
  await create(page, 'Create Post', 'Post has been created successfully');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});

test('what only the server finds is told beneath its field', async ({ page }) => {
  await page.goto('/admin/create-post');
  await field(page, 'Title').fill('A picture that is none');
  const fake = { name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
  await fileInput(page).setInputFiles(fake);
  await page.getByRole('button', { name: 'Create Post' }).click();
  await expect(page.getByText('File must be an image')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Browse: Picture' })).toBeFocused();
  await expect(field(page, 'Title')).toHaveValue('A picture that is none');
});

const control = (page: Page, label: string) =>
  label.startsWith('Picture')
    ? page.getByRole('button', { name: `Browse: ${label}` })
    : field(page, label);

const send = (page: Page) =>
  page.getByRole('button', { name: /^(Create|Register) (?!a |an )/ }).click();

for (const [path, faults] of Object.entries(formFaults)) {
  test(`/admin/${path} says what is wrong, in the words of the specification`, async ({ page }) => {
    await page.goto(`/admin/${path}`);
    // It holds today unless another day is given.
    if (path === 'add-member') await field(page, 'Date of registration').fill('');
    await send(page);
    const missing = faults.filter(([, typed]) => typed === '');
    for (const [label, , message] of missing) {
      await expect(control(page, label)).toHaveAccessibleDescription(new RegExp(`^${message}`));
    }
    await expect(control(page, missing[0]?.[0] ?? '')).toBeFocused();
    for (const [label, typed, message] of faults) {
      if (typed === '') continue;
      const target = control(page, label);
      if (label.startsWith('Picture')) {
        const words = { name: typed, mimeType: 'text/plain', buffer: Buffer.from('words') };
        await fileInput(page).setInputFiles(words);
      } else if (message.startsWith('Date must')) {
        await target.focus();
        await page.keyboard.type(typed);
        await target.blur();
      } else {
        await target.fill(typed);
        await target.blur();
      }
      await expect(target).toHaveAccessibleDescription(new RegExp(`^${message}`));
    }
  });
}

for (const path of Object.keys(formFaults).slice(0, 7)) {
  test(`/admin/${path} is accessible and fits, with all its messages`, async ({ page }) => {
    test.slow();
    for (const theme of themes) {
      await chooseTheme(page, theme);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`/admin/${path}`);
        if (path === 'add-member') await field(page, 'Date of registration').fill('');
        await send(page);
        await expect(page.getByRole('form').getByRole('alert')).toContainText('Please correct');
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect(overflow, `${theme}, ${String(width)} px`).toBeLessThanOrEqual(0);
        expect(await violations(page), `${theme}, ${String(width)} px`).toEqual([]);
      }
    }
  });
}
