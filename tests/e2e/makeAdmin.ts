import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import type { Site } from '../support/site.ts';

const password = 'a sentence of somebody else';

let count = 0;

/** Makes an admin on the command line, while the site is running. */
export async function makeAdmin(site: Site): Promise<{ email: string; password: string }> {
  const email = `volunteer${String((count += 1))}@example.org`;
  await promisify(execFile)(process.execPath, ['dist/server/admin.js', 'create', email], {
    env: {
      ...process.env,
      DATABASE_URL: site.databaseUrl,
      DATA_DIR: dirname(site.mediaFolder),
      ADMIN_PASSWORD: password,
    },
  });
  return { email, password };
}
