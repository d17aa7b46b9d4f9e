import { askApi } from './askApi.ts';
import { expect, signInAsAdmin } from './fixtures.ts';
import { test } from './ownSite.ts';
import { expectAccessible } from './violations.ts';

test('an admin adds a webhook, reads its messages and deletes it on a phone', async ({
  page,
  context,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAsAdmin(page);
  await page.goto('/admin/webhooks');
  await expect(page.getByText('There is no webhook.')).toBeVisible();
  const add = page.getByRole('button', { name: 'Add the webhook' });
  await page.getByRole('checkbox', { name: 'Post' }).check();
  await page.getByRole('checkbox', { name: 'Published or restored' }).check();
  await add.click();
  await expect(page.getByText('Address is required')).toBeVisible();
  // The guard refuses private networks, so the message stays in the log.
  const address = 'http://127.0.0.1:9/hook';
  await page.getByRole('textbox', { name: 'Address' }).fill(address);
  await add.click();
  await expect(page.getByText(`The secret for ${address}. Copy it now`)).toBeVisible();
  await page.getByRole('button', { name: 'Copy the secret' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^whsec_/);
  await expectAccessible(page, 'the webhooks');

  const create = 'mutation ($input: PostInput!) { done: createPost(input: $input) { id } }';
  await askApi(page, create, { input: { postTitle: 'Told to programs' } });
  await page.getByRole('link', { name: address }).click();
  await expect(page.getByRole('heading', { level: 1, name: address })).toBeVisible();
  // The attempt ends a moment later; the page does not look again by itself.
  const webhookId = new URL(page.url()).pathname.split('/').at(-1);
  const read = 'query ($id: ID!) { done: webhookDeliveries(webhookId: $id) { nodes { problem } } }';
  await expect
    .poll(() => askApi(page, read, { id: webhookId }))
    .toMatchObject({ nodes: [{ problem: 'PRIVATE_ADDRESS' }] });
  await page.reload();
  await expect(page.getByText('Not delivered yet · 1 attempt')).toBeVisible();
  await expect(page.getByText('private network')).toBeVisible();
  await page.getByRole('button', { name: 'Send again: the message about /posts/' }).click();
  await expect(
    page.getByText('The message is sent again, after the earlier ones about the same record.'),
  ).toBeVisible();
  await expectAccessible(page, 'a webhook');

  await page.getByRole('checkbox', { name: 'Send messages' }).uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The webhook has been saved.')).toBeVisible();
  await expect(page.getByText('Switched off')).toBeVisible();
  await page.getByRole('button', { name: `New secret for ${address}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'New secret' }).click();
  await expect(page.getByText(`The secret for ${address}. Copy it now`)).toBeVisible();
  await page.getByRole('button', { name: `Delete the webhook ${address}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('There is no webhook.')).toBeVisible();
  expect(complaints).toEqual([]);
});
