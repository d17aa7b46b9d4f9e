import { readdir } from 'node:fs/promises';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { picture } from '../support/files.ts';
import { type Site, startSite } from '../support/site.ts';
import {
  admin,
  chooseTheme,
  expect,
  fillInSignIn,
  type Page,
  signInAsAdmin,
  test as base,
  themes,
} from './fixtures.ts';
import { violations } from './violations.ts';

/** A site of these tests' own, because they add to its content; its files can be counted. */
const test = base.extend<object, { site: Site; mediaFolder: string }>({
  mediaFolder: [
    async ({ browserName: _ }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'forms-'));
      await use(folder);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ mediaFolder }, use) => {
      const { email: ADMIN_EMAIL, password: ADMIN_PASSWORD } = admin;
      const site = await startSite({ ADMIN_EMAIL, ADMIN_PASSWORD, DATA_DIR: mediaFolder });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
});
