import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
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
import { expectAccessible } from './violations.ts';

/** A site with its real address in the settings, because passkeys work only for that address. */
const test = base.extend({
  site: async ({ startOnce }, use) => use(await startOnce(startSiteWithPort)),
});

async function startSiteWithPort() {
  const port = await freePort();
  return startSite({
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    PORT: String(port),
    SITE_URL: `http://localhost:${String(port)}`,
  });
}

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
  await expect(invited.getByText(/^Chrome · Linux/).first()).toBeVisible();
  await context.close();
  // So that the next test has one session.
  await signOut(page);
});

// tests/client/secondFactors.test.tsx signs in with an app and with a recovery code.
test('a volunteer signs in with a passkey alone, and after the password', async ({
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
    await expectAccessible(page);
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

  await test.step('signs in with only the passkey', async () => {
    await signOut(page);
    // The form then waits for a passkey already, and does not take the one that is present from now on.
    await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
    await setPresent(true);
    await press(page, 'Sign in with a passkey');
    await expect(heading(page, 'Admin Dashboard')).toBeVisible();
    await setPresent(false);
  });

  await test.step('signs in with the password and the passkey', async () => {
    await signOut(page);
    await fillInSignIn(page);
    await expect(heading(page, 'One more step')).toBeFocused();
    await expectAccessible(page);
    await setPresent(true);
    await press(page, 'Use a passkey');
    await expect(heading(page, 'Admin Dashboard')).toBeVisible();
    await setPresent(false);
  });

  await test.step('removes the passkey after confirming with it', async () => {
    await page.goto('/admin/account');
    await expect(page.getByText('Codes left: 10')).toBeVisible();
    await setPresent(true);
    await press(page, 'Remove the passkey Old phone');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await press(page, 'With a passkey');
    await expect(page.getByText('The passkey Old phone was removed.')).toBeVisible();
    await expect(page.getByText(/^Last used/)).toBeHidden();
  });
  expect(complaints).toEqual([]);
});
