import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type Site, startSite } from '../support/site.ts';
import { admin, expect, type Page, signInAsAdmin, test as base } from './fixtures.ts';

export const memberCount = 1_000;

/**
 * Pages of a signed-in admin on a site of these tests' own, because they delete its content, with
 * a register of members.
 */
export const test = base.extend<
  { manyEntries: () => Promise<void>; deletedEvent: (title: string) => Promise<void> },
  { site: Site; databaseUrl: string }
>({
  databaseUrl: [({ site }, use) => use(site.databaseUrl), { scope: 'worker' }],
  site: [
    async ({ browserName: _ }, use) => {
      const site = await startSite({ ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password });
      await fill(site.databaseUrl);
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  page: async ({ page }, use) => {
    await signInAsAdmin(page);
    await use(page);
  },
  manyEntries: async ({ databaseUrl }, use) => {
    await use(() => addEntries(databaseUrl));
  },
  deletedEvent: async ({ databaseUrl }, use) => {
    await use((title) => addDeletedEvent(databaseUrl, title));
  },
});

/** Members as registering them one by one would make them, and a category that holds nothing. */
async function fill(url: string) {
  const database = new pg.Client(url);
  await database.connect();
  await database.query(`
    WITH member AS (
      SELECT i, 'Member ' || lpad(i::text, 5, '0') AS name, 'm' || i || '@example.org' AS email,
        '021 55' || lpad((i / 1000)::text, 2, '0') || ' ' || lpad((i % 1000)::text, 3, '0') AS phone
      FROM generate_series(1, ${String(memberCount)}) AS i
    )
    INSERT INTO members (name, dob, email, address, "contactNumber", date)
    SELECT name, date '1990-05-31', email, i || ' Example Street', phone,
      date '2001-01-01' + (i * 7919) % 10000
    FROM member`);
  await database.query(`INSERT INTO "directory-category" ("categoryName") VALUES ('Florists')`);
  for (const who of ['አበበ ቢቂላ', 'Tirunesh']) await receive(database, who);
  await database.end();
}

/** As many events and inquiries as fill a screen. */
async function addEntries(url: string) {
  const database = new pg.Client(url);
  await database.connect();
  for (let count = 0; count < 20; count++) await receive(database, `Visitor ${String(count)}`);
  await database.query(`
    INSERT INTO "event" (title, date, time, location, "mapLink", description, "imageUrl", "imagePath")
    SELECT 'Event ' || i, date '2027-01-01' + i, '10:00 AM', 'Example Hall', 'https://maps.example/',
      'Come', '/media/none.webp', 'none.webp'
    FROM generate_series(1, 20) AS i`);
  await database.end();
}

/** An event that somebody has deleted. */
async function addDeletedEvent(url: string, title: string) {
  const database = new pg.Client(url);
  await database.connect();
  await database.query(
    `INSERT INTO "event" (title, date, time, location, "mapLink", description, "imageUrl", "imagePath")
    VALUES ($1, '2027-01-01', '10:00 AM', 'Example Hall', '', 'Come', '', '')`,
    [title],
  );
  await database.query('DELETE FROM "event" WHERE title = $1', [title]);
  await database.end();
}

/** An inquiry and an application, as if they had come by the public forms. */
export async function receive(database: pg.Client, who: string) {
  await database.query(
    `INSERT INTO "inquiry" (name, title, email, message, digest)
    VALUES ($1, 'About Enkutatash', 'who@example.org', $2, $3)`,
    [who, 'ሰላም!\n\nWhen does it begin, and what may one bring?', randomUUID()],
  );
  await database.query(
    `INSERT INTO "membership-application" (name, dob, email, address, "contactNumber", date,
      "agreementText", "agreementLanguage", "agreedAt", digest)
    VALUES ($1, '1990-05-31', 'who@example.org', '1 Example Street', '021 555 000', '2026-11-21',
      'I agree.', 'en', now(), $2)`,
    [who, randomUUID()],
  );
}

/** Leaves a mark that a reload of the page removes. */
export const mark = (page: Page) => page.evaluate(() => (document.body.dataset['mark'] = 'here'));
export const isMarked = (page: Page) =>
  page.evaluate(() => document.body.dataset['mark'] === 'here');

/** The delete buttons of a page, also those in closed menus of rows. */
export const deleteButtons = (page: Page, name: string | RegExp = /^Delete /) =>
  page.getByRole('main').getByRole('button', { name, includeHidden: true });

/** Presses a record's delete button, in a list in the menu of its row. */
export async function pressDelete(page: Page, button: ReturnType<Page['locator']>) {
  await button.waitFor({ state: 'attached' });
  const menu = await button.evaluate((element) => element.closest('[popover]')?.id);
  if (menu) await page.locator(`[popovertarget="${menu}"]`).click();
  await button.click();
}

/** Presses a record's delete button and answers the question. */
export async function confirmDelete(page: Page, button: string | RegExp, kind: string) {
  await pressDelete(page, deleteButtons(page, button).first());
  const question = page.getByRole('alertdialog', { name: `Delete ${kind}` });
  await expect(question).toContainText(`are you sure you want to delete this ${kind}?`);
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Delete' }).click();
}
