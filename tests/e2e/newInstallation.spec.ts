import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import type { FakeSendGrid } from '../support/fakeSendGrid.ts';
import { exampleSettings, startSite } from '../support/site.ts';
import { admin, expect, fillInSignIn, type Page, waitForScripts } from './fixtures.ts';
import { confirmIdentity } from './confirmIdentity.ts';
import { field, fileInput, fillIn, photo } from './formSteps.ts';
import { test as base, withSendGrid } from './mailSite.ts';

/** A site as it starts first: its environment has a mail provider and the first admin, nothing else. */
const test = base.extend({
  sendGrid: async ({ startOnce }, use) => use((await startOnce(startNewSite)).sendGrid),
  site: async ({ startOnce }, use) => use(await startOnce(startNewSite)),
});

const startNewSite = () =>
  withSendGrid((settings) =>
    startSite({
      ...Object.fromEntries(Object.keys(exampleSettings).map((name) => [name, ''])),
      ...settings,
      DATABASE_URL: '',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    }),
  );

const viewport = { width: 390, height: 844 };
test.use({ viewport });

const colleague = 'almaz@example.org';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const leftToDo = (page: Page) => page.getByRole('region', { name: 'What is left to set up' });

/** Zero if it could not be loaded. */
const widthOfPicture = (element: Element) =>
  element instanceof HTMLImageElement ? element.naturalWidth : 0;

