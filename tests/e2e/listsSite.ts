import pg from 'pg';
import { expect, type Page, signInAsAdmin } from './fixtures.ts';
import { receive, test as base } from './ownSite.ts';

/** Pages of a signed-in admin on the site of `ownSite.ts`. */
export const test = base.extend<{
  manyEntries: () => Promise<void>;
  deletedEvent: (title: string) => Promise<void>;
}>({
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
