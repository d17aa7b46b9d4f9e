import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { openConnection } from '../../api/database/connect.ts';
import { referredFiles } from '../support/referredFiles.ts';
import { type Site, startSite } from '../support/site.ts';
import { admin, test as base } from './fixtures.ts';

/** Tests on a site whose deleted records and files are removed at once. */
export const test = base.extend<object, { site: Site }>({
  site: [
    async ({ browserName: _ }, use) => {
      const site = await startSite({
        TRASH_DAYS: '0',
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
      });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
});

/** Files that no row refers to, and files that rows refer to but are not there. */
export async function faultsOfFiles({ mediaFolder, databaseUrl }: Site) {
  const database = await openConnection(databaseUrl);
  try {
    const files = await filesOnDisk(mediaFolder);
    const referred = await referredFiles(database);
    return {
      left: files.filter((path) => !referred.includes(path)),
      missing: referred.filter((path) => !files.includes(path)),
    };
  } finally {
    await database.end();
  }
}

/** The keys of all files on the disk; what was made of a file counts as that file. */
async function filesOnDisk(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .map((path) => path.replace(/^\.variants\/(.+)\.\d+\.\w+$/, '$1'));
}