async function toDashboard(page: Page) {
  await page.getByRole('banner').getByRole('link', { name: 'Admin Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
}

/** Opens the first task of the dashboard after those before it are gone: they would move it. */
async function begin(page: Page, task: string) {
  await toDashboard(page);
  const first = leftToDo(page).getByRole('link').first();
  await expect(first).toHaveText(task);
  await first.click();
}

async function expectLeft(page: Page, tasks: string[]) {
  await toDashboard(page);
  await expect(leftToDo(page).getByRole('link')).toHaveText(tasks);
}

async function addOfficer(page: Page, office: string, values: Record<string, string>) {
  await field(page, 'Office').selectOption(office);
  await fillIn(page, { ...values, From: '2026-01-01' });
  await fileInput(page).setInputFiles(await photo());
  await expect(page.getByText(/^photo\.\w+, \d+ kB$/)).toBeVisible();
  await button(page, 'Add Officer').click();
  await expect(page.getByText('Officer has been created successfully')).toBeVisible();
}

/** Opens the link of the email in the colleague's own browser. */
async function acceptInvitation(
  browser: Browser,
  { url }: { url: string },
  sendGrid: FakeSendGrid,
) {
  const letters = () =>
    sendGrid.accepted.filter(({ personalizations: [{ to }] }) => to[0].email === colleague);
  await expect.poll(() => letters().length).toBe(1);
  const path = /\/admin\/invitation#\S+/.exec(letters()[0]?.content[0].value ?? '')?.[0];
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  waitForScripts(page);
  await page.goto(`${url}${path ?? ''}`);
  await page.getByLabel('New password').fill('teff barley enset sorghum');
  await button(page, 'Choose password and sign in').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  await context.close();
}

test('a new admin sets up a fresh installation for the association, on a phone', async ({
  page,
  browser,
  site,
  sendGrid,
  complaints,
}) => {
  await page.goto('/admin');
  await fillInSignIn(page);
  await expectLeft(page, [
    'Contact details',
    'Bank account',
    'Committee',
    'Examples',
    'A second administrator',
    'A second factor for you',
    'A first backup',
  ]);

  await test.step('contact details, groups and the bank account', async () => {
    await begin(page, 'Contact details');
    await fillIn(page, {
      'Telephone number': '+64 9 555 0123',
      Email: 'selam@example.org',
      'Address of the office': '12 Queen Street, Auckland',
      Facebook: 'https://www.facebook.com/selam',
      Telegram: 'https://t.me/selam',
      WhatsApp: 'https://chat.whatsapp.com/selam',
      Viber: 'https://invite.viber.com/?g2=selam',
      'Account name': 'Selam Association',
      Bank: 'Bank of Selam',
      'Account number': '01-0902-0068389-00',
    });
    await button(page, 'Save changes').click();
    await expect(page.getByText('The settings have been saved successfully')).toBeVisible();
  });

  await test.step('two officers with portraits', async () => {
    await begin(page, 'Committee');
    await page.getByRole('link', { name: 'Add an Officer' }).click();
    await addOfficer(page, 'President', { Name: 'Tsehay Bekele', 'Name in Amharic': 'ፀሐይ በቀለ' });
    await button(page, 'Add another').click();
    await addOfficer(page, 'General Secretary', { Name: 'Dawit Haile' });
  });

  await test.step('all examples are removed, and one is restored as a real event', async () => {
    await begin(page, 'Examples');
    await button(page, 'Remove all examples').click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Remove all examples' })
      .click();
    await expect(page.getByText('18 examples have been removed.')).toBeVisible();
    await expectLeft(page, ['A second administrator', 'A second factor for you', 'A first backup']);

    await page.goto('/admin/deleted');
    await page.getByRole('button', { name: /^Restore Example: Genna/ }).click();
    await expect(page.getByText(/^Example: Genna .* has been restored\.$/)).toBeVisible();
    await begin(page, 'Examples');
    await page.getByRole('link', { name: 'Manage Events' }).click();
    await page
      .getByRole('main')
      .getByRole('link', { name: /Example: Genna/ })
      .click();
    await field(page, 'Title').fill('Genna in our hall');
    await button(page, 'Save changes').click();
    await expect(page.getByText('Event has been saved successfully')).toBeVisible();
  });

  await test.step('a colleague, who is an admin too', async () => {
    await begin(page, 'A second administrator');
    await page.getByLabel('Email').fill(colleague);
    await page.getByRole('checkbox', { name: /^Admin/ }).check();
    await button(page, 'Invite').click();
    await confirmIdentity(page);
    await expect(page.getByText(`The invitation has been sent to ${colleague}.`)).toBeVisible();
    await acceptInvitation(browser, site, sendGrid);
    await expectLeft(page, ['A second factor for you', 'A first backup']);
  });

  await test.step('the second factor is left out with a reason', async () => {
    await page.goto('/admin/setup');
    await page.locator('summary').filter({ hasText: 'A second factor for you' }).click();
    await button(page, 'Leave it out').click();
    await expect(page.getByText('Why it is left out is required')).toBeVisible();
    await page.getByRole('textbox', { name: 'Why it is left out' }).fill('One shared phone');
    await button(page, 'Leave it out').click();
    await expect(page.getByText('One shared phone')).toBeVisible();
    await expectLeft(page, ['A first backup']);
  });

  await test.step('a backup', async () => {
    await begin(page, 'A first backup');
    await expect(page.getByRole('heading', { name: 'Handing over', level: 1 })).toBeFocused();
    await expect(page.getByText('No backup has been made yet.')).toBeVisible();
    await page.getByLabel('Your password').fill('not the password');
    await page.getByLabel('Passphrase for the file').fill('goat bridge window saffron');
    await button(page, 'Download').click();
    await expect(page.getByText('The current password is wrong')).toBeVisible();
    // What was typed stays.
    await expect(page.getByLabel('Passphrase for the file')).toHaveValue(/goat/);

    await page.getByLabel('Your password').fill(admin.password);
    const downloading = page.waitForEvent('download');
    await button(page, 'Download').click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/\.backup\.age$/);
    const file = await download.path();
    expect(readFileSync(file).subarray(0, 21).toString()).toBe('age-encryption.org/v1');
    await expect(page.getByText(/^The last backup is of /)).toBeVisible();
    await expect(page.getByLabel('Your password')).toHaveValue('');
    await expect(page.getByText(/which comes with the program/)).toBeVisible();
  });

  await test.step('nothing is left to do, and visitors see all of it', async () => {
    await toDashboard(page);
    await expect(leftToDo(page)).toBeHidden();
    await page.goto('/admin/setup');
    await expect(page.getByText('Nothing is left to do.')).toBeVisible();

    await page.goto('/contact-us');
    await expect(page.getByRole('link', { name: '+64 9 555 0123' }).first()).toBeVisible();
    await page.goto('/support-us');
    await expect(page.getByText('01-0902-0068389-00')).toBeVisible();
    await page.goto('/about');
    for (const name of ['Tsehay Bekele', 'Dawit Haile']) {
      await expect(page.getByText(name)).toBeVisible();
      await page.getByRole('img', { name }).scrollIntoViewIfNeeded();
      await expect
        .poll(() => page.getByRole('img', { name }).evaluate(widthOfPicture))
        .toBeGreaterThan(0);
    }
    await page.goto('/events');
    const events = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(events).toHaveText(['Genna in our hall']);
  });
  // A navigation that turns into a download counts as aborted, with what was on its way meanwhile.
  expect(complaints.filter((each) => !each.endsWith('net::ERR_ABORTED'))).toEqual([]);
});
