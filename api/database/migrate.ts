import { PrismaPg } from '@prisma/adapter-pg';
import type {
  SqlDriverAdapter,
  SqlMigrationAwareDriverAdapterFactory,
  Transaction,
} from '@prisma/driver-adapter-utils';
import type pg from 'pg';
import { StartupError } from '../startupError.ts';
import { type Migration, pendingMigrations, readMigrations } from './migrationHistory.ts';
import { migrationList, noFilters, schemaEngine } from './schemaEngine.ts';

/** Where the migrations are, from the project's root. */
export const migrationsFolder = 'prisma/migrations';

/**
 * Applies the migrations that a database lacks, each in one transaction, so that one which fails
 * or is cut short leaves nothing behind. The engine is loaded only where there is work.
 * @param connection holds the database lock; see `withDatabaseLock`
 * @returns the names of the migrations applied
 * @throws StartupError naming the migration when one fails or the history does not fit.
 */
export async function migrate(
  url: string,
  connection: pg.Client,
  folder: string = migrationsFolder,
): Promise<string[]> {
  const migrations = readMigrations(folder);
  const pending = await pendingMigrations(migrations, connection);
  for (const migration of pending) {
    const upToThis = migrations.slice(0, migrations.indexOf(migration) + 1);
    await inTransaction(url, migration, (adapter) => applyAll(adapter, upToThis));
  }
  return pending.map(({ name }) => name);
}

async function applyAll(adapter: SqlDriverAdapter, migrations: Migration[]): Promise<void> {
  const { provider, adapterName } = adapter;
  const connect = () => Promise.resolve(adapter);
  const factory = { provider, adapterName, connect, connectToShadowDb: connect };
  const engine = await schemaEngine(factory satisfies SqlMigrationAwareDriverAdapterFactory);
  try {
    await engine.applyMigrations({ migrationsList: migrationList(migrations), filters: noFilters });
  } finally {
    engine.free();
  }
}

/** Gives work an adapter that keeps to one transaction: what the engine notes goes with it too. */
async function inTransaction(
  url: string,
  { name }: Migration,
  work: (adapter: SqlDriverAdapter) => Promise<void>,
): Promise<void> {
  const pool = await new PrismaPg({ connectionString: url, max: 1 }).connect();
  try {
    const transaction = await pool.startTransaction();
    const failures: unknown[] = [];
    try {
      await work(boundTo(transaction, failures));
      await execute(transaction, 'COMMIT');
    } catch (error) {
      await execute(transaction, 'ROLLBACK').catch(() => undefined);
      throw new StartupError(
        `The migration ${name} failed and left nothing behind: ${reason(failures[0] ?? error)}. ` +
          'Mend it, then start again.',
      );
    } finally {
      await transaction.commit();
    }
  } finally {
    await pool.dispose();
  }
}
