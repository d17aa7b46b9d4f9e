import { admin as am } from '../../api/shared/messages/am/admin.ts';
import { admin, expect, fillInSignIn, type Page, signInAsAdmin, test } from './fixtures.ts';
import { makeAdmin } from './makeAdmin.ts';
import { expectFitting, expectAccessible } from './violations.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const accountButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Account: / });

async function signOut(page: Page) {
  await accountButton(page).click();
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
}

const storedSession = (page: Page) => page.evaluate(() => localStorage.getItem('session'));

test('signing in returns to the page that required it, and survives a reload', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto('/about');
  await page.goto('/admin/account?from=link#here');
  await expect(page).toHaveURL('/admin');
  await fillInSignIn(page);
  await expect(page).toHaveURL('/admin/account?from=link#here');
  await expect(heading(page, 'Your Account')).toBeVisible();
  const entries = await page.evaluate(() => Object.keys(localStorage).sort());
  expect(entries).toEqual(['session', 'session-expires-at']);
  const cookies = await context.cookies();
  const cookie = cookies.find(({ name }) => name === 'refresh_token');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
  expect(await storedSession(page)).not.toContain(cookie?.value);
  await page.reload();
  await expect(heading(page, 'Your Account')).toBeVisible();
  // The redirects replaced each other, so one step back leads to the previous page.
  await page.goBack();
  await expect(page).toHaveURL('/about');
  expect(complaints).toEqual([]);
});

test('the admin area opens from a public page, and a public page opens from there', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await signInAsAdmin(page);
  await page.goto('/about');
  expect(scripts.filter((url) => url.includes('adminRoutes'))).toEqual([]);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(heading(page, 'Admin Dashboard')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Manage Events' }).click();
  await expect(heading(page, 'Manage Events')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(heading(page, 'About Us')).toBeVisible();
});

test('two tabs that refresh at the same time share the new session', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto('/admin');
  await fillInSignIn(page);
  await expect(heading(page, 'Admin Dashboard')).toBeVisible();
  const other = await context.newPage();
  const refreshes: string[] = [];
  context.on('request', (request) => {
    if (request.postData()?.includes('RefreshSession')) refreshes.push(request.url());
  });
  await page.evaluate(() => localStorage.setItem('session-expires-at', '1'));
  await Promise.all([page.goto('/admin/account'), other.goto('/admin/account')]);
  for (const tab of [page, other]) await expect(tab.getByText('This browser')).toBeVisible();
  expect(refreshes).toHaveLength(1);
  expect(complaints).toEqual([]);
});

test('signing out opens / and signs out the other tabs', async ({
  page,
  context,
  site,
  complaints,
}) => {
  const volunteer = await makeAdmin(site);
  await page.goto('/admin');
  await fillInSignIn(page, volunteer);
  await expect(heading(page, 'Admin Dashboard')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/admin/account');
  await expect(heading(other, 'Your Account')).toBeVisible();
  // After a reload the code of the sign-in page is not loaded, so going back must load it.
  await page.reload();
  await signOut(page);
  await expect(page).toHaveURL('/');
  await expect(accountButton(page)).toHaveCount(0);
  await expect(other).toHaveURL('/admin');
  await expect(accountButton(other)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  // The device stays known, which opens nothing.
  const cookies = await context.cookies();
  expect(cookies.map(({ name }) => name)).toEqual(['device']);
  // Going on before the page has its data would end that request.
  await expect(page.getByRole('button', { name: 'Read More' }).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/admin');
  expect(complaints).toEqual([]);
});

test('admin pages arrive as an empty frame that is not indexed', async ({ request }) => {
  for (const route of ['/admin', '/admin/dashboard', '/admin/account', '/admin/show-members']) {
    const answer = await request.get(route);
    expect(answer.status(), route).toBe(200);
    const html = await answer.text();
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).not.toContain('Create an Event');
    expect(html).not.toContain('canonical');
  }
  expect((await request.get('/admin/no-such-page')).status()).toBe(404);
});

test('a line beneath the bar shows that the page is loading before any script arrives', async ({
  page,
}) => {
  const line = page.locator('.loading-thread');
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto('/admin/dashboard', { waitUntil: 'commit' });
  await expect(line).toBeVisible();
  await page.unroute(/\/assets\/.*\.js$/);
  await page.goto('/admin');
  await expect(heading(page, 'Sign in')).toBeVisible();
  await expect(line).toHaveCount(0);
});

test('the sign-in page is accessible and fits, in both languages', async ({ page, complaints }) => {
  await page.goto('/admin');
  await expect(heading(page, 'Sign in')).toBeVisible();
  await expectAccessible(page);
  // In Amharic from the server on, and to the one address of what is behind it.
  await page.goto('/am/admin');
  await expect(heading(page, am.signIn.heading)).toBeVisible();
  await expectFitting(page);
  await page.getByLabel(am.signIn.email).fill(admin.email);
  await page.getByLabel(am.signIn.password, { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: am.signIn.submit, exact: true }).click();
  await expect(page).toHaveURL('/admin/dashboard');
  await expect(heading(page, 'Admin Dashboard')).toBeVisible();
  expect(complaints).toEqual([]);
});
