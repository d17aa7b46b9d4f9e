import { requireViewer } from '../access.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../content/save/recordModel.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import type { ImportTarget } from './importTargets.ts';

/**
 * The time after which no further transaction starts, in milliseconds: half the time limit of an
 * operation.
 */
const timeBudgetMs = 10_000;

/** A function that says whether another transaction may start. */
export function startTimeBudget({ now }: Pick<Context, 'now'>): () => boolean {
  const began = now().getTime();
  return () => now().getTime() - began < timeBudgetMs;
}

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
 * Adds to the counts of an import. Its first transaction creates the row.
 * @returns the id of the import
 */
export async function noteImport(
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
