import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { openConnection } from '../../api/database/connect.ts';
import { withDatabaseLock } from '../../api/database/lock.ts';
import { migrate } from '../../api/database/migrate.ts';
import { startScratchPostgres } from '../../api/database/scratchPostgres.ts';
import { startPooler } from './pooler.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A database of the server on which test databases are made. */
    postgresUrl: string;
    /** The migrated, empty database that test databases are copies of. */
    templateName: string;
    /** Where a transaction pooler listens, for a run with TEST_POOLER; otherwise nothing. */
    poolerHost: string;
  }
}

/**
 * Runs once before all tests: starts a server, unless TEST_DATABASE_URL names one, and with
 * TEST_POOLER a transaction pooler in front of it.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  const server = given ? undefined : await startScratchPostgres();
  const url = given ?? server?.url ?? '';
  const template = `template_${randomBytes(6).toString('hex')}`;
  await run(url, `CREATE DATABASE "${template}"`);
  const templateUrl = inDatabase(url, template);
  try {
    await withDatabaseLock(templateUrl, 'prepare', (held) => migrate(held));
  } catch (error) {
    await server?.stop();
    throw error;
  }
  const pooler = process.env['TEST_POOLER'] ? await startPooler(url) : undefined;
  project.provide('poolerHost', pooler?.host ?? '');
  project.provide('postgresUrl', url);
  project.provide('templateName', template);
  return async () => {
    await pooler?.stop();
    if (server) await server.stop();
    else await run(url, `DROP DATABASE "${template}" WITH (FORCE)`);
  };
}

/** Runs one statement outside any transaction. */
export async function run(url: string, sql: string): Promise<void> {
  const connection = await openConnection(url);
  try {
    await connection.query(sql);
  } finally {
    await connection.end();
  }
}

/** The address of another database on the same server. */
export function inDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
