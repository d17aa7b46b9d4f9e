import { expect, type Page, test as base } from '@playwright/test';
import { z } from 'zod';
import { type Site, startSite } from '../support/site.ts';

export { expect, type Page };
export { publicRoutes, recordRoutes } from './publicRoutes.ts';

export const themes = ['light', 'dark'] as const;

/** The first admin of every site under test. */
export const admin = { email: 'admin@example.org', password: 'injera wot kitfo shiro' };

interface Fixtures {
  site: Site;
  /** What the browser complained about while the test ran: console, failures, bad responses. */
  complaints: string[];
}

/**
 * What Chromium says seconds after a page has loaded, where a test has narrowed it meanwhile: another
 * size of its picture fits then. Whether that is so depends on the machine.
 */
const isLate = (text: string) => text.includes('was preloaded using link preload but not used');

interface Stoppable {
  stop(): Promise<void>;
}

/** Starts a site, once for each worker. */
type StartOnce = <Started extends Stoppable>(start: () => Promise<Started>) => Promise<Started>;

export const startPlainSite = () =>
  startSite({ ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password });

/**
 * Tests on the built site with the bundled content. Tests of a worker share it. A test with another site
 * replaces the fixture `site`; a fixture of the worker would need a worker and a browser of its own.
 */
export const test = base.extend<Fixtures, { startOnce: StartOnce }>({
  startOnce: [
    async ({ browserName: _ }, use) => {
      const known = new Map<() => Promise<Stoppable>, Promise<Stoppable>>();
      const startOnce = <Started extends Stoppable>(start: () => Promise<Started>) => {
        const started = (known.get(start) as Promise<Started> | undefined) ?? start();
        known.set(start, started);
        return started;
      };
      await use(startOnce);
      const sites = await Promise.allSettled(known.values());
      for (const site of sites) if (site.status === 'fulfilled') await site.value.stop();
    },
    { scope: 'worker' },
  ],
  site: async ({ startOnce }, use) => use(await startOnce(startPlainSite)),
  baseURL: async ({ site }, use) => use(site.url),
  context: async ({ context, javaScriptEnabled, site }, use) => {
    await deleteDrafts(site.url);
    if (javaScriptEnabled) context.on('page', waitForScripts);
    await use(context);
  },
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      const text = message.text();
      if (['error', 'warning'].includes(message.type()) && !isLate(text)) complaints.push(text);
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('requestfailed', (request) => {
      const { errorText = '' } = request.failure() ?? {};
      // A page that is left cancels its queries.
      if (request.url().endsWith('/graphql') && errorText === 'net::ERR_ABORTED') return;
      complaints.push(`${request.url()} ${errorText}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) complaints.push(`${response.url()} ${response.status()}`);
    });
    await use(complaints);
  },
});

/**
 * Hydrates a page that is gone to, unless the test waits for `load` or less: a test is quicker than a
 * person, and what it pressed before would do nothing. React knows the body when it knows all within it.
 */
export function waitForScripts(page: Page) {
  const go = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await go(url, options);
    if (options?.waitUntil === undefined || options.waitUntil === 'networkidle') {
      await page.waitForFunction(
        () =>
          !document.querySelector('script[data-entry]') ||
          Object.keys(document.body).some((key) => key.startsWith('__reactProps')),
      );
    }
    return response;
  };
}

/** Chooses a colour theme as a visitor who chose it before. */
export async function chooseTheme(page: Page, theme: string) {
  await page.addInitScript((chosen) => {
    localStorage.setItem('theme', chosen);
  }, theme);
}

/** Changes the colour theme of an open page. */
export function changeTheme(page: Page, theme: string) {
  return page.evaluate((chosen) => {
    document.documentElement.classList.toggle('dark', chosen === 'dark');
  }, theme);
}

/** Signs in as people do, on a page that shows the form or is sent to it. */
export async function fillInSignIn(page: Page, { email, password } = admin) {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Sign-ins by the address of their site, and when they began. */
const opened = new Map<string, { accessToken: string; session: string; since: number }>();

/** Milliseconds for which a sign-in is shared; its access token lasts 15 minutes. */
const sharedFor = 5 * 60_000;

/**
 * Lets a page go on as the first admin's. Tests of a worker share one sign-in as long as nobody
 * ends it, because tries are limited; so the cookie that would refresh it is not given to them.
 */
export async function signInAsAdmin(page: Page) {
  // A browser lets only a page of the site store something for it; this is the lightest.
  await page.goto('/robots.txt', { waitUntil: 'commit' });
  const { session } = await openSession(page);
  await page.evaluate((text) => {
    localStorage.setItem('session-expires-at', String(Date.now() + 900_000));
    localStorage.setItem('session', text);
  }, session);
}

async function openSession(page: Page) {
  const site = new URL(page.url()).origin;
  const known = opened.get(site);
  const isYoung = known && Date.now() - known.since < sharedFor;
  if (isYoung && (await ask(site, '{ activeSessions { id } }', known.accessToken))) return known;
  const { email, password } = admin;
  const data = await ask(
    site,
    `mutation { signIn(email: "${email}", password: "${password}") { user { id email } accessToken expiresIn } }`,
  );
  const session = z
    .object({ signIn: z.looseObject({ accessToken: z.string() }) })
    .parse(data).signIn;
  const fresh = {
    accessToken: session.accessToken,
    session: JSON.stringify(session),
    since: Date.now(),
  };
  opened.set(site, fresh);
  return fresh;
}

/** Deletes what former tests left in forms, because the server keeps it for the account. */
async function deleteDrafts(site: string) {
  const known = opened.get(site);
  if (!known) return;
  const found = await ask(site, '{ formDrafts { path } }', known.accessToken);
  const { formDrafts } = z
    .object({ formDrafts: z.array(z.object({ path: z.string() })) })
    .catch({ formDrafts: [] })
    .parse(found);
  for (const { path } of formDrafts) {
    const deletion = `mutation { deleteFormDrafts(path: ${JSON.stringify(path)}) }`;
    await ask(site, deletion, known.accessToken);
  }
}

/** @returns what the API responds; null if it refuses */
async function ask(site: string, query: string, accessToken?: string): Promise<unknown> {
  const response = await fetch(`${site}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(accessToken && { authorization: `Bearer ${accessToken}` }),
    },
    body: JSON.stringify({ query }),
  });
  return z.object({ data: z.unknown() }).parse(await response.json()).data;
}
