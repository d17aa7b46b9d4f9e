import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { TOTP, Secret } from 'otpauth';
import { startSite } from '../support/site.ts';
import {
  admin,
  expect,
  fillInSignIn,
  type Page,
  test as base,
  waitForScripts,
} from './fixtures.ts';
import { confirmIdentity } from './confirmIdentity.ts';
import { makeAdmin } from './makeAdmin.ts';
import { expectSound } from './violations.ts';

/** A site with its real address in the settings, because passkeys work only for that address. */
const test = base.extend<object, object>({
  site: [
    async ({ browserName: _ }, use) => {
      const port = await freePort();
      const site = await startSite({
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
        PORT: String(port),
        SITE_URL: `http://localhost:${String(port)}`,
      });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Chromium's authenticator in software. It confirms the presence of a user only if a test wants that. */
async function virtualAuthenticator(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: false,
    },
  });
  return (enabled: boolean) =>
    cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

async function codeShown(page: Page): Promise<string> {
  const key = await page.locator('form .font-mono').innerText();
  return new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate();
}

async function signOut(page: Page) {
  await page.goto('/admin/dashboard');
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: /^Account: / }).click();
  await banner.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('/');
  await page.goto('/admin');
}

test('a colleague accepts an invitation with only a passkey', async ({ page, browser }) => {
  await page.goto('/admin');
  await fillInSignIn(page);
  await expect(heading(page, 'Admin Dashboard')).toBeVisible();
  await page.goto('/admin/accounts');
  await page.getByLabel('Email').fill('hirut@example.org');
  await press(page, 'Invite');
  await confirmIdentity(page);
  const link = (await page.getByText('/admin/invitation#').textContent()) ?? '';

  const context = await browser.newContext();
  const invited = await context.newPage();
  waitForScripts(invited);
  const setPresent = await virtualAuthenticator(invited);
  await invited.goto(link.trim());
  await setPresent(true);
  await press(invited, 'Use a passkey');
  await expect(heading(invited, 'Admin Dashboard')).toBeVisible();
  await invited.goto('/admin/account');
  await expect(invited.getByText(/^Chrome, Linux/).first()).toBeVisible();
  await context.close();
  // So that the next test has one session.
  await signOut(page);
});

test('a volunteer signs in with a passkey, and with every other second factor', async ({
  page,
  complaints,
}) => {
  const setPresent = await virtualAuthenticator(page);
  await page.goto('/admin');
  await fillInSignIn(page);
  await expect(heading(page, 'Admin Dashboard')).toBeVisible();
  await page.goto('/admin/account');
  await expect(page.getByText('Your account has no second factor yet.')).toBeVisible();

  await test.step('adds a passkey and keeps the recovery codes', async () => {
    await page.getByLabel('Name of the passkey').fill('Old phone');
    await setPresent(true);
    await press(page, 'Add a passkey');
    await confirmIdentity(page);
    await expect(page.getByText('Keep these codes now.')).toBeVisible();
    await setPresent(false);
    await expectSound(page);
  });
  const downloading = page.waitForEvent('download');
  await press(page, 'Download');
  const codes = readFileSync(await (await downloading).path(), 'utf8')
    .trim()
    .split('\n')
    .slice(-10);
  expect(codes).toHaveLength(10);
  await press(page, 'I have kept them');
  await expect(page.getByText(codes[0] ?? '')).toBeHidden();

  await test.step('renames the passkey', async () => {
    await press(page, 'Rename the passkey Old phone');
    await page.getByLabel('Name of the passkey').first().fill('Phone');
    await press(page, 'Save name');
    await expect(page.getByText('The passkey is called Phone now.')).toBeVisible();
  });

  await test.step('sets up an app', async () => {
    await press(page, 'Set up an app');
    await expect(
      page.getByRole('img', { name: 'QR code for the authenticator app' }),
    ).toBeVisible();
    await expectSound(page);
    await page.getByLabel('Code of six digits').fill(await codeShown(page));
    await press(page, 'Finish');
    await expect(page.getByText('The authenticator app is set up.')).toBeVisible();
  });

  await test.step('signs in with only the passkey', async () => {
    await signOut(page);
    // The form then waits for a passkey already, and does not take the one that is present from now on.
    await expectSound(page);
    await setPresent(true);
    await press(page, 'Sign in with a passkey');
    await expect(heading(page, 'Admin Dashboard')).toBeVisible();
    await setPresent(false);
  });

  await test.step('signs in with the password and the passkey', async () => {
    await signOut(page);
    await fillInSignIn(page);
    await expect(heading(page, 'One more step')).toBeFocused();
    await expectSound(page);
    await setPresent(true);
    await press(page, 'Use a passkey');
    await expect(heading(page, 'Admin Dashboard')).toBeVisible();
    await setPresent(false);
  });

  await test.step('signs in with the password and a recovery code', async () => {
    await signOut(page);
    await fillInSignIn(page);
    await press(page, 'Use a code of your app');
    await page.getByLabel('Code of six digits').fill('000000');
    await press(page, 'Sign in');
    await expect(page.getByText('This code is wrong, too old, or was used before')).toBeVisible();
    await press(page, 'Use a recovery code');
    await page.getByLabel('Recovery code').fill(codes[3] ?? '');
    await press(page, 'Sign in');
    await expect(heading(page, 'Admin Dashboard')).toBeVisible();
  });

  await test.step('removes the passkey after confirming with it', async () => {
    await page.goto('/admin/account');
    await expect(page.getByText('Codes left: 9')).toBeVisible();
    await setPresent(true);
    await press(page, 'Remove the passkey Phone');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await press(page, 'With a passkey');
    await expect(page.getByText('The passkey Phone was removed.')).toBeVisible();
    await expect(page.getByText(/^Last used/)).toBeHidden();
  });
  expect(complaints).toEqual([]);
});

test('an admin requires a second factor, and a colleague has to set one up', async ({
  page,
  site,
  complaints,
}) => {
  const colleague = await makeAdmin(site);
  await page.goto('/admin');
  await fillInSignIn(page, colleague);
  await expect(heading(page, 'Admin Dashboard')).toBeVisible();
  await page.goto('/admin/security');
  await page.getByLabel('Every account needs a second factor').check();
  await press(page, 'Save');
  await confirmIdentity(page, colleague.password);
  await expect(page.getByText('Please set up a second factor of your own first.')).toBeVisible();
  await expectSound(page);

  await page.goto('/admin/account');
  await press(page, 'Set up an app');
  await page.getByLabel('Code of six digits').fill(await codeShown(page));
  await press(page, 'Finish');
  await press(page, 'I have kept them');
  await page.goto('/admin/security');
  await page.getByLabel('Every account needs a second factor').check();
  await press(page, 'Save');
  await expect(page.getByText('Every account needs a second factor from now on.')).toBeVisible();

  const other = await makeAdmin(site);
  await signOut(page);
  await fillInSignIn(page, other);
  await expect(page).toHaveURL('/admin/second-factor');
  await expectSound(page);
  await page.goto('/admin/show-members');
  await expect(page).toHaveURL('/admin/second-factor');
  await press(page, 'Set up an app');
  await confirmIdentity(page, other.password);
  await page.getByLabel('Code of six digits').fill(await codeShown(page));
  await press(page, 'Finish');
  await press(page, 'I have kept them');
  await press(page, 'Go on to the dashboard');
  await expect(heading(page, 'Admin Dashboard')).toBeVisible();
  await page.goto('/admin/show-members');
  await expect(heading(page, 'Members List')).toBeVisible();
  expect(complaints).toEqual([]);
});
