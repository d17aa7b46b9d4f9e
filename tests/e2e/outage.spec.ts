import { randomUUID } from 'node:crypto';
import { type DatabaseProxy, startDatabaseProxy } from '../support/databaseProxy.ts';
import { startSite } from '../support/site.ts';
import { templateOfSites } from '../support/siteTemplate.ts';
import { expect, type Page, test as base } from './fixtures.ts';
import { passTimeOnForm, ticketSettings } from './formTickets.ts';
import { expectAccessible } from './violations.ts';

/** A site whose database can be taken away, and which keeps no pages that would hide it. */
const test = base.extend<{ database: DatabaseProxy }>({
  database: async ({ startOnce }, use) => use((await startOnce(startProxiedSite)).database),
  site: async ({ startOnce }, use) => use(await startOnce(startProxiedSite)),
});

async function startProxiedSite() {
  const database = await startDatabaseProxy(templateOfSites().url);
  const site = await startSite({ ...ticketSettings, CACHE_MB: '0' }, (url) =>
    database.through(url),
  );
  return {
    ...site,
    database,
    async stop() {
      await site.stop();
      await database.stop();
    },
  };
}

const field = (page: Page, name: string) => page.locator(`form [name=${name}]`);

// With scripts, tests/client/contactUs.test.tsx shows what the API answers (tests/api/outages.test.ts).
test.describe('while the database is away, without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a form reports it and keeps what was typed, which is sent when the database is back', async ({
    page,
    database,
  }) => {
    const values = {
      name: `አበበ ${randomUUID()}`,
      title: 'ጥያቄ',
      email: 'abebe@example.org',
      message: 'ሰላም!\nThank you',
    };
    await page.goto('/contact-us');
    for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
    await passTimeOnForm(page);
    await database.refuse();
    const send = page.getByRole('button', { name: /^Send message/ });
    await send.click();
    const status = page.locator('form').getByRole('status');
    await expect(status).toContainText('cannot use its database');
    for (const [name, value] of Object.entries(values)) {
      await expect(field(page, name)).toHaveValue(value);
    }
    await database.accept();
    await send.click();
    await expect(status).toContainText('Your message has reached us');
  });
});

const main = (page: Page) => page.getByRole('main');
const notice = (page: Page) => page.getByText('There is no connection.');

// tests/client/reachability.test.tsx has the other ways to lose it.
test.describe('while the network is away', () => {
  test('a page that was not loaded waits, and the previous one stays', async ({
    page,
    context,
  }) => {
    await page.goto('/contact-us');
    await main(page).evaluate((element) => {
      element.dataset['document'] = 'the first';
    });
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Events' }).first().click();
    await expect(notice(page)).toBeVisible();
    await expect(main(page).getByRole('heading', { level: 1, name: /Contact/ })).toBeVisible();
    await context.setOffline(false);
    await expect(main(page).getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
    await expect(notice(page)).toBeHidden();
    await expect(main(page)).toHaveAttribute('data-document', 'the first');
  });
});

test('a page that cannot be rendered reports it in valid HTML and suggests a retry', async ({
  page,
  database,
}) => {
  await database.refuse();
  const answer = await page.goto('/events');
  expect(answer?.status()).toBe(503);
  expect(answer?.headers()).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await database.accept();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
});
