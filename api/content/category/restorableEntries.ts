import type { Context } from '../../context.ts';
import { loadBatched } from '../lists/batch.ts';
import { restorableSince } from '../trash/deletedRecords.ts';

/**
 * Counts the deleted records of a category that can be restored. All categories of a request share
 * one statement.
 * @param kind the name of the kind of the records
 */
export async function countRestorable(
  context: Context,
  kind: string,
  categoryId: number,
): Promise<number> {
  const count = await loadBatched(context, `${kind} restorable counts`, categoryId, async (ids) => {
    const found = await context.prisma.$queryRaw<{ category: number; count: number }[]>`
      SELECT ("values"->>'categoryId')::int AS category, count(*)::int AS count
      FROM "deleted-record" WHERE kind = ${kind} AND "deletedAt" > ${restorableSince(context)}
        AND ("values"->>'categoryId')::int = ANY (${[...ids]}) GROUP BY 1`;
    return new Map(found.map((each) => [each.category, each.count]));
  });
  return count ?? 0;
}
