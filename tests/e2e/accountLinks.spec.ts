import { expect, signInAsAdmin, test, waitForScripts } from './fixtures.ts';
import { confirmIdentity } from './confirmIdentity.ts';
import { expectAccessible } from './violations.ts';

test('a colleague accepts an invitation, chooses a password and works', async ({
  page,
  browser,
}) => {
  await signInAsAdmin(page);
  await page.goto('/admin/accounts');
  await page.getByLabel('Email').fill('almaz@example.org');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(page.getByRole('dialog').getByLabel('Your password')).toBeFocused();
  await expectAccessible(page);
  await confirmIdentity(page);
  const shown = page.getByText('/admin/invitation#');
  await expect(page.locator(':focus')).toContainText('/admin/invitation#');
  const link = (await shown.textContent()) ?? '';
  const token = link.split('#')[1] ?? '';
  expect(token).toHaveLength(43);

  const context = await browser.newContext();
  const invited = await context.newPage();
  waitForScripts(invited);
  const addresses: string[] = [];
  invited.on('request', (request) => {
    addresses.push(request.url(), request.headers()['referer'] ?? '');
  });
  const address = new URL(page.url()).origin + link.slice(link.indexOf('/admin/'));
  await invited.goto(address);
  await expect(invited.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
  expect(invited.url()).not.toContain(token);
  // What was typed is lost by a reload, the link is not.
  await invited.reload();
  await expectAccessible(invited);
  await invited.getByLabel('Your name').fill('Almaz Bekele');
  await invited.getByLabel('New password').fill('teff barley enset sorghum');
  await invited.getByRole('button', { name: 'Choose password and sign in' }).click();
  await expect(invited.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  await expect(invited.getByRole('main')).toContainText('Signed in as Almaz Bekele');
  expect(addresses.filter((each) => each.includes(token))).toEqual([]);

  await context.close();
});
