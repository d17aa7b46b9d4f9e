import type { Context } from '../context.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { Content } from './content.ts';
import { contentKinds } from './contentKinds.ts';
import { listRows, type Selection } from './lists/lists.ts';

/** Identifies a record among those of all kinds. */
export interface RecordKey {
  kind: string;
  recordId: number;
}

export const recordKey = ({ kind, recordId }: RecordKey) => `${kind} ${String(recordId)}`;

/**
 * Reads records of several kinds, with one statement for each kind.
 * @returns the records by `recordKey`, without those that the viewer may not see
 */
export async function readRecords(
  context: Context,
  keys: readonly RecordKey[],
  selection: Pick<Selection, 'language' | 'publication'>,
): Promise<Map<string, Content>> {
  const read = contentKinds.map(async ({ name: kind, typename, source }) => {
    const ids = keys.filter((key) => key.kind === kind).map(({ recordId }) => recordId);
    if (ids.length === 0) return [];
    const where = [Prisma.sql`id = ANY (${ids}::int[])`];
    const order = Prisma.sql`id`;
    const rows = await listRows<Content>(context, source, { where, order, ...selection });
    return rows.map((row): [string, Content] => [
      recordKey({ kind, recordId: row.id }),
      Object.assign(row, { __typename: typename }) as unknown as Content,
    ]);
  });
  return new Map((await Promise.all(read)).flat());
}
