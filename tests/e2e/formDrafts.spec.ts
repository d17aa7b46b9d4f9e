import { expect, type Page, signInAsAdmin } from './fixtures.ts';
import { fileInput, fillIn, field, mapLink, named, photo } from './formSteps.ts';
import { test } from './ownSite.ts';

const form = '/admin/add-event';
const kept = (page: Page) =>
  page.waitForResponse(
    (response) => response.request().postData()?.includes('SaveFormDraft') === true,
  );
/** Waits until a file was sent. */
const fileKept = (page: Page) =>
  page.waitForResponse(async (response) =>
    ((await response.request().headerValue('content-type')) ?? '').startsWith('multipart'),
  );

test('what was begun on a phone is continued on a laptop, with its picture', async ({
  browser,
}) => {
  const title = named('Meeting');
  const phone = await (
    await browser.newContext({ viewport: { width: 390, height: 844 } })
  ).newPage();
  const laptop = await (await browser.newContext()).newPage();
  await signInAsAdmin(phone);
  await phone.goto(form);
  const first = kept(phone);
  await fillIn(phone, { Title: title });
  await first;
  const picture = fileKept(phone);
  await fileInput(phone).setInputFiles(await photo());
  await picture;
  const again = fileKept(phone);
  await phone.getByRole('button', { name: 'Discard' }).click();
  await phone.getByRole('button', { name: 'Bring back what you typed' }).click();
  await again;
  await phone.close();

  await signInAsAdmin(laptop);
  await laptop.goto('/admin/dashboard');
  await laptop.getByRole('region', { name: 'Unfinished work' }).getByRole('link').click();
  await expect(laptop.getByText('You continue what you began on')).toBeVisible();
  await expect(field(laptop, 'Title')).toHaveValue(title);
  await laptop.context().setOffline(true);
  const failed = laptop.waitForEvent('requestfailed');
  await fillIn(laptop, { Location: 'Hall', Description: 'Come along' });
  await failed;
  await laptop.context().setOffline(false);
  const second = kept(laptop);
  await fillIn(laptop, { 'Map link': mapLink, Date: '2031-01-07', Time: '10 AM' });
  await second;
  await laptop.reload();
  await expect(field(laptop, 'Location')).toHaveValue('Hall');

  await test.step('another device is offered what it had', async () => {
    const other = await (await browser.newContext()).newPage();
    await signInAsAdmin(other);
    await other.goto(form);
    await expect(field(other, 'Location')).toHaveValue('Hall');
    const saved = kept(other);
    await fillIn(other, { Location: 'Park' });
    await saved;
    const again = kept(laptop);
    await fillIn(laptop, { Location: 'School' });
    await again;
    await laptop.reload();
    await expect(field(laptop, 'Location')).toHaveValue('School');
    await laptop.getByRole('button', { name: 'Use them' }).click();
    await expect(field(laptop, 'Location')).toHaveValue('Park');
    await other.close();
  });

  // The picture that was selected on the phone.
  await laptop.getByRole('button', { name: 'Create Event' }).click();
  await expect(laptop.getByText('Event has been created successfully')).toBeVisible();
  await laptop.goto('/admin/dashboard');
  await expect(laptop.getByText('What waits today')).toBeVisible();
  await expect(laptop.getByRole('region', { name: 'Unfinished work' })).toHaveCount(0);
});
