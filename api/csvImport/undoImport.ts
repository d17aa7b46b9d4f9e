import { requireViewer } from '../access.ts';
import { importKind } from '../activity/activityKinds.ts';
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
  let activity: number | null = null;
  let left = await countLeft(context, target, id);
  while (left.unchanged > 0 && (deleted === 0 || context.now().getTime() - began < patience)) {
    const some = await deleteSome(context, target, id, activity);
    activity = some.activity;
    deleted += some.deleted;
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

/** @param activity the entry that tells of it, once there is one */
async function deleteSome(
  context: Context,
  target: ImportTarget,
  id: number,
  activity: number | null,
): Promise<{ deleted: number; activity: number | null }> {
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
      if (ids.length === 0) return { deleted: 0, activity };
      await noteUndone(tx, target, id, ids, viewer);
      const entry = await noteActivity(tx, target, { id, viewer, rows: ids.length }, activity);
      return { deleted: ids.length, activity: entry };
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
  // Those that have been restored were counted when they were deleted first.
  const undone = await tx.importedRecord.count({
    where: { kind: name, recordId: { in: ids }, undoneAt: null },
  });
  await tx.$executeRaw`
    UPDATE "imported-record" SET "undoneAt" = timezone('UTC', now())
    WHERE kind = ${name} AND "recordId" = ANY(${ids}::int[])`;
  await tx.$executeRaw`
    UPDATE "csv-import" SET "undoneAt" = timezone('UTC', now()), undone = undone + ${undone}
    WHERE id = ${id}`;
}

/** Two people may undo one import at once: each entry tells of what its account has deleted. */
async function noteActivity(
  tx: Transaction,
  { name }: ImportTarget,
  { id, viewer, rows }: { id: number; viewer: string; rows: number },
  activity: number | null,
): Promise<number | null> {
  if (activity !== null) {
    await tx.$executeRaw`
      UPDATE "activity" SET details =
        details || jsonb_build_object('rows', (details ->> 'rows')::int + ${rows}::int)
      WHERE id = ${activity}`;
    return activity;
  }
  const [entry] = await tx.$queryRaw<{ id: number }[]>`
    INSERT INTO "activity" ("at", "account", "action", "kind", "recordId", "details")
    VALUES (timezone('UTC', now()), ${viewer}, 'IMPORT_UNDONE', ${importKind}, ${String(id)},
      jsonb_build_object('what', ${name}::text, 'rows', ${rows}::int))
    RETURNING id`;
  return entry?.id ?? null;
}
