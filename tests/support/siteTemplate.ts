import { randomUUID } from 'node:crypto';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startScratchPostgres, temporaryFolder } from '../../api/database/scratchPostgres.ts';
import { inDatabase, run } from './globalPostgres.ts';
import { spawnServer } from './serverProcess.ts';

const template = 'site_template';

/**
 * Runs once before all browser tests: starts a PostgreSQL and a first site. The sites of all workers are
 * copies of it, because creating and filling a database takes longer than many tests.
 */
export default async function prepareSites(): Promise<() => Promise<void>> {
  const postgres = await startScratchPostgres();
  const folder = temporaryFolder();
  await run(postgres.url, `CREATE DATABASE "${template}"`);
  const first = spawnServer(folder, { DATABASE_URL: inDatabase(postgres.url, template) });
  await first.up;
  first.child.kill('SIGTERM');
  await first.ended;
  process.env['SITE_TEMPLATE'] = JSON.stringify({ url: postgres.url, folder });
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/** The server of the template, and the folder with the files of its content. */
export const templateOfSites = () =>
  JSON.parse(process.env['SITE_TEMPLATE'] ?? '') as { url: string; folder: string };

/**
 * Creates the database of a site on the server of the template, with the bundled content.
 * @param dataDir where the files of the bundled content go
 */
export async function copySite(dataDir: string) {
  const { url, folder } = templateOfSites();
  const name = `site_${randomUUID()}`;
  await run(url, `CREATE DATABASE "${name}" TEMPLATE "${template}" STRATEGY file_copy`);
  await cp(join(folder, 'media'), join(dataDir, 'media'), { recursive: true });
  return {
    url: inDatabase(url, name),
    drop: () => run(url, `DROP DATABASE "${name}" WITH (FORCE)`),
  };
}
