import { requireViewer } from '../access.ts';
import type { Context } from '../context.ts';
import { insert } from '../content/restoreRecords.ts';
import type { Transaction } from '../content/records.ts';
import type { ImportTarget } from './importTargets.ts';

/** Tells the database that what is done in a transaction is activity of an import as a whole. */
export async function actAsImport(tx: Transaction): Promise<void> {
  await tx.$executeRaw`SELECT set_config('site.import', 'on', true)`;
}

/** An import that is under way. */
export interface ImportUnderWay {
  /** Null until it has added something. */
  id: number | null;
  fileName: string;
}

/**
 * Notes which records an import has added.
 * @returns the id of the import
 */
export async function noteImport(
  context: Context,
  tx: Transaction,
  { name }: ImportTarget,
  { id, fileName }: ImportUnderWay,
  recordIds: number[],
): Promise<number> {
  const added = recordIds.length;
  const createdBy = requireViewer(context).id;
  const row = id
    ? await tx.csvImport.update({ where: { id }, data: { added: { increment: added } } })
    : await tx.csvImport.create({ data: { kind: name, fileName, createdBy, added } });
  const records = recordIds.map((recordId) => ({ kind: name, recordId, importId: row.id }));
  await insert(tx, 'imported-record', records);
  return row.id;
}
