import pg from 'pg';
import { expectWell } from './expectWell.ts';
import { expect } from './fixtures.ts';
import { test } from './listsSite.ts';
import { receive } from './ownSite.ts';

const name = 'Derartu';
let database: pg.Client;
test.beforeEach(async ({ databaseUrl }) => {
  database = new pg.Client(databaseUrl);
  await database.connect();
  await receive(database, name);
});
test.afterEach(async () => {
  // Other tests count the entries of this site.
  for (const table of ['inquiry', 'membership-application'])
    await database.query(`DELETE FROM "${table}" WHERE name = $1`, [name]);
  await database.end();
});

test('an application is found, decided with colleague and note, and waits no longer', async ({
  page,
  complaints,
}) => {
  // The response to the mutation that marks the application as read is late, and must not hide what was saved.
  let release = (): void => undefined;
  const isSaved = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/graphql', async (route) => {
    const isMark = /MarkApplicationRead/.test(route.request().postData() ?? '');
    const response = isMark && (await route.fetch());
    if (response) await isSaved;
    await (response ? route.fulfill({ response }) : route.fallback());
  });
  await page.goto('/admin/applications');
  const main = page.getByRole('main');
  await main.getByLabel('Search applications').fill('derartu');
  await expect(main.getByText('1 application shown')).toBeVisible();
  await main.getByRole('link', { name }).click();
  await page.getByLabel('State').selectOption('Withdrawn');
  await page.getByLabel('Assigned to').selectOption('admin@example.org');
  await page.getByLabel('Note').fill('Called: moves to Hamilton.');
  await page.getByRole('button', { name: 'Save' }).click();
  const log = page.getByRole('region', { name: 'Log' }).getByRole('listitem');
  await expect(log).toContainText([
    /State: Withdrawn.*Assigned to admin@example\.org.*Called: moves to Hamilton\./s,
  ]);
  release();
  await expect(main.getByText(/^Read by/)).toBeVisible();
  await expect(log).toHaveCount(1);

  await page.getByRole('link', { name: 'Membership Applications' }).first().click();
  await expect(main.getByText(/\d applications? shown/)).toBeVisible();
  await expect(main.getByRole('link', { name })).toHaveCount(0);
  await main.getByLabel('Which applications').selectOption('Withdrawn');
  await expect(main.getByRole('row').filter({ hasText: name })).toContainText('admin@example.org');
  await expectWell(page, complaints);
});
