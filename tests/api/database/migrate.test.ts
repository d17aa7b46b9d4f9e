import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openConnection } from '../../../api/database/connect.ts';
import { withDatabaseLock } from '../../../api/database/lock.ts';
import { migrate, migrationsFolder } from '../../../api/database/migrate.ts';
import { readMigrations } from '../../../api/database/migrationHistory.ts';
import { prepareDatabase } from '../../../api/database/prepare.ts';
import {
  createBeforeTables,
  functionsFolder,
  readFunctions,
} from '../../../api/database/sqlFunctions.ts';
import { temporaryFolder } from '../../../api/database/scratchPostgres.ts';
import { StartupError } from '../../../api/startupError.ts';
import {
  migrationList,
  newMigrationName,
  noFilters,
  withSchemaEngine,
} from '../../../scripts/schemaEngine.ts';
import { useFormerHistory } from '../../support/formerHistory.ts';
import { createBlankDatabase, type TestDatabase } from '../../support/postgres.ts';

let database: TestDatabase;
let root: string;
let folder: string;

beforeEach(async () => {
  database = await createBlankDatabase();
  root = temporaryFolder();
  folder = join(root, 'migrations');
});
afterEach(async () => {
  await database.drop();
  rmSync(root, { recursive: true });
});

function write(name: string, sql: string) {
  mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, name, 'migration.sql'), sql);
}

function writeFunction(name: string, sql: string) {
  mkdirSync(join(root, 'functions'), { recursive: true });
  writeFileSync(join(root, 'functions', `${name}.sql`), `CREATE OR REPLACE FUNCTION ${sql};`);
}

function apply() {
  return withDatabaseLock(database.url, 'prepare', (connection) => migrate(connection, folder));
}

