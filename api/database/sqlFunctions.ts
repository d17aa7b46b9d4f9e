import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { messageOf, StartupError } from '../startupError.ts';
import { checksumOf } from './migrationHistory.ts';

/** Where the SQL functions are, from the project's root. */
export const functionsFolder = 'prisma/functions';

/** The statements of each file. */
export function readFunctions(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n'));
}

const unchecked = (statements: string[]) =>
  ['SET check_function_bodies = off;', ...statements, 'RESET check_function_bodies;'].join('\n');

/**
 * SQL that creates functions before the tables, whose generated columns and indexes call them.
 * PostgreSQL does not check their bodies then. It leaves out a function that has a table in its
 * signature, while that table does not exist.
 */
export const createBeforeTables = (functions: string[]) =>
  unchecked(
    functions.map(
      (sql) => `DO $do$ BEGIN EXECUTE $file$${sql}$file$;
        EXCEPTION WHEN undefined_object THEN NULL; END $do$;`,
    ),
  );

/**
 * SQL that creates functions where all tables exist, and records their checksum. The second time
 * PostgreSQL checks the bodies, because each function exists that they call.
 */
export const createAfterTables = (functions: string[]) =>
  [
    unchecked(functions),
    ...functions,
    `COMMENT ON TABLE _prisma_migrations IS '${checksumOf(functions.join('\n'))}';`,
  ].join('\n');

/** Whether a database has other functions than these, or none. */
export async function haveChanged(functions: string[], connection: pg.Client): Promise<boolean> {
  const { rows } = await connection.query<{ checksum: string | null }>(
    `SELECT obj_description(to_regclass('_prisma_migrations'), 'pg_class') AS checksum`,
  );
  return functions.length > 0 && rows[0]?.checksum !== checksumOf(functions.join('\n'));
}

/** @throws StartupError when PostgreSQL refuses a function; then the script changed nothing. */
export async function runFunctionScript(script: string, connection: pg.Client): Promise<void> {
  try {
    await connection.query(script);
  } catch (error) {
    throw new StartupError(
      `PostgreSQL refused a function of ${functionsFolder}: ${messageOf(error)}. Correct it and start again.`,
    );
  }
}
