import type { Context } from '../../context.ts';
import { transaction } from '../../database/transaction.ts';
import { removeUnusedFilesSoon } from '../../media/unusedFiles.ts';
import { type Example, listExamples } from '../../setup/listExamples.ts';
import { contentKinds } from '../contentKinds.ts';
import { deleteRecords } from '../save/deleteRecords.ts';

/**
 * Deletes all examples together, so that they can be restored together.
 * @returns the examples that existed
 */
export async function removeExamples(context: Context): Promise<Example[]> {
  const removed: Example[] = [];
  try {
    await transaction(context.prisma, async (tx) => {
      const examples = await listExamples(tx);
      for (const kind of contentKinds) {
        const ids = examples.flatMap((each) => (each.kind === kind.name ? [each.recordId] : []));
        const deleted = ids.length > 0 ? await deleteRecords(context, tx, kind, ids) : [];
        removed.push(...deleted.map((recordId) => ({ kind: kind.name, recordId })));
      }
    });
  } finally {
    // Also after an error: the connection may be lost after the commit.
    for (const { name } of contentKinds) context.cache.invalidate(name);
  }
  removeUnusedFilesSoon(context);
  return removed;
}
