import { askApi } from './askApi.ts';
import { expect, signInAsAdmin, waitForScripts } from './fixtures.ts';
import { test } from './ownSite.ts';
import { expectAccessible } from './violations.ts';

test('somebody without an account opens a link for a draft on a phone', async ({
  page,
  browser,
  site,
  complaints,
}) => {
  await signInAsAdmin(page);
  const { id } = await askApi<{ id: string }>(
    page,
    `mutation ($input: PostInput!) {
      done: createPost(input: $input, publication: { isDraft: true }) { id }
    }`,
    { input: { postTitle: 'Rehearsal', postText: 'Bring your shawl.' } },
  );
  await page.goto(`/admin/edit-post/${id}`);
  await page.getByText('Links for others').click();
  await page.getByRole('textbox', { name: 'For whom' }).fill('Almaz');
  await page.getByRole('textbox', { name: 'For whom' }).press('Enter');
  const link = page.getByText(/^http.*\/preview\/posts\//);
  await expect(link).toBeVisible();
  await expectAccessible(page);
  // The site under test has another address.
  const address = ((await link.textContent()) ?? '').replace(/^http:\/\/[^/]+/, '');
  expect(complaints).toEqual([]);

  const guest = await (
    await browser.newContext({ viewport: { width: 390, height: 800 }, baseURL: site.url })
  ).newPage();
  const problems: string[] = [];
  guest.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  waitForScripts(guest);
  await guest.goto(address);
  await expectAccessible(guest);
  // After going back, the server shows it again.
  await guest.getByRole('link', { name: 'Back to Home' }).click();
  await expect(guest).toHaveURL('/');
  await guest.goBack();
  await expect(guest.getByRole('heading', { level: 1, name: 'Rehearsal' })).toBeVisible();
  await guest.getByRole('link', { name: 'አማርኛ' }).first().click();
  await expect(guest.getByText('ቅድመ እይታ – ገና ይፋ አልሆነም')).toBeVisible();
  expect(problems).toEqual([]);

  await page.getByRole('button', { name: 'Withdraw the link for Almaz' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('The link for Almaz has been withdrawn.')).toBeVisible();
  expect((await guest.goto(address))?.status()).toBe(404);
  await guest.context().close();
});
