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
 * Which migrations a database still lacks. It also records that `init` replaces former migrations.
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
  const pending = migrations.filter(({ name }) => !sums.has(name));
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = applied.find(({ name }) => !known.has(name));
  if (pending[0] && unknown) {
    throw new StartupError(
      `The database has the migration ${unknown.name}, which this version of the program does not ` +
        `know, and lacks ${pending[0].name}. Start the version that made it, or use another database.`,
    );
  }
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
  if (pending[0] && (await isForeign(connection))) {
    throw new StartupError(
      'The database is not empty, and no migration of this program made what is in it. Use an empty ' +
        'one, or check DATABASE_URL (or DATABASE_DIRECT_URL).',
    );
  }
  if (applied.some(({ checksum }) => checksum === squashed)) {
    await recordInit(connection, migrations);
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
  return squash(history.rows);
}

/** The migrations up to this one are squashed into `init`. */
const lastSquashed = '20261126090000_stems_of_amharic_words';
const init = '20261121024842_init';

/** Migrations after `init` that only replaced functions, which are in `prisma/functions` now. */
const ofFunctions = ['20261126090107_plans_of_search_functions'];

/** Stands for the checksum of `init` where the squashed migrations were applied. */
const squashed = 'squashed';

/** A history with `init` in place of the migrations that are squashed into it. */
export function squash<Applied extends { name: string; checksum: string }>(
  applied: Applied[],
): Applied[] {
  const last = applied.find(({ name }) => name === lastSquashed);
  if (!last) return applied;
  const later = applied.filter(({ name }) => name > lastSquashed && !ofFunctions.includes(name));
  return [{ ...last, name: init, checksum: squashed }, ...later];
}

/** Replaces the rows of the squashed migrations, as `prisma migrate resolve --applied` would. */
async function recordInit(connection: pg.Client, migrations: Migration[]): Promise<void> {
  const sql = migrations.find(({ name }) => name === init)?.sql ?? '';
  await connection.query(
    `WITH former AS (
       DELETE FROM _prisma_migrations
       WHERE migration_name COLLATE "C" < $1 OR migration_name = ANY ($2)
     )
     UPDATE _prisma_migrations SET migration_name = $3, checksum = $4 WHERE migration_name = $1`,
    [lastSquashed, ofFunctions, init, checksumOf(sql)],
  );
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

/** What migrations were before their functions went to `prisma/functions`, with either kind of line end. */
const formerChecksums = new Map([
  [init, [squashed]],
  [
    '20261126090103_updated_records',
    [
      'f62133315083a9d7d5a49901d788535c1b828739706ccd7abd1fca85cff79a33',
      '2b6acea8e73d79033107b43531141be1c40b7c5a8639c274d74242cf5dd8e19a',
    ],
  ],
  [
    '20261126090108_activity_of_deleted_records',
    [
      '6af5f844b842b40491653a9a85513362d533fcc60064121c42a82bad932748a0',
      'd410abee0a11bc03e77bc4a3a60bf1c6d85cdeef587bca2144f512f91428372a',
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