async function query(sql: string): Promise<unknown[]> {
  const connection = await openConnection(database.url);
  try {
    return (await connection.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await connection.end();
  }
}

const waitingForLock = `SELECT FROM pg_stat_activity
  WHERE wait_event = 'advisory' AND datname = current_database()`;
const history = 'SELECT migration_name AS name, finished_at IS NOT NULL AS finished';

describe('migrations', () => {
  it('are applied once, and content is seeded once, by processes that start together', async () => {
    const seed = async () => {
      if ((await query('SELECT * FROM "site-state"')).length > 0) return;
      await expect.poll(() => query(waitingForLock)).toHaveLength(2);
      await query(`INSERT INTO "site-state" ("id", "seededAt") VALUES (1, now())`);
    };
    await Promise.all([1, 2, 3].map(() => prepareDatabase(database.url, seed)));
    const names = await query('SELECT migration_name FROM _prisma_migrations');
    expect(new Set(names.map((row) => JSON.stringify(row))).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(0);
    expect(await query('SELECT "id" FROM "site-state"')).toEqual([{ id: 1 }]);
  });

  it('that init replaces are accepted in an existing history', async () => {
    const names = readMigrations(migrationsFolder).map(({ name }) => name);
    const prepare = async () => {
      await prepareDatabase(database.url, () => Promise.resolve());
      const rows = await query('SELECT migration_name AS name FROM _prisma_migrations ORDER BY 1');
      expect(rows).toEqual(names.map((name) => ({ name })));
    };
    await withDatabaseLock(database.url, 'prepare', (connection) =>
      migrate(connection, migrationsFolder, names[0]),
    );
    await query(useFormerHistory);
    await prepare();

    // Later migrations, some of which created functions.
    await query(`${useFormerHistory};
      UPDATE _prisma_migrations SET checksum =
          'f62133315083a9d7d5a49901d788535c1b828739706ccd7abd1fca85cff79a33'
        WHERE migration_name = '20261126090103_updated_records';
      UPDATE _prisma_migrations SET checksum =
          '6af5f844b842b40491653a9a85513362d533fcc60064121c42a82bad932748a0'
        WHERE migration_name = '20261126090108_activity_of_deleted_records';
      INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at)
        VALUES ('1', 'former', '20261126090107_plans_of_search_functions', now())`);
    await prepare();
    await prepare();
  });

  it('that init replaces are refused if only some of them were applied', async () => {
    await prepareDatabase(database.url, () => Promise.resolve());
    await query(`${useFormerHistory};
      DELETE FROM _prisma_migrations WHERE migration_name > '20261123160000_publication'`);
    await expect(prepareDatabase(database.url, () => Promise.resolve())).rejects.toThrow(
      /has the migration 20261123160000_publication, which this version .* does not know/,
    );
  });

  it('have different timestamps', () => {
    const stamps = readMigrations(migrationsFolder).map(({ name }) => name.split('_', 1)[0] ?? '');
    for (const stamp of stamps) expect(stamp).toMatch(/^\d{14}$/);
    expect(new Set(stamps).size).toBe(stamps.length);
  });

  it('get the current time as their timestamp, which must be later than the last one', () => {
    const present = new Date('2026-01-02T03:04:05Z');
    const made = (last: string) =>
      newMigrationName([{ name: '20250101000000_init' }, { name: last }], 'new_thing', present);
    expect(made('20260102030404_a')).toBe('20260102030405_new_thing');
    const advice = /20260102030405_new_thing does not sort after .*_a: .* Correct the clock/;
    expect(() => made('20260102030405_a')).toThrow(advice);
    expect(() => made('20260102030406_a')).toThrow(advice);
  });

  it('are applied in order, and only new ones', async () => {
    write('1_first', 'CREATE TABLE a (id int); INSERT INTO a VALUES (1);');
    write('2_second', 'UPDATE a SET id = id + 1;');
    expect(await apply()).toEqual(['1_first', '2_second']);
    expect(await apply()).toEqual([]);
    write('3_third', 'UPDATE a SET id = id * 10;');
    expect(await apply()).toEqual(['3_third']);
    expect(await query('SELECT id FROM a')).toEqual([{ id: 20 }]);
  });

  it('can call functions, and a changed function is replaced', async () => {
    const times = (factor: number) =>
      `times(n int) RETURNS int LANGUAGE sql IMMUTABLE AS $$ SELECT n * ${String(factor)} $$`;
    const rows = 'SELECT * FROM every_row()';
    const written = `SELECT xmin::text FROM pg_proc WHERE proname = 'times'`;
    writeFunction('times', times(2));
    // A function with a table in its signature can only follow the table.
    writeFunction('every_row', 'every_row() RETURNS SETOF a LANGUAGE sql AS $$ TABLE a $$');
    write(
      '1_table',
      'CREATE TABLE a (n int, m int GENERATED ALWAYS AS (times(n)) STORED); INSERT INTO a VALUES (1);',
    );
    await apply();
    expect(await query(rows)).toEqual([{ n: 1, m: 2 }]);
    const former = await query(written);
    expect(await apply()).toEqual([]);
    expect(await query(written)).toEqual(former);

    writeFunction('times', times(3));
    write('2_compute_again', 'UPDATE a SET n = n;');
    await apply();
    expect(await query(rows)).toEqual([{ n: 1, m: 3 }]);
  });

  it('leave all functions as they were when PostgreSQL refuses one', async () => {
    const answer = (n: number) =>
      writeFunction('answer', `answer() RETURNS int LANGUAGE sql AS $$ SELECT ${String(n)} $$`);
    answer(1);
    write('1_table', 'CREATE TABLE a (id int);');
    await apply();
    answer(2);
    writeFunction('wrong', 'wrong() RETURNS int LANGUAGE nonsense AS $$ $$');
    await expect(apply()).rejects.toThrow(
      /refused a function .*: language "nonsense" does not exist/,
    );
    expect(await query('SELECT answer()')).toEqual([{ answer: 1 }]);
  });

  it('may contain functions with semicolons in their bodies', async () => {
    write(
      '1_function',
      `CREATE FUNCTION answer() RETURNS int LANGUAGE plpgsql AS $$ BEGIN RETURN 42; END; $$;`,
    );
    await apply();
    expect(await query('SELECT answer()')).toEqual([{ answer: 42 }]);
  });

  it('leave nothing behind when one fails, so that a corrected one works', async () => {
    write('1_good', 'CREATE TABLE a (id int);');
    write('2_bad', 'CREATE TABLE b (id int); SELECT 1 / 0;');
    await expect(apply()).rejects.toThrow(StartupError);
    await expect(apply()).rejects.toThrow(/2_bad failed and left nothing behind: division by zero/);
    expect(await query(`${history} FROM _prisma_migrations`)).toEqual([
      { name: '1_good', finished: true },
    ]);
    expect(await query(`SELECT to_regclass('b') AS b`)).toEqual([{ b: null }]);
    write('2_bad', 'CREATE TABLE b (id int);');
    expect(await apply()).toEqual(['2_bad']);
  });

  it('are resumed after the process is killed during a migration', async () => {
    write(
      '1_slow',
      'CREATE TABLE a (id int); SELECT pg_advisory_xact_lock(1); INSERT INTO a VALUES (1);',
    );
    const holder = await openConnection(database.url);
    await holder.query('SELECT pg_advisory_lock(1)');
    const args = ['--import', 'tsx', 'tests/support/applyMigrations.ts', database.url, folder];
    const child = spawn(process.execPath, args, { stdio: 'inherit' });
    await expect.poll(() => query(waitingForLock)).toHaveLength(1);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await holder.end();
    expect(await apply()).toEqual(['1_slow']);
    expect(await query('SELECT id FROM a')).toEqual([{ id: 1 }]);
    expect(await query(`${history} FROM _prisma_migrations`)).toEqual([
      { name: '1_slow', finished: true },
    ]);
  });

  it('are refused if another tool has recorded a failure', async () => {
    write('1_good', 'CREATE TABLE a (id int);');
    await apply();
    await query('UPDATE _prisma_migrations SET finished_at = NULL');
    await expect(apply()).rejects.toThrow(/1_good failed .* resolve --rolled-back 1_good/);
  });

  it('are refused if one is edited after it was applied, unless only its line ends differ', async () => {
    write('1_first', 'CREATE TABLE a (id int);\n');
    await apply();
    write('1_first', 'CREATE TABLE a (id int);\r\n');
    expect(await apply()).toEqual([]);
    write('1_first', 'CREATE TABLE a (id bigint);\n');
    await expect(apply()).rejects.toThrow(/1_first was edited/);
  });

  it('are refused on a database with a different history', async () => {
    write('1_first', 'CREATE TABLE a (id int);');
    write('2_theirs', 'CREATE TABLE b (id int);');
    await apply();
    rmSync(join(folder, '2_theirs'), { recursive: true });
    expect(await apply()).toEqual([]);
    write('3_ours', 'CREATE TABLE c (id int);');
    await expect(apply()).rejects.toThrow(/has the migration 2_theirs.* lacks 3_ours/);
  });

  it('are refused on a database with foreign tables', async () => {
    await query('CREATE TABLE theirs (id int)');
    write('1_first', 'CREATE TABLE a (id int);');
    await expect(apply()).rejects.toThrow(/not empty/);
  });

  it('may be one statement that PostgreSQL refuses inside a transaction', async () => {
    write('1_table', 'CREATE TABLE a (id int);');
    write('2_index', 'CREATE INDEX CONCURRENTLY a_id ON a (id);');
    expect(await apply()).toEqual(['1_table', '2_index']);
    expect(await query(`SELECT to_regclass('a_id') IS NOT NULL AS made`)).toEqual([{ made: true }]);
    expect(await apply()).toEqual([]);
  });

  it('leave nothing behind if such a statement is not the only one', async () => {
    write('1_both', 'CREATE TABLE a (id int); CREATE INDEX CONCURRENTLY a_id ON a (id);');
    await expect(apply()).rejects.toThrow(/left nothing behind: CREATE INDEX CONCURRENTLY .* own/);
    expect(await query(`SELECT to_regclass('a') AS a`)).toEqual([{ a: null }]);
    expect(await query(`${history} FROM _prisma_migrations`)).toEqual([]);
  });

  it('leave a record when such a statement fails, and later starts refuse it', async () => {
    write('1_table', 'CREATE TABLE a (id int); INSERT INTO a VALUES (1), (1);');
    write('2_index', 'CREATE UNIQUE INDEX CONCURRENTLY a_id ON a (id);');
    await expect(apply()).rejects.toThrow(/2_index failed: could not create unique index "a_id"/);
    expect(await query(`SELECT logs FROM _prisma_migrations WHERE finished_at IS NULL`)).toEqual([
      { logs: 'could not create unique index "a_id"' },
    ]);
    await expect(apply()).rejects.toThrow(/2_index failed .* resolve --rolled-back 2_index/);
    await query('DROP INDEX a_id; DELETE FROM a');
    await query('UPDATE _prisma_migrations SET rolled_back_at = now() WHERE finished_at IS NULL');
    expect(await apply()).toEqual(['2_index']);
  });

  it('leave the same history as Prisma’s own engine', async () => {
    const columns = `SELECT column_name, data_type, character_maximum_length, is_nullable,
        column_default FROM information_schema.columns
      WHERE table_name = '_prisma_migrations' ORDER BY ordinal_position`;
    const rows = `SELECT migration_name, checksum, length(id) AS id, logs, applied_steps_count,
        rolled_back_at, finished_at >= started_at AS finished
      FROM _prisma_migrations ORDER BY migration_name`;
    const migrationsList = migrationList(readMigrations(migrationsFolder));
    const request = { migrationsList, filters: noFilters };
    await prepareDatabase(database.url, () => Promise.resolve());
    await withSchemaEngine(database.url, async (engine) => {
      const diagnosis = { ...request, optInToShadowDatabase: false };
      expect(await engine.diagnoseMigrationHistory(diagnosis)).toEqual({
        editedMigrationNames: [],
        failedMigrationNames: [],
        hasMigrationsTable: true,
        history: null,
      });
      expect(await engine.applyMigrations(request)).toEqual({ appliedMigrationNames: [] });
    });
    const ours = [await query(columns), await query(rows)];

    await query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
    await query(createBeforeTables(readFunctions(functionsFolder)));
    await withSchemaEngine(database.url, (engine) => engine.applyMigrations(request));
    expect([await query(columns), await query(rows)]).toEqual(ours);
    await prepareDatabase(database.url, () => Promise.resolve());
    expect([await query(columns), await query(rows)]).toEqual(ours);
  });
});
