import { requireViewer } from '../access.ts';
import type { Context } from '../context.ts';
import { insert } from '../content/trash/restoreRecords.ts';
import type { Transaction } from '../content/save/recordModel.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import type { ImportTarget } from './importTargets.ts';

/** Marks the changes of a transaction in the database as activity of an import. */
export async function setActingImport(tx: Transaction): Promise<void> {
  await tx.$executeRaw`SELECT set_config('site.import', 'on', true)`;
}

/** An import that has started. */
export interface ImportUnderWay {
  /** Null until the import has added or changed a record. */
  id: number | null;
  fileName: string;
}

/**
 * Records the ids of the records that an import has added.
 * @returns the id of the import
 */
export async function noteImport(
  context: Context,
  tx: Transaction,
  target: ImportTarget,
  underWay: ImportUnderWay,
  recordIds: number[],
): Promise<number> {
  const importId = await count(context, tx, target, underWay, { added: recordIds.length });
  const records = recordIds.map((recordId) => ({ kind: target.name, recordId, importId }));
  await insert(tx, 'imported-record', records);
  return importId;
}

/** A record that an import has changed. */
export interface UpdatedRecord {
  recordId: number;
  /** Its version after the change. */
  version: number;
  /** The columns of a member before the change. */
  former: Record<string, string> | null;
}

/**
 * Records that an import has changed a record.
 * @returns the id of the import
 */
export async function noteUpdate(
  context: Context,
  tx: Transaction,
  target: ImportTarget,
  underWay: ImportUnderWay,
  { recordId, version, former }: UpdatedRecord,
): Promise<number> {
  const importId = await count(context, tx, target, underWay, { updated: 1 });
  const key = { importId, recordId };
  await tx.updatedRecord.upsert({
    where: { importId_recordId: key },
    create: { ...key, kind: target.name, version, ...(former && { former }) },
    update: { version },
  });
  return importId;
}

/** Adds to the counts of an import. Its first transaction creates the row. */
async function count(
  context: Context,
  tx: Transaction,
  { name }: ImportTarget,
  { id, fileName }: ImportUnderWay,
  done: { added: number } | { updated: number },
): Promise<number> {
  const createdBy = requireViewer(context).id;
  const increments = Object.entries(done).map(([column, increment]) => [column, { increment }]);
  const row = id
    ? await tx.csvImport.update({
        where: { id },
        data: Object.fromEntries(increments) as Prisma.CsvImportUpdateInput,
      })
    : await tx.csvImport.create({ data: { kind: name, fileName, createdBy, ...done } });
  return row.id;
}
