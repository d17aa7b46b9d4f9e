import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { StartupError } from '../startupError.ts';

export interface Migration {
  /** The name of its folder, such as 20260101000000_init. */
  name: string;
  sql: string;
}

interface AppliedMigration {
  name: string;
  checksum: string;
  finished: boolean;
}

/** The table as Prisma makes it, so that `prisma migrate` can use it. */
export const historyTable = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL,
  checksum VARCHAR(64) NOT NULL,
  finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL,
  logs TEXT,
  rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
  applied_steps_count INTEGER NOT NULL DEFAULT 0
)`;

/** The project's migrations, the oldest first. */
export function readMigrations(folder: string): Migration[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .map((name) => ({ name, sql: readFileSync(join(folder, name, 'migration.sql'), 'utf8') }));
}

/**
 * Which migrations a database still lacks.
 * @throws StartupError when one failed there before, was edited since, or is unknown here while
 * others are still to be applied, and when something else lives in the database.
 */
export async function pendingMigrations(
  migrations: Migration[],
  connection: pg.Client,
): Promise<Migration[]> {
  const applied = await readHistory(connection);
  const failed = applied.find(({ finished }) => !finished);
  if (failed) {
    throw new StartupError(
      `The migration ${failed.name} failed in this database before. Undo or complete by hand what ` +
        `it left there, then run \`npx prisma migrate resolve --rolled-back ${failed.name}\` ` +
        '(or --applied) and start again.',
    );
  }
  const sums = new Map(applied.map(({ name, checksum }) => [name, checksum]));
  const edited = migrations.find((migration) => {
    const sum = sums.get(migration.name);
    return sum !== undefined && !isOf(sum, migration);
  });
  if (edited) {
    throw new StartupError(
      `The migration ${edited.name} was edited after it was applied to this database. ` +
        'Restore its file, and make a further migration for what is to change.',
    );
  }
  const pending = migrations.filter(({ name }) => !sums.has(name));
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = applied.find(({ name }) => !known.has(name));
  if (pending[0] && unknown) {
    throw new StartupError(
      `The database has the migration ${unknown.name}, which this version of the program does not ` +
        `know, and lacks ${pending[0].name}. Start the version that made it, or use another database.`,
    );
  }
  if (pending[0] && (await isForeign(connection))) {
    throw new StartupError(
      'The database is not empty, and no migration of this program made what is in it. Use an empty ' +
        'one, or check DATABASE_URL (or DATABASE_DIRECT_URL).',
    );
  }
  return pending;
}

/** Prisma's own table; a row that is rolled back counts as if it were not there. */
export async function readHistory(connection: pg.Client): Promise<AppliedMigration[]> {
  const table = await connection.query<{ present: boolean }>(
    `SELECT to_regclass('_prisma_migrations') IS NOT NULL AS present`,
  );
  if (!table.rows[0]?.present) return [];
  const history = await connection.query<AppliedMigration>(
    `SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS finished
     FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY started_at`,
  );
  return history.rows;
}

/** Whether the database has objects without a history that belong to no extension. */
async function isForeign(connection: pg.Client): Promise<boolean> {
  const { rowCount } = await connection.query(
    `SELECT FROM pg_class
     WHERE to_regclass('_prisma_migrations') IS NULL
       AND relnamespace = to_regnamespace(current_schema()) AND relkind IN ('r', 'p', 'v', 'm', 'f')
       AND NOT EXISTS (SELECT FROM pg_depend
         WHERE classid = 'pg_class'::regclass AND objid = pg_class.oid AND deptype = 'e')
     LIMIT 1`,
  );
  return rowCount !== 0;
}

/** Whether a checksum is that of a migration. */
export function isOf(checksum: string, migration: Migration): boolean {
  return checksums(migration).includes(checksum);
}

/**
 * What migrations were before they were edited: the first one demanded the extension pg_trgm. They
 * make the same wherever they could be applied.
 */
const formerChecksums = new Map([
  [
    '20261121024842_init',
    [
      '010d0392e57210428d2e64ad815348fad1fd49bdaaa2cebed642795d63a51f4a',
      'd44a756c9aa214a6e258e9ebd71701ce705c75129f3f1f3f7d27db1c4011545d',
    ],
  ],
]);

/** With either kind of line end: git may change them when it checks files out. */
function checksums({ name, sql }: Migration): string[] {
  const unix = sql.replaceAll('\r\n', '\n');
  const present = [unix, unix.replaceAll('\n', '\r\n')].map(checksumOf);
  return [...present, ...(formerChecksums.get(name) ?? [])];
}

/** As Prisma computes it. */
export const checksumOf = (sql: string) => createHash('sha256').update(sql).digest('hex');
