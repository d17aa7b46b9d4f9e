import { confirmIdentity } from './confirmIdentity.ts';
import { expect, signInAsAdmin } from './fixtures.ts';
import { test } from './ownSite.ts';
import { expectAccessible } from './violations.ts';

test('an admin creates, copies and revokes a token on a phone', async ({
  page,
  context,
  site,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAsAdmin(page);
  await page.goto('/admin/api-tokens');
  await expect(page.getByText('There is no token.')).toBeVisible();
  const make = page.getByRole('button', { name: 'Make the token' });
  await page.getByRole('textbox', { name: 'Name' }).fill('Website of the embassy');
  await make.click();
  await expect(page.getByText('Please choose at least one thing that it may do')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Read content' }).check();
  await page.getByRole('combobox', { name: 'How long' }).selectOption('30 days');
  await make.click();
  await confirmIdentity(page);
  await expect(page.getByText('The token for Website of the embassy. Copy it now')).toBeVisible();
  await page.getByRole('button', { name: 'Copy the token' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  const secret = await page.evaluate(() => navigator.clipboard.readText());
  await expect(page.getByText(secret)).toBeVisible();
  await expectAccessible(page);
  expect(complaints).toEqual([]);

  const ask = async () => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${secret}` };
    const body = JSON.stringify({ query: '{ feastDates { __typename } }' });
    return (await fetch(`${site.url}/graphql`, { method: 'POST', headers, body })).status;
  };
  expect(await ask()).toBe(200);
  await page.reload();
  await expect(page.getByText('Last used')).toBeVisible();
  await expect(page.getByText(secret)).toBeHidden();
  await page.getByRole('button', { name: 'Revoke the token for Website of the embassy' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(
    page.getByText('The token for Website of the embassy has been revoked.'),
  ).toBeVisible();
  await expect(page.getByText('There is no token.')).toBeVisible();
  expect(await ask()).toBe(401);
});
