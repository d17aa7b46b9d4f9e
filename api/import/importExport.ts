import type { Installation } from '../backup/createBackup.ts';
import { openConnection } from '../database/connect.ts';
import { withDatabaseLock } from '../database/lock.ts';
import type { MediaLimits } from '../media/mediaSettings.ts';
import { addDays } from '../shared/dates/days.ts';
import { messageOf, StartupError } from '../startupError.ts';
import { addRows, type CategoryIds, type ImportCount } from './addRows.ts';
import { type CheckedFile, checkExport } from './checkExport.ts';
import { type Problem, refuseUnknownFiles } from './readExport.ts';
import { importedTables } from './tables.ts';

/** Its database has all migrations applied. */
interface Target extends Installation {
  mediaLimits: MediaLimits;
}

/** The maximum number of reported problems. */
const maxReportedProblems = 50;

/**
 * Adds the rows and files that were exported from the former backend. It checks everything first,
 * and adds all rows in one transaction. Existing rows do not change, so it can run again. The site
 * may be running.
 * @param dryRun does everything and then rolls back
 * @throws StartupError naming all problems; then nothing was imported
 */
export async function importExport(
  target: Target,
  folder: string,
  dryRun: boolean,
): Promise<ImportCount[]> {
  refuseUnknownFiles(
    folder,
    importedTables.map(({ name }) => name),
  );
  const problems: Problem[] = [];
  const tables = await checkExport(folder, target.mediaLimits, problems);
  refuse(problems);
  return withDatabaseLock(target.url, 'import', async (connection) => {
    await connection.query('BEGIN');
    const categoryIds: CategoryIds = new Map();
    const files: CheckedFile[] = [];
    const counts: ImportCount[] = [];
    for (const table of tables) {
      if (table.rows.length === 0) continue;
      const { media } = target;
      counts.push(await addRows(connection, table, categoryIds, { media, files, problems }));
    }
    refuse(problems);
    if (dryRun) {
      await connection.query('ROLLBACK');
      return counts;
    }
    await storeFiles(target, files);
    const paths = files.map(({ path }) => path);
    await connection.query('DELETE FROM "unused-file" WHERE path = ANY($1)', [paths]);
    await connection.query('COMMIT');
    return counts;
  });
}

function refuse(problems: Problem[]): void {
  if (problems.length === 0) return;
  const told = problems.slice(0, maxReportedProblems);
  const others = problems.length - told.length;
  if (others > 0) told.push(`and ${String(others)} more`);
  throw new StartupError(`${told.join('\n')}\nNothing was imported.`);
}

/** Each file is listed as unused first. The transaction that adds the rows removes the entry. */
async function storeFiles({ url, media, now }: Target, files: CheckedFile[]): Promise<void> {
  const connection = await openConnection(url);
  try {
    for (const { path, read } of files) {
      await connection.query(
        `INSERT INTO "unused-file" (path, "removeAfter") VALUES ($1, $2)
         ON CONFLICT (path) DO UPDATE SET "removeAfter" = excluded."removeAfter"`,
        // No import takes a day.
        [path, addDays(now(), 1)],
      );
      await media.put(path, (await read()).content());
    }
  } catch (error) {
    throw new StartupError(
      `The files could not be stored: ${messageOf(error)}. Nothing was imported.`,
    );
  } finally {
    await connection.end();
  }
}
