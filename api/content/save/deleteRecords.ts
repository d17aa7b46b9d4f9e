import { requireViewer } from '../../access.ts';
import type { Context } from '../../context.ts';
import { markFilesUnused } from '../../media/unusedFiles.ts';
import type { ContentKind } from '../content.ts';
import { endOfRestoring } from '../trash/deletedRecords.ts';
import type { Transaction } from './recordModel.ts';
import { storedPaths } from '../media/storedPaths.ts';

/**
 * Deletes records of one kind in a transaction and records who did it. Their files are marked as
 * unused. The caller removes the files after the commit and invalidates the caches of the kind.
 * @returns the ids of the records that existed
 */
export async function deleteRecords(
  context: Context,
  tx: Transaction,
  kind: ContentKind,
  ids: number[],
): Promise<number[]> {
  const { table, name } = kind.source;
  // In the same order in every transaction, to avoid deadlocks.
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT * FROM ${table} WHERE id = ANY (${ids}) ORDER BY id FOR UPDATE`;
  const present = rows.map(({ id }) => id);
  await tx.$executeRaw`DELETE FROM ${table} WHERE id = ANY (${present})`;
  await tx.deletedRecord.updateMany({
    where: { kind: name, recordId: { in: present } },
    data: { deletedBy: requireViewer(context).id },
  });
  const paths = rows.flatMap((row) => storedPaths(kind.pathsOf(row as never)));
  await markFilesUnused(tx, paths, endOfRestoring(context));
  return present;
}
