import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationsFolder } from '../api/database/migrate.ts';
import { readMigrations } from '../api/database/migrationHistory.ts';
import { startScratchPostgres } from '../api/database/scratchPostgres.ts';
import { withContentTables } from './contentTable.ts';
import {
  lockFile,
  migrationList,
  newMigrationName,
  noFilters,
  withSchemaEngine,
} from './schemaEngine.ts';

export const schemaFolder = 'prisma/schema';

/**
 * The differences between the migrations and the models, as SQL; empty if they agree. The
 * migrations run on a separate PostgreSQL, so no other database is needed or changed.
 */
export async function difference(): Promise<string> {
  const files = readdirSync(schemaFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.prisma'))
    .map((path) => ({ path, content: readFileSync(join(schemaFolder, path), 'utf8') }));
  const scratch = await startScratchPostgres();
  try {
    return await withSchemaEngine(scratch.url, async (engine) => {
      const { exitCode, stdout } = await engine.diff({
        from: { tag: 'migrations', ...migrationList(readMigrations(migrationsFolder)) },
        to: { tag: 'schemaDatamodel', files },
        script: true,
        exitCode: true,
        filters: noFilters,
      });
      return exitCode === 0 ? '' : (stdout ?? '');
    });
  } finally {
    await scratch.stop();
  }
}

/**
 * Makes a migration of what changed in the models.
 * @returns its file; undefined if nothing changed
 */
export async function makeMigration(what: string, now: Date): Promise<string | undefined> {
  const name = newMigrationName(readMigrations(migrationsFolder), what, now);
  const sql = await difference();
  if (!sql) return undefined;
  const folder = join(migrationsFolder, name);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'migration.sql');
  writeFileSync(file, await withContentTables(sql));
  writeFileSync(join(migrationsFolder, 'migration_lock.toml'), lockFile);
  return file;
}
