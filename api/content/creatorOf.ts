import type { Context } from '../context.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { loadRows } from './lists/batch.ts';

/**
 * The id of the account that created a row; null for bundled content and for visitors. Lists do not
 * select this column, because few queries request it.
 * @param table the name of the table
 */
export async function creatorOf(
  context: Context,
  table: string,
  id: number,
): Promise<string | null> {
  if (!context.viewer) return null;
  const [row] = await loadRows(context, `${table} creators`, id, 'id', (ids) =>
    context.readRows<{ id: number; createdBy: string }>(Prisma.sql`
      SELECT id, "createdBy" FROM ${Prisma.raw(`"${table}"`)}
      WHERE id = ANY (${ids}::int[]) AND "createdBy" <> ''`),
  );
  return row?.createdBy ?? null;
}
