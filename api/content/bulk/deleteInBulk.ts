import type { Context } from '../../context.ts';
import { removeUnusedFilesSoon } from '../../media/unusedFiles.ts';
import type { ContentKind } from '../content.ts';
import { deleteRecords } from '../save/deleteRecords.ts';
import { changeRecords, type BulkResult, type VersionedRow } from './changeRows.ts';

/** Deletes records together, so that they can be restored together. */
export async function deleteInBulk(
  context: Context,
  kind: ContentKind,
  selected: VersionedRow[],
): Promise<BulkResult> {
  const outcome = await changeRecords(context, kind, selected, {
    whereSomeChanged: 'nothing',
    async write(tx, rows) {
      const ids = rows.map(({ id }) => id);
      await deleteRecords(context, tx, kind, ids);
      return rows;
    },
  });
  removeUnusedFilesSoon(context);
  return outcome;
}
