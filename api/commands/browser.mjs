import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { RunFailure, run, runProgram } from './run.mjs';
import { step } from './step.mjs';

/** Installs a Chromium for the browser tests, unless there is one. */
export async function installBrowser() {
  if (await hasBrowser()) return;
  await step('Installing a browser', async () => {
    for (const attempt of [fromPlaywright, fromDebian]) {
      await attempt().catch(() => undefined);
      if (await hasBrowser()) return;
    }
    throw new RunFailure(
      'The browser tests need Chromium. Run `npx playwright install --with-deps chromium` as a ' +
        "user who may install packages, or install your system's Chromium as /usr/bin/chromium.",
    );
  });
}

const root = process.getuid?.() === 0;

function fromPlaywright() {
  const libraries = root ? ['--with-deps'] : [];
  return run(['node_modules/@playwright/test/cli.js', 'install', ...libraries, 'chromium']);
}

async function fromDebian() {
  if (!root) return;
  await runProgram('apt-get', ['update']);
  await runProgram('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium']);
}

async function hasBrowser() {
  // As playwright.config.ts looks for it.
  if (existsSync('/usr/bin/chromium')) return true;
  const playwright = pathToFileURL('node_modules/@playwright/test/index.mjs').href;
  const { chromium } = await import(playwright);
  return existsSync(chromium.executablePath());
}
