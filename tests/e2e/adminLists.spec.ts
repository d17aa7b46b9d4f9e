import type { BrowserContext } from '@playwright/test';
import pg from 'pg';
import { startScratchPostgres } from '../../api/database/scratchPostgres.ts';
import { type Site, startSite } from '../support/site.ts';
import { chooseTheme, expect, type Page, test as base, themes } from './fixtures.ts';
import { violations } from './violations.ts';

const ADMIN_EMAIL = 'lists@example.org';
const ADMIN_PASSWORD = 'injera wot kitfo shiro';
const memberCount = 10_000;

type BrowserState = Awaited<ReturnType<BrowserContext['storageState']>>;

/**
 * A site of these tests' own, because they delete its content, with a full register of members.
 * One sign-in serves all of them: the number from one address is limited.
 */
const test = base.extend<object, { site: Site; signedIn: BrowserState }>({
  site: [
    async ({ browserName: _ }, use) => {
      const postgres = await startScratchPostgres();
      const site = await startSite({ DATABASE_URL: postgres.url, ADMIN_EMAIL, ADMIN_PASSWORD });
      await fill(postgres.url);
      await use(site);
      await site.stop();
      await postgres.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  signedIn: [
    async ({ browser, site }, use) => {
      const page = await browser.newPage({ baseURL: site.url });
      await signIn(page);
      const state = await page.context().storageState();
      await page.context().close();
      await use(state);
    },
    { scope: 'worker' },
  ],
  storageState: async ({ signedIn }, use) => use(signedIn),
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
    INSERT INTO members (name, dob, email, address, "contactNumber", date, "searchText")
    SELECT name, date '1990-05-31', email, i || ' Example Street', phone,
      date '2001-01-01' + (i * 7919) % ${String(memberCount)},
      lower(concat_ws(E'\\n', name, email, phone, replace(phone, ' ', '')))
    FROM member`);
  await database.query(`INSERT INTO "directory-category" ("categoryName") VALUES ('Florists')`);
  await database.end();
}

async function signIn(page: Page) {
  await page.goto('/admin');
  await page.getByRole('textbox', { name: 'Email' }).fill(ADMIN_EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/admin/dashboard');
}

const kinds = [
  ['Event', '/events', '/admin/events', 'events(period: ALL, first: 100) { nodes { id } }'],
  ['Directory', '/directory', '/admin/directory', 'directories(first: 100) { nodes { id } }'],
  ['Resource', '/resources', '/admin/resources', 'resources(first: 100) { nodes { id } }'],
  ['Post', '/', '/admin/posts', 'posts(first: 100) { nodes { id } }'],
  [
    'About Ethiopia Content',
    '/about-ethiopia',
    '/admin/about-ethiopia',
    'aboutEthiopiaItems(first: 100) { nodes { id } }',
  ],
] as const;

async function count(page: Page, list: string) {
  const answer = await page.request.post('/graphql', { data: { query: `{ list: ${list} }` } });
  const { data } = (await answer.json()) as { data: { list: { nodes: unknown[] } } };
  return data.list.nodes.length;
}

/** Leaves a mark that a reload of the page removes. */
const mark = (page: Page) => page.evaluate(() => (document.body.dataset['mark'] = 'here'));
const isMarked = (page: Page) => page.evaluate(() => document.body.dataset['mark'] === 'here');

/** Presses a record's delete button and answers the question. */
async function confirmDelete(page: Page, button: string | RegExp, kind: string) {
  await page.getByRole('main').getByRole('button', { name: button }).first().click();
  const question = page.getByRole('alertdialog', { name: `Delete ${kind}` });
  await expect(question).toContainText(`are you sure you want to delete this ${kind}?`);
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Delete' }).click();
}

for (const [kind, publicPage, listPage, list] of kinds) {
  for (const address of [publicPage, listPage]) {
    test(`${kind}: a record is deleted on ${address}`, async ({ page, complaints }) => {
      await page.goto(address);
      const buttons = page.getByRole('main').getByRole('button', { name: /^Delete / });
      await expect(buttons.first()).toBeVisible();
      const name = (await buttons.first().getAttribute('aria-label')) ?? '';
      const before = await count(page, list);
      await mark(page);

      await confirmDelete(page, name, kind);
      await expect(page.getByRole('status').getByText(/ has been deleted/)).toHaveText(
        `${kind} has been deleted successfully`,
      );
      const deletedAt = Date.now();
      expect(await count(page, list)).toBe(before - 1);
      expect(await isMarked(page)).toBe(true);
      await expect.poll(() => isMarked(page).catch(() => true), { intervals: [50] }).toBe(false);
      expect(Date.now() - deletedAt).toBeLessThan(5000);
      await expect(buttons.first()).toBeVisible();
      await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
      expect(complaints).toEqual([]);
    });
  }
}

test('nothing is deleted without a Yes', async ({ page }) => {
  await page.goto('/resources');
  const list = 'resources(first: 100) { nodes { id } }';
  const before = await count(page, list);
  const button = page.getByRole('button', { name: /^Delete / }).first();
  await button.click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(button).toBeFocused();
  expect(await count(page, list)).toBe(before);
});

test('whoever deletes what somebody else has deleted is told', async ({ page, context }) => {
  await page.goto('/admin/resources');
  const other = await context.newPage();
  await other.goto('/resources');
  const button = other.getByRole('button', { name: /^Delete / }).first();
  await expect(button).toBeVisible();
  const name = (await button.getAttribute('aria-label')) ?? '';
  await confirmDelete(page, name, 'Resource');
  await expect(page.getByText('Resource has been deleted successfully')).toBeVisible();

  await mark(other);
  await confirmDelete(other, name, 'Resource');
  await expect(other.getByRole('status').getByText('could not be deleted')).toBeVisible();
  await expect(other.getByText('There is no such resource (any more).')).toBeVisible();
  await other.waitForTimeout(2000);
  expect(await isMarked(other)).toBe(true);
});

test('visitors neither see nor download what deletes', async ({ page, browser }) => {
  const visitor = await browser.newPage({ storageState: { cookies: [], origins: [] } });
  const scriptsOfVisitor = scriptsOf(visitor);
  await visitor.goto('/directory', { waitUntil: 'networkidle' });
  await expect(visitor.getByRole('button', { name: /^Delete / })).toHaveCount(0);
  await expect(visitor.getByRole('link', { name: /^Edit / })).toHaveCount(0);
  expect(await scriptsOfVisitor()).toContain('Directory');
  expect(await scriptsOfVisitor()).not.toContain('alertdialog');
  await visitor.close();

  const scripts = scriptsOf(page);
  await page.goto('/directory');
  await expect(page.getByRole('button', { name: /^Delete / }).first()).toBeVisible();
  expect(await scripts()).toContain('alertdialog');
});

/** Notes what code a page loads. */
function scriptsOf(page: Page) {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  return async () => (await Promise.all(scripts)).join();
}

test('a list is searched while one types, and so it stays over a reload', async ({ page }) => {
  await page.goto('/admin/directory');
  await expect(page.getByText(/^(\d+) of \1 shown$/)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find' }).fill('garage');
  const entries = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(page.getByText(/^\d of \d\d shown$/)).toBeVisible();
  const found = await entries.allTextContents();
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Find' })).toHaveValue('garage');
  await expect(entries).toHaveText(found);
});

test('a category is deleted when it is empty, and says what it holds when not', async ({
  page,
}) => {
  await page.goto('/admin/categories');
  await confirmDelete(page, 'Delete Barbershops', 'Category');
  await expect(page.getByText('Category could not be deleted.')).toBeVisible();
  await expect(page.getByText(/^This category still holds \d entries: .*Example/)).toBeVisible();
  await page.getByRole('button', { name: 'Close notification' }).click();
  await expect(page.getByText('could not be deleted')).toHaveCount(0);

  await mark(page);
  await confirmDelete(page, 'Delete Florists', 'Category');
  await expect(page.getByText('Category has been deleted successfully')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Florists' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Barbershops' })).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

test.describe('ten thousand members', () => {
  const rows = (page: Page) => page.getByRole('main').locator('tbody').getByRole('row');

  /** The time until the list shows what it should. */
  async function quickly(shown: () => Promise<void>) {
    const start = Date.now();
    await shown();
    expect(Date.now() - start).toBeLessThan(2000);
  }

  test.beforeEach(async ({ page }) => {
    await page.goto('/admin/show-members');
    await expect(page.getByText('50 members shown, more follow')).toBeVisible();
  });

  for (const [by, words, name] of [
    ['name', 'MEMBER 04321', 'Member 04321'],
    ['email', 'm77@example.org', 'Member 00077'],
    ['phone', '021 5509 876', 'Member 09876'],
    ['digits of the phone', '0215509876', 'Member 09876'],
  ] as const) {
    test(`are found by ${by}`, async ({ page }) => {
      await quickly(async () => {
        await page.getByLabel('Search by name, email or phone').fill(words);
        await expect(page.getByText('1 member shown')).toBeVisible();
      });
      await expect(rows(page)).toHaveCount(1);
      await expect(rows(page)).toContainText(name);
    });
  }

  test('are sorted and read on', async ({ page }) => {
    await expect(rows(page).first()).toContainText(`Member ${String(memberCount)}`);
    await quickly(async () => {
      await page.getByRole('button', { name: 'Full Name' }).click();
      await expect(rows(page).first()).toContainText('Member 00001');
    });
    await expect(page.getByRole('columnheader', { name: 'Full Name' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await quickly(async () => {
      await page.getByRole('button', { name: 'Load more members' }).click();
      await expect(page.getByText('100 members shown, more follow')).toBeVisible();
    });
    await expect(rows(page).nth(50)).toBeFocused();
    await expect(rows(page).nth(50)).toContainText('Member 00051');
    await page.getByRole('button', { name: 'Registered Date' }).click();
    await expect(rows(page).first()).toContainText('01-01-2001');
  });

  test('are deleted one by one, and the list is read anew rather than the page', async ({
    page,
  }) => {
    await page.getByLabel('Search by name, email or phone').fill('Member 055');
    await expect(page.getByText('50 members shown, more follow')).toBeVisible();
    await expect(rows(page).first()).toContainText('Member 05599');
    await mark(page);
    const lists = page.waitForRequest((request) =>
      Boolean(request.postData()?.includes('MembersList')),
    );
    await confirmDelete(page, 'Delete Member 05598', 'Member');
    await expect(page.getByText('Member has been deleted successfully')).toBeVisible();
    await lists;
    await expect(page.getByText('Member 05598', { exact: true })).toHaveCount(0);
    await expect(rows(page).nth(1)).toContainText('Member 05597');
    await page.waitForTimeout(2000);
    expect(await isMarked(page)).toBe(true);
  });
});

const listPages = [...kinds.map((kind) => kind[2]), '/admin/categories', '/admin/show-members'];

/** Opens a list, and the question about its first entry. */
async function openWithQuestion(page: Page, address: string) {
  await page.goto(address);
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
}

for (const width of [320, 390, 768, 1024, 1280]) {
  test(`the lists are quiet and fit at ${String(width)} px`, async ({ page, complaints }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const address of listPages) {
      await openWithQuestion(page, address);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${address} overflows sideways`).toBe(0);
    }
    expect(complaints).toEqual([]);
  });
}

for (const theme of themes) {
  for (const width of [390, 1280]) {
    test(`axe finds no violation in the lists at ${String(width)} px, ${theme}`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize({ width, height: 800 });
      await chooseTheme(page, theme);
      for (const address of listPages) {
        await openWithQuestion(page, address);
        expect(await violations(page), address).toEqual([]);
      }
    });
  }
}
