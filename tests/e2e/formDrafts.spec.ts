import type { Browser, BrowserContextOptions, Request } from '@playwright/test';
import { expect, type Page, signInAsAdmin } from './fixtures.ts';
import { fileInput, fillIn, field, mapLink, named, photo } from './formSteps.ts';
import { test } from './ownSite.ts';

const form = '/admin/add-event';

/** Opens a page on a device whose clock the test advances, because a form sends its draft after a pause. */
async function openDevice(browser: Browser, options?: BrowserContextOptions) {
  const page = await (await browser.newContext(options)).newPage();
  await page.clock.install();
  return page;
}

/** Lets the time pass after which a form sends its draft. */
const pause = (page: Page) => page.clock.fastForward(4_000);

/** Changes a form, and waits until it has sent its draft. */
async function keep(page: Page, change: () => Promise<void>, isDraft = isOfValues) {
  const response = page.waitForResponse((each) => isDraft(each.request()));
  await change();
  await pause(page);
  await response;
}

const isOfValues = (request: Request) => request.postData()?.includes('SaveFormDraft') === true;
const isDeletion = (request: Request) => request.postData()?.includes('DeleteFormDrafts') === true;
const isOfFile = (request: Request) =>
  request.headers()['content-type']?.startsWith('multipart') === true;

test('what was begun on a phone is continued on a laptop, with its picture', async ({
  browser,
}) => {
  const title = named('Meeting');
  const phone = await openDevice(browser, { viewport: { width: 390, height: 844 } });
  const laptop = await openDevice(browser);
  await signInAsAdmin(phone);
  await phone.goto(form);
  await keep(phone, () => fillIn(phone, { Title: title }));
  const chosen = phone.getByText(/^photo\.png, \d+ kB$/);
  const choose = async () => {
    await fileInput(phone).setInputFiles(await photo());
    await expect(chosen).toBeVisible();
  };
  await keep(phone, choose, isOfFile);
  const restore = async () => {
    await phone.getByRole('button', { name: 'Discard' }).click();
    await phone.getByRole('button', { name: 'Bring back what you typed' }).click();
    await expect(chosen).toBeVisible();
  };
  await keep(phone, restore, isOfFile);
  await phone.close();

  await signInAsAdmin(laptop);
  await laptop.goto('/admin/dashboard');
  await laptop.getByRole('region', { name: 'Unfinished work' }).getByRole('link').click();
  await expect(laptop.getByText('You continue what you began on')).toBeVisible();
  await expect(field(laptop, 'Title')).toHaveValue(title);
  await laptop.context().setOffline(true);
  const failed = laptop.waitForEvent('requestfailed');
  await fillIn(laptop, { Location: 'Hall', Description: 'Come along' });
  await pause(laptop);
  await failed;
  await laptop.context().setOffline(false);
  await keep(laptop, () =>
    fillIn(laptop, { 'Map link': mapLink, Date: '2031-01-07', Time: '10 AM' }),
  );
  await laptop.reload();
  await expect(field(laptop, 'Location')).toHaveValue('Hall');

  await test.step('another device is offered what it had', async () => {
    const other = await openDevice(browser);
    await signInAsAdmin(other);
    await other.goto(form);
    await expect(field(other, 'Location')).toHaveValue('Hall');
    await keep(other, () => fillIn(other, { Location: 'Park' }));
    await keep(laptop, () => fillIn(laptop, { Location: 'School' }));
    await laptop.reload();
    await expect(field(laptop, 'Location')).toHaveValue('School');
    await laptop.getByRole('button', { name: 'Use them' }).click();
    await expect(field(laptop, 'Location')).toHaveValue('Park');
    await other.close();
  });

  // The picture that was selected on the phone.
  await laptop.getByRole('button', { name: 'Create Event' }).click();
  await expect(laptop.getByText('Event has been created successfully')).toBeVisible();

  await test.step('the draft that was not saved stays until it is discarded', async () => {
    await laptop.goto('/admin/dashboard');
    const unfinished = laptop.getByRole('region', { name: 'Unfinished work' });
    await unfinished.getByRole('link').click();
    await expect(field(laptop, 'Location')).toHaveValue('School');
    const ended = laptop.waitForResponse((each) => isDeletion(each.request()));
    await laptop.getByRole('button', { name: 'Discard' }).click();
    await ended;
    await laptop.goto('/admin/dashboard');
    await expect(laptop.getByText('What waits today')).toBeVisible();
    await expect(unfinished).toHaveCount(0);
  });
});
