import type pg from 'pg';
import { withDatabaseLock } from '../database/lock.ts';
import { migrate, migrationsFolder } from '../database/migrate.ts';
import { isOf, readHistory, readMigrations, squash } from '../database/migrationHistory.ts';
import { messageOf, StartupError } from '../startupError.ts';
import type { Installation } from './createBackup.ts';
import { checkBackup, type Manifest } from './manifest.ts';
import { restoreFiles } from './restoreFiles.ts';
import { restoreRows } from './restoreRows.ts';
import { quoted, readTables, referredPaths, unusedPaths, useFixedNotation } from './tables.ts';

/**
 * Replaces the data of an installation with a backup. It verifies the whole backup first, then
 * stores all files, then replaces all rows in one transaction. If it fails or is killed, the data
 * is either the former data or the whole backup. The site must not be running.
 * @param replace whether existing data may be replaced
 * @throws StartupError if the backup cannot be used or the installation is not ready
 */
export async function restoreBackup(
  { url, media, now }: Installation,
  file: string,
  replace: boolean,
): Promise<Manifest> {
  const checked = await checkBackup(file);
  const manifest = { ...checked, migrations: squash(checked.migrations) };
  refuseUnknownMigrations(manifest);
  await withDatabaseLock(url, 'prepare', async (connection) => {
    await refuseRunningSite(connection);
    await useFixedNotation(connection);
    const former = await readTables(connection);
    if (!replace)
      await refuseContent(
        connection,
        former.map(({ name }) => name),
      );
    await migrateTo(connection, manifest);
    const formerPaths = await referredPaths(connection, former);
    formerPaths.push(...(await unusedPaths(connection)));
    try {
      const places = await restoreFiles({ connection, media, now }, file, manifest);
      await restoreRows({ connection, now }, file, manifest, places, formerPaths);
    } catch (error) {
      throw new StartupError(`The restore failed: ${messageOf(error)}. Nothing was changed.`);
    }
    // Applies newer migrations, as at every start of a newer program.
    await migrate(connection);
  });
  return manifest;
}

/** The backup's migrations determine the columns of its rows. They must equal the first migrations of this program. */
function refuseUnknownMigrations({ migrations }: Manifest): void {
  const ours = readMigrations(migrationsFolder);
  migrations.forEach(({ name, checksum }, index) => {
    const migration = ours[index];
    if (migration?.name === name && isOf(checksum, migration)) return;
    throw new StartupError(
      `The backup was made by another version of the program (migration ${name}). ` +
        'Install that version or a newer one, and restore there. Nothing was changed.',
    );
  });
}

/**
 * A running site would keep its cache and reference removed files. Its LISTEN connection shows that
 * it runs: a pooler keeps other connections open after a process has ended.
 */
async function refuseRunningSite(connection: pg.Client): Promise<void> {
  const others = await connection.query(
    `SELECT FROM pg_stat_activity
     WHERE datname = current_database() AND application_name LIKE 'site % listener'`,
  );
  if (others.rowCount === 0) return;
  throw new StartupError(
    'The site is running on this database. Stop all its processes and restore again. ' +
      'Nothing was changed.',
  );
}

async function refuseContent(connection: pg.Client, tables: string[]): Promise<void> {
  for (const table of tables) {
    const { rowCount } = await connection.query(`SELECT FROM ${quoted(table)} LIMIT 1`);
    if (rowCount === 0) continue;
    throw new StartupError(
      'This installation holds content already, which a restore would remove. ' +
        'Back that up, then restore with --replace. Nothing was changed.',
    );
  }
}

/** Migrates the database to the version of the backup. */
async function migrateTo(connection: pg.Client, manifest: Manifest): Promise<void> {
  const wanted = new Set(manifest.migrations.map(({ name }) => name));
  const newer = (await readHistory(connection)).find(({ name }) => !wanted.has(name));
  if (newer) {
    throw new StartupError(
      `The backup is older than the database, which has the migration ${newer.name}. Restore into ` +
        'a new, empty database (for the bundled one: move the folder postgres out of DATA_DIR); ' +
        'the migrations it lacks are applied then. Nothing was changed.',
    );
  }
  const last = manifest.migrations.at(-1)?.name;
  await migrate(connection, migrationsFolder, last);
}
