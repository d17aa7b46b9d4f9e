import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { messageOf, StartupError } from '../startupError.ts';
import {
  checksumOf,
  historyTable,
  type Migration,
  pendingMigrations,
  readMigrations,
} from './migrationHistory.ts';
import {
  createAfterTables,
  createBeforeTables,
  haveChanged,
  readFunctions,
  runFunctionScript,
} from './sqlFunctions.ts';

/** Where the migrations are, from the project's root. */
export const migrationsFolder = 'prisma/migrations';

/** PostgreSQL's `active_sql_transaction`: a statement that must not run inside a transaction. */
const refusesTransaction = (error: unknown) =>
  error instanceof pg.DatabaseError && error.code === '25001';

/**
 * Applies the migrations that a database lacks and records each in Prisma's own history table.
 * A migration and its record are one transaction, so one that fails or is interrupted leaves nothing
 * behind. Only a statement that PostgreSQL refuses inside a transaction, such as CREATE INDEX
 * CONCURRENTLY, runs without one; it has to be the only statement of its migration.
 * The functions beside the migrations are created when one has changed: before pending migrations,
 * which may call them, and after them, when PostgreSQL can check them.
 * @param connection holds the database lock; see `withDatabaseLock`
 * @param last the name of the last one to apply; without it all are
 * @returns the names of the migrations applied
 * @throws StartupError naming the migration when one fails or the history does not fit.
 */
export async function migrate(
  connection: pg.Client,
  folder: string = migrationsFolder,
  last?: string,
): Promise<string[]> {
  const migrations = readMigrations(folder).filter(({ name }) => !last || name <= last);
  const pending = await pendingMigrations(migrations, connection);
  const functions = readFunctions(join(folder, '../functions'));
  const changed = await haveChanged(functions, connection);
  if (changed && pending[0]) await runFunctionScript(createBeforeTables(functions), connection);
  for (const migration of pending) {
    try {
      await applyInTransaction(connection, migration);
    } catch (error) {
      if (refusesTransaction(error)) await applyAlone(connection, migration);
      else throw leftNothing(migration, error, 'Correct it and start again.');
    }
  }
  // A function may use a table that only a later migration creates.
  if (changed && !last) await runFunctionScript(createAfterTables(functions), connection);
  return pending.map(({ name }) => name);
}

async function applyInTransaction(connection: pg.Client, migration: Migration): Promise<void> {
  await connection.query('BEGIN');
  try {
    const id = await recordStart(connection, migration);
    await connection.query(migration.sql);
    await recordEnd(connection, id);
    await connection.query('COMMIT');
  } catch (error) {
    // Where the connection is broken, PostgreSQL rolls back by itself.
    await connection.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** As Prisma does it: a record without an end says that the migration failed or was interrupted. */
async function applyAlone(connection: pg.Client, migration: Migration): Promise<void> {
  const id = await recordStart(connection, migration);
  try {
    await connection.query(migration.sql);
  } catch (error) {
    if (refusesTransaction(error)) {
      // Several statements that are sent together are a transaction too.
      await connection.query('DELETE FROM _prisma_migrations WHERE id = $1', [id]);
      throw leftNothing(migration, error, 'Put this statement into a migration of its own.');
    }
    const reason = messageOf(error);
    await connection.query('UPDATE _prisma_migrations SET logs = $2 WHERE id = $1', [id, reason]);
    throw new StartupError(
      `The migration ${migration.name} failed: ${reason}. It ran outside a transaction, so look for ` +
        'what it left behind.',
    );
  }
  await recordEnd(connection, id);
}

/** @returns the id of the record */
async function recordStart(connection: pg.Client, migration: Migration): Promise<string> {
  await connection.query(historyTable);
  const id = randomUUID();
  await connection.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at)
     VALUES ($1, $2, $3, clock_timestamp())`,
    [id, checksumOf(migration.sql), migration.name],
  );
  return id;
}

async function recordEnd(connection: pg.Client, id: string): Promise<void> {
  await connection.query(
    `UPDATE _prisma_migrations SET finished_at = clock_timestamp(), applied_steps_count = 1
     WHERE id = $1`,
    [id],
  );
}

const leftNothing = ({ name }: Migration, error: unknown, advice: string) =>
  new StartupError(
    `The migration ${name} failed and left nothing behind: ${messageOf(error)}. ${advice}`,
  );
