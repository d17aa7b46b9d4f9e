import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { RunFailure, run, runProgram } from './run.mjs';

const root = process.getuid?.() === 0;

/** As in playwright.config.ts, but here before any package is installed. */
const systemChromiums = JSON.parse(readFileSync('tests/support/systemChromiums.json', 'utf8'));

/** The path where packages install it, which the tests also use. */
const { program: pooler } = JSON.parse(readFileSync('tests/support/pooler.json', 'utf8'));

/** Installs a package of Debian as root; does nothing on other systems and for other users. */
async function installFromDebian(name) {
  if (!root) return;
  await runProgram('apt-get', ['update']);
  await runProgram('apt-get', ['install', '--yes', '--no-install-recommends', name]);
}

/**
 * Installs PgBouncer for the tests behind a transaction pooler, if the user may install packages.
 */
export async function installPooler() {
  if (existsSync(pooler)) return;
  await installFromDebian('pgbouncer').catch(() => undefined);
}

/** Installs a Chromium for the browser tests, unless there is one. */
export async function installBrowser() {
  // It needs a quarter less processor time than a Chromium with windows, so it is installed beside one.
  const [shell] = systemChromiums;
  const installed = [process.env.CHROMIUM_PATH ?? '', shell].some(existsSync);
  if (!installed) await installFromDebian('chromium-headless-shell').catch(() => undefined);
  for (const attempt of [() => installFromDebian('chromium'), fromPlaywright]) {
    if (await hasBrowser()) return;
    await attempt().catch(() => undefined);
  }
  if (await hasBrowser()) return;
  throw new RunFailure(
    'The browser tests need Chromium. Run `npx playwright install --with-deps chromium` as a ' +
      `user who may install packages, or name a Chromium or Chrome in CHROMIUM_PATH.`,
  );
}

function fromPlaywright() {
  const libraries = root ? ['--with-deps'] : [];
  return run(['node_modules/@playwright/test/cli.js', 'install', ...libraries, 'chromium']);
}

async function hasBrowser() {
  if ([process.env.CHROMIUM_PATH ?? '', ...systemChromiums].some(existsSync)) return true;
  const playwright = pathToFileURL('node_modules/@playwright/test/index.mjs').href;
  const { chromium } = await import(playwright);
  return existsSync(chromium.executablePath());
}
