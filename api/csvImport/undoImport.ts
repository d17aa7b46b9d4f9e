import { requireViewer } from '../access.ts';
import type { Context } from '../context.ts';
import { actAs } from '../database/actAs.ts';
import { transaction } from '../database/transaction.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { ImportTarget } from './importTargets.ts';

/**
 * Deletes records that an import has added, as long as they are as it left them: what somebody has
 * changed since stays, and what others have added.
 * @returns how many
 */
export async function undoImport(
  context: Context,
  { name, table, content }: ImportTarget,
  ids: number[],
): Promise<number> {
  const viewer = requireViewer(context).id;
  try {
    return await transaction(context.prisma, async (tx) => {
      await actAs(tx, viewer);
      const deleted = await tx.$queryRaw<{ id: number }[]>`
        DELETE FROM ${Prisma.raw(`"${table}"`)}
        WHERE id = ANY(${ids}::int[]) AND version = 1 AND "createdBy" = ${viewer} RETURNING id`;
      const gone = { in: deleted.map(({ id }) => id) };
      await tx.deletedRecord.updateMany({
        where: { kind: name, recordId: gone },
        data: { deletedBy: viewer },
      });
      return deleted.length;
    });
  } finally {
    // Also after a failure: a connection may be lost when the change was committed already.
    if (content) context.cache.invalidate(content);
  }
}
