import { requireViewer } from '../access.ts';
import { importKind } from '../activity/activityKinds.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../content/save/recordModel.ts';
import { restoreRevision } from '../content/history/restoreRevision.ts';
import { transactionAs } from '../database/transaction.ts';
import { isFailure, notFound } from '../errors.ts';
import { memberData } from '../members/memberData.ts';
import type { MemberValues } from '../shared/members/member.rules.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { UndoneImport } from './csvImport.types.ts';
import type { ImportTarget } from './importTargets.ts';
import { setActingImport, startTimeBudget } from './noteImport.ts';
import { isAsImported, isDeletable, recentImports, recordsOf } from './recentImports.ts';

/** The number of records that one transaction deletes, which takes at most a second. */
const deletedInTransaction = 250;

/**
 * Deletes the records that an import has added, and restores the former values of those that it has
 * changed. A record that somebody has changed since the import stays as it is.
 * @throws NOT_FOUND for an import that can no longer be undone
 */
export async function undoImport(
  context: Context,
  target: ImportTarget,
  id: number,
): Promise<UndoneImport> {
  const hasTime = startTimeBudget(context);
  const [found] = await recentImports(context, target, id);
  if (!found?.canUndo) throw notFound('CsvImport');
  const done = { deleted: 0, restored: 0 };
  const refused = new Set<number>();
  let activity: number | null = null;
  const { updates } = await readLeft(context, target, id);
  for (const [index, update] of updates.entries()) {
    if (index > 0 && !hasTime()) break;
    const entry = await giveBack(context, target, { id, activity }, update);
    if (entry === null) refused.add(update.id);
    else {
      done.restored += 1;
      activity = entry;
    }
  }
  let left = await readLeft(context, target, id);
  while (left.added > 0 && (done.deleted + done.restored === 0 || hasTime())) {
    const some = await deleteSome(context, target, id, activity);
    activity = some.activity;
    done.deleted += some.deleted;
    left = await readLeft(context, target, id);
  }
  // A record that cannot be restored, because its category was deleted, is not tried again.
  const stuck = left.updates.filter((update) => refused.has(update.id)).length;
  return {
    ...done,
    kept: left.changed + stuck,
    remaining: left.added + left.updates.length - stuck,
  };
}

/** A record that was changed by an import, but not after the import. */
interface UndoneUpdate {
  id: number;
  version: number;
  /** The version that the import made. */
  importedVersion: number;
  /** The former columns of a member; null for content. */
  former: MemberValues | null;
}

/** The records of an import that can still be undone, and the number of those that were changed since. */
async function readLeft({ prisma }: Context, { table, titleColumn }: ImportTarget, id: number) {
  const rows = await prisma.$queryRaw<
    (UndoneUpdate & { isUnchanged: boolean; isUpdate: boolean })[]
  >`
    SELECT id, version, "importedVersion", "isUnchanged", "isUpdate", former
    FROM ${recordsOf(table, titleColumn)}
    WHERE "importId" = ${id} ORDER BY id`;
  const unchanged = rows.filter(({ isUnchanged }) => isUnchanged);
  const updates = unchanged.filter(({ isUpdate }) => isUpdate);
  return {
    updates,
    added: unchanged.length - updates.length,
    changed: rows.length - unchanged.length,
  };
}

/**
 * Restores the values that a record had before the import, as a new version.
 * @returns the entry of activity; null if this is not possible
 */
