import type { Context } from '../context.ts';
import { transaction } from '../database/transaction.ts';
import { removeUnusedFilesSoon } from '../media/unusedFiles.ts';
import { type Example, listExamples } from '../setup/listExamples.ts';
import { contentKinds } from './contentKinds.ts';
import { deleteRecords } from './deleteRecords.ts';

/**
 * Deletes all examples, so that they can be restored together.
 * @returns those that were there
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
    // Also after a failure: a connection may be lost when the change was committed already.
    for (const { name } of contentKinds) context.cache.invalidate(name);
  }
  removeUnusedFilesSoon(context);
  return removed;
}
