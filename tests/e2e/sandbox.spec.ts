import { resize } from './fit.ts';
import { violations } from './violations.ts';
import { admin, expect, type Page, test, themes } from './fixtures.ts';
import { picture } from '../support/files.ts';

async function openSandbox(page: Page) {
  await page.goto('/graphql');
  // The editor is megabytes of code to read: when it comes is no promise.
  await page.getByRole('region', { name: 'Operation Editor' }).getByText('ReadPage').waitFor();
}

const execute = (page: Page) => page.getByRole('button', { name: /^Execute query/ }).click();
const response = (page: Page) => page.getByRole('region', { name: 'Result Window' });

async function signIn(page: Page) {
  await page.getByRole('button', { name: /Sign in$/ }).click();
  await page.getByLabel('Email').fill(admin.email);
  await page.getByLabel('Password').fill(admin.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).last().click();
  await expect(page.getByRole('status').first()).toHaveText(`Signed in as ${admin.email}`);
}

/** Other tests find the site as they left it. */
async function deleteEvent(page: Page, id: string) {
  const token = await page.evaluate(() => {
    const session: unknown = JSON.parse(localStorage.getItem('session') ?? '{}');
    return (session as { accessToken: string }).accessToken;
  });
  const answer = await page.request.post('/graphql', {
    headers: { authorization: `Bearer ${token}` },
    data: { query: `mutation { deleteEvent(id: "${id}", version: 1) }` },
  });
  expect(await answer.json()).toEqual({ data: { deleteEvent: id } });
}

/** The editor colours its words a moment after the theme has changed. */
const faintTexts = (page: Page) =>
  violations(page, 'html', { runOnly: { type: 'rule', values: ['color-contrast'] } });

test('the sandbox loads only from the site, documents the API, fits, and has readable colours in both themes', async ({
  page,
  site,
  complaints,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (/^https?:$/.test(protocol) && origin !== site.url) elsewhere.push(request.url());
  });
  await openSandbox(page);
  const explorer = page.getByRole('button', { name: 'Show Documentation Explorer' });
  await explorer.focus();
  await expect(explorer).toHaveCSS('outline', /solid 3px$/);
  await explorer.click();
  for (const topic of ['Tokens', 'Paging', 'Errors', 'Limits', 'Languages']) {
    await expect(page.getByText(`${topic}.`, { exact: true })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Query', exact: true }).click();
  await expect(page.getByText('Events by their day.')).toBeVisible();
  await execute(page);
  await expect(response(page)).toContainText('"data"');
  for (const theme of themes) {
    await page.getByLabel('Theme').selectOption(theme);
    await expect.poll(() => faintTexts(page)).toEqual([]);
  }
  await page.getByRole('searchbox').fill('Amharic homophones');
  await page.getByRole('button', { name: 'Query.events(search)' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page.getByText('Events by their day.')).toBeVisible();
  await page.getByRole('searchbox').fill('no such words');
  await expect(page.getByText('No name or description contains')).toBeVisible();

  const endpoint = encodeURIComponent(`${site.url}/graphql`);
  await expect(page.getByRole('link', { name: 'Open in Apollo Sandbox' })).toHaveAttribute(
    'href',
    `https://studio.apollographql.com/sandbox/explorer?endpoint=${endpoint}`,
  );
  await page.getByRole('button', { name: 'Show Sign in' }).click();
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  for (const width of [320, 390]) {
    await resize(page, width);
    const code = await page.locator('.graphiql-query-editor .view-lines').boundingBox();
    expect(code?.width).toBeGreaterThan(width * 0.8);
    expect(await overflow()).toBeLessThanOrEqual(0);
  }
  // GraphiQL's own markup is not checked; its colours are overridden.
  expect(await violations(page, '.sandbox-bar')).toEqual([]);
  expect(await violations(page, '.sandbox-panel')).toEqual([]);
  await resize(page, 1280);
  expect(await overflow()).toBeLessThanOrEqual(0);
  expect(elsewhere).toEqual([]);
  expect(complaints).toEqual([]);

  await expect(page.locator('body')).toHaveClass(/graphiql-dark/);
  await page.getByRole('link', { name: 'To the website' }).click();
  await expect(page.locator('html.dark')).toHaveCount(1);
});

test('a link opens the sandbox with its operation, which can be shared again', async ({ page }) => {
  const query = 'query Linked($first: Int!) { events(first: $first) { nodes { id } } }';
  const variables = '{ "first": 1 }';
  const link = `/graphql?${new URLSearchParams({ query, variables }).toString()}`;
  await page.goto(link);
  await page.getByRole('region', { name: 'Operation Editor' }).getByText('Linked').waitFor();
  await execute(page);
  await expect(response(page)).toContainText('"nodes"');
  await expect(page.getByText(/^Status 200 · \d+ ms · [\d.]+ kB$/)).toBeVisible();
  await page.getByRole('button', { name: 'Show Share' }).click();
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await expect(field('Link')).toHaveValue(new URL(link, page.url()).href);
  await expect(field('curl')).toHaveValue(/^curl '.*Linked/s);

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy as TypeScript' }).click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await field('TypeScript').inputValue());

  await page.getByRole('tab', { name: 'ReadPage' }).click();
  await expect(page.getByText(/^Status/)).toHaveCount(0);

  // It says so when no response of the API comes.
  const page502 = '<title>Bad Gateway</title><h1>nginx</h1>';
  await page.route('/graphql', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: page502 }),
  );
  await execute(page);
  await expect(response(page)).toContainText('(status 502) is not from the API');
  await expect(response(page)).toContainText('“Bad Gateway”');
  await page.unroute('/graphql');
  await page.context().setOffline(true);
  await execute(page);
  await expect(response(page)).toContainText('This device is offline.');
  await page.context().setOffline(false);
  await page.route('/graphql', (route) => route.abort());
  await execute(page);
  await expect(response(page)).toContainText('The server cannot be reached.');
});

test('the sandbox suggests fields while typing, signs in, and creates an event with its picture', async ({
  page,
  complaints,
}) => {
  await openSandbox(page);
  await page.getByRole('button', { name: 'New tab' }).click();
  const editor = page.locator('.graphiql-query-editor .view-lines');
  await editor.click();
  // Brackets close themselves after the editor has loaded the language.
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+A');
    // A bracket would be put around what is selected.
    await page.keyboard.press('Delete');
    await page.keyboard.type('{');
    expect(await editor.textContent()).toBe('{}');
  }).toPass();
  await page.keyboard.type(' posts { nodes { postTi');
  const suggestion = page.getByRole('option', { name: /^postTitle/ });
  await expect(suggestion).toBeVisible();
  await suggestion.click();
  await execute(page);
  await expect(response(page)).toContainText('"postTitle": "');

  await signIn(page);
  await page.getByRole('tab', { name: 'CreateEvent' }).click();
  await page.getByRole('button', { name: 'Show Files' }).click();
  await page.getByLabel('$image').setInputFiles({
    name: 'buna.png',
    mimeType: 'image/png',
    buffer: await picture('png'),
  });
  await execute(page);
  await expect(response(page)).toContainText('"title": "Coffee ceremony"');
  const id = /"id":\s"(\d+)"/.exec((await response(page).textContent()) ?? '')?.[1];
  await deleteEvent(page, id ?? '');

  await page.getByRole('button', { name: 'Show Sign in' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('status').first()).toHaveText('Not signed in');
  await execute(page);
  await expect(response(page)).toContainText('UNAUTHENTICATED');
  expect(complaints.filter((complaint) => !complaint.includes('401'))).toEqual([]);
});
