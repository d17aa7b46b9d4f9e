import type { Context } from '../../context.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { loadRows } from '../lists/batch.ts';

// A separate table, because a column would also be part of lists, copies, former versions and
// imports of every kind. The name cannot identify an example, because volunteers can change it.

/** Whether a record is an example of the bundled content that has not been changed. */
export async function isExample(context: Context, kind: string, id: number): Promise<boolean> {
  const found = await loadRows(context, `${kind} examples`, id, 'recordId', (ids) =>
    context.prisma.exampleRecord.findMany({ where: { kind, recordId: { in: ids } } }),
  );
  return found.length > 0;
}

/** Removes the example mark of a record. Every change of an example does this. */
export async function unmarkExample(
  tx: Prisma.TransactionClient,
  kind: string,
  recordId: number,
): Promise<void> {
  await tx.exampleRecord.deleteMany({ where: { kind, recordId } });
}
