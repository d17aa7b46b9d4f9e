import type pg from 'pg';
import { StartupError } from '../startupError.ts';
import { inOneTransaction } from './migrationAdapter.ts';
import { type Migration, pendingMigrations, readMigrations } from './migrationHistory.ts';
import { migrationList, noFilters, schemaEngine } from './schemaEngine.ts';

/** Where the migrations are, from the project's root. */
export const migrationsFolder = 'prisma/migrations';

/**
 * Applies the migrations that a database lacks, each in one transaction, so that one which fails
 * or is cut short leaves nothing behind. The engine is loaded only where there is work.
 * @param connection holds the database lock; see `withDatabaseLock`
 * @param last the name of the last one to apply; without it all are
 * @returns the names of the migrations applied
 * @throws StartupError naming the migration when one fails or the history does not fit.
 */
export async function migrate(
  url: string,
  connection: pg.Client,
  folder: string = migrationsFolder,
  last?: string,
): Promise<string[]> {
  const migrations = readMigrations(folder).filter(({ name }) => !last || name <= last);
  const pending = await pendingMigrations(migrations, connection);
  for (const migration of pending) {
    await applyNext(url, migrations.slice(0, migrations.indexOf(migration) + 1), migration);
  }
  return pending.map(({ name }) => name);
}

/** @param migrations all up to `next`, which is the only one that the database lacks */
async function applyNext(url: string, migrations: Migration[], next: Migration): Promise<void> {
  try {
    await inOneTransaction(url, async (adapter) => {
      const engine = await schemaEngine(adapter);
      try {
        const migrationsList = migrationList(migrations);
        await engine.applyMigrations({ migrationsList, filters: noFilters });
      } finally {
        engine.free();
      }
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new StartupError(
      `The migration ${next.name} failed and left nothing behind: ${reason}. Mend it and start again.`,
    );
  }
}