async function giveBack(
  context: Context,
  target: ImportTarget,
  { id, activity }: { id: number; activity: number | null },
  { id: recordId, version, importedVersion, former }: UndoneUpdate,
): Promise<number | null> {
  const viewer = requireViewer(context).id;
  let entry = activity;
  const note = async (tx: Transaction) => {
    await tx.updatedRecord.delete({ where: { importId_recordId: { importId: id, recordId } } });
    await countUndone(tx, id, 1);
    entry = await noteActivity(tx, target, { id, viewer, rows: 1 }, activity);
  };
  try {
    if (target.kind) {
      const seen = { id: recordId, version };
      const before = { version: importedVersion - 1, categoryId: null };
      await restoreRevision(context, target.kind, seen, before, async (tx) => {
        await restorePublication(tx, target, { kind: target.name, recordId, ...before });
        await note(tx);
      });
    } else {
      const seen = { id: String(recordId), version };
      const columns = former ? memberData(former) : {};
      await target.change(context, seen, columns, {
        write: note,
        isChange: () => Promise.resolve(true),
      });
    }
  } catch (error) {
    // Somebody has just changed the record, an equal record exists, or its category was deleted.
    if (isFailure(error, 'CONFLICT', 'NOT_FOUND', 'BAD_USER_INPUT')) return null;
    throw error;
  }
  return entry;
}

/** Restores the publication of a former version. The history restores only the content. */
async function restorePublication(
  tx: Transaction,
  target: ImportTarget,
  former: { kind: string; recordId: number; version: number },
): Promise<void> {
  const table = tableOf(target);
  await tx.$executeRaw`
    UPDATE ${table} AS record SET ("publishedAt", "unpublishAt") = (
      SELECT "publishedAt", "unpublishAt" FROM jsonb_populate_record(NULL::${table}, former."values"))
    FROM "revision" AS former WHERE record.id = ${former.recordId} AND former.kind = ${former.kind}
      AND former."recordId" = record.id AND former.version = ${former.version}`;
}

const tableOf = ({ table }: ImportTarget) => Prisma.raw(`"${table}"`);

/** @param activity the activity entry of the undo; null for the first batch */
async function deleteSome(
  context: Context,
  target: ImportTarget,
  id: number,
  activity: number | null,
): Promise<{ deleted: number; activity: number | null }> {
  const viewer = requireViewer(context).id;
  const { name } = target;
  return context.cache.changing(target.kind ? [target.kind.name] : [], () =>
    transactionAs(context.prisma, viewer, async (tx) => {
      await setActingImport(tx);
      const condition = Prisma.sql`${isAsImported(Prisma.sql`${name}`, Prisma.sql`1`)}
        AND ${isDeletable(target.table)}`;
      // Waits for colleagues who record a payment of a member, or join an application to one.
      const locked = await tx.$queryRaw<{ id: number }[]>`
        SELECT record.id FROM "imported-record" AS imported
        JOIN ${tableOf(target)} AS record ON record.id = imported."recordId"
        WHERE imported."importId" = ${id} AND ${condition}
        ORDER BY record.id LIMIT ${deletedInTransaction} FOR UPDATE OF record`;
      const deleted = await tx.$queryRaw<{ id: number }[]>`
        DELETE FROM ${tableOf(target)} AS record
        WHERE id = ANY(${locked.map((each) => each.id)}) AND ${condition} RETURNING id`;
      const ids = deleted.map((each) => each.id);
      if (ids.length === 0) return { deleted: 0, activity };
      await tx.deletedRecord.updateMany({
        where: { kind: name, recordId: { in: ids } },
        data: { deletedBy: viewer },
      });
      // Records that were restored since were counted when they were deleted first.
      const undone = await tx.importedRecord.count({
        where: { kind: name, recordId: { in: ids }, undoneAt: null },
      });
      // The time of the transaction, which its deleted records also have.
      await tx.$executeRaw`
        UPDATE "imported-record" SET "undoneAt" = timezone('UTC', now())
        WHERE kind = ${name} AND "recordId" = ANY(${ids}::int[])`;
      await countUndone(tx, id, undone);
      const entry = await noteActivity(tx, target, { id, viewer, rows: ids.length }, activity);
      return { deleted: ids.length, activity: entry };
    }),
  );
}

const countUndone = (tx: Transaction, id: number, undone: number) => tx.$executeRaw`
  UPDATE "csv-import" SET "undoneAt" = timezone('UTC', now()), undone = undone + ${undone}
  WHERE id = ${id}`;

/** Two accounts may undo one import at the same time. Each entry counts what its account has deleted. */
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
