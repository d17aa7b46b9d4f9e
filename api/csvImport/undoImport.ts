import { requireViewer } from '../access.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../content/records.ts';
import { actAs } from '../database/actAs.ts';
import { transaction } from '../database/transaction.ts';
import { notFound } from '../errors.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { ImportTarget } from './importTargets.ts';
import { actAsImport } from './noteImport.ts';
import { recentImport } from './recentImports.ts';

/** What the undoing of an import has done. */
export interface UndoneImport {
  deleted: number;
  /** How many records stay, because somebody has changed them since. */
  kept: number;
  /** How many are still to be deleted, by the same request once more. */
  remaining: number;
}

/** Milliseconds after which no further transaction begins: half the time limit of an operation. */
const patience = 10_000;

/** Records that one transaction deletes, which takes a second at most. */
const deletedInTransaction = 250;

/**
 * Deletes the records of an import, as long as they are as it left them: what somebody has changed
 * since stays.
 * @throws NOT_FOUND for one that cannot be undone (any more)
 */
export async function undoImport(
  context: Context,
  target: ImportTarget,
  id: number,
): Promise<UndoneImport> {
  const began = context.now().getTime();
  const { canUndo } = await recentImport(context, target, id);
  if (!canUndo) throw notFound('CsvImport');
  let deleted = 0;
  let left = await countLeft(context, target, id);
  while (left.unchanged > 0 && (deleted === 0 || context.now().getTime() - began < patience)) {
    deleted += await deleteSome(context, target, id);
    left = await countLeft(context, target, id);
  }
  return { deleted, kept: left.changed, remaining: left.unchanged };
}

async function countLeft({ prisma }: Context, target: ImportTarget, id: number) {
  const [found] = await prisma.$queryRaw<{ unchanged: number; changed: number }[]>`
    SELECT count(*) FILTER (WHERE record.version = 1)::int AS unchanged,
      count(*) FILTER (WHERE record.version > 1)::int AS changed
    FROM "imported-record" AS imported JOIN ${tableOf(target)} AS record
      ON record.id = imported."recordId"
    WHERE imported."importId" = ${id}`;
  return found ?? { unchanged: 0, changed: 0 };
}

const tableOf = ({ table }: ImportTarget) => Prisma.raw(`"${table}"`);

async function deleteSome(context: Context, target: ImportTarget, id: number): Promise<number> {
  const viewer = requireViewer(context).id;
  try {
    return await transaction(context.prisma, async (tx) => {
      await actAs(tx, viewer);
      await actAsImport(tx);
      const deleted = await tx.$queryRaw<{ id: number }[]>`
        DELETE FROM ${tableOf(target)} WHERE version = 1 AND id IN (
          SELECT record.id FROM "imported-record" AS imported
          JOIN ${tableOf(target)} AS record ON record.id = imported."recordId"
          WHERE imported."importId" = ${id} AND record.version = 1
          ORDER BY record.id LIMIT ${deletedInTransaction} FOR UPDATE OF record) RETURNING id`;
      const ids = deleted.map((each) => each.id);
      if (ids.length > 0) await noteUndone(tx, target, id, ids, viewer);
      return ids.length;
    });
  } finally {
    // Also after a failure: a connection may be lost when the change was committed already.
    if (target.content) context.cache.invalidate(target.content);
  }
}

/** The instant is that of the transaction, which deleted records have, too. */
async function noteUndone(
  tx: Transaction,
  { name }: ImportTarget,
  id: number,
  ids: number[],
  viewer: string,
): Promise<void> {
  await tx.deletedRecord.updateMany({
    where: { kind: name, recordId: { in: ids } },
    data: { deletedBy: viewer },
  });
  await tx.$executeRaw`
    UPDATE "imported-record" SET "undoneAt" = timezone('UTC', now())
    WHERE kind = ${name} AND "recordId" = ANY(${ids}::int[])`;
  await tx.$executeRaw`
    UPDATE "csv-import" SET "undoneAt" = timezone('UTC', now()), "undoneBy" = ${viewer},
      undone = undone + ${ids.length}
    WHERE id = ${id}`;
}
