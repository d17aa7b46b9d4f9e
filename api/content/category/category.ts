import { onlyForContentReaders } from '../../access.ts';
import type { Context } from '../../context.ts';
import { conflict } from '../../errors.ts';
import { type Language, Prisma } from '../../generated/prisma/client.ts';
import { loadRows } from '../lists/batch.ts';
import { type Connection, type PageArgs, pageRequest } from '../lists/connection.ts';
import type { ListOrder } from '../lists/listOrder.ts';
import { type Listed, narrowed, rowsAsJson, type Source } from '../lists/lists.ts';
import type { Columns } from '../lists/requestedColumns.ts';
import { Translatable } from '../translation/translatable.ts';
import { publicationCondition } from '../publication/publication.ts';
import { translated } from '../translation/translated.ts';
import * as t from '../../graphqlTypes.ts';
import { restorableSince } from '../trash/deletedRecords.ts';

/** The description of `restorableEntryCount`. */
export const restorableEntries =
  'The number of deleted records of this category that can be restored. After the category is ' +
  `deleted, they can only be restored to another category. ${onlyForContentReaders}`;

@t.InterfaceType('Category', 'A group of records.')
export class Category extends t.outputFields.extending(Translatable, {
  id: t.id<number>('Identifies the category among those of its kind.'),
  categoryName: t.string('Its heading, 2 to 50 characters.'),
  version: t.int('The number of the current version. Renaming requires it.'),
  restorableEntryCount: t.int(restorableEntries),
}) {}

@t.InputType('CategoryInput', 'The values of a category.')
export class CategoryInput extends t.inputFields({
  categoryName: t.string('Required, 2 to 50 characters.'),
}) {}

/** The error for deleting a category that is not empty. */
export const categoryNotEmpty = (names: string[], count: number) =>
  conflict('categoryNotEmpty', { count, names });

/** The table of the records in categories, and their order. */
export interface CategoryEntries {
  source: Source;
  order: ListOrder<never>;
}

interface EntriesRequest {
  page: PageArgs;
  language: Language | null;
  /** The columns that are needed; null for all. */
  columns: Columns | null;
}

/** One page of the records of a category. All categories of a request share one statement. */
export async function entriesOf<Row extends { id: number }>(
  context: Context,
  { source, order: entriesOrder }: CategoryEntries,
  categoryId: number,
  { page, language, columns }: EntriesRequest,
): Promise<Connection<Listed<Row>>> {
  const order = entriesOrder as ListOrder<Listed<Row>>;
  const { take, afterKey, toConnection } = pageRequest(page, order.key);
  const read = narrowed(source, columns, order);
  const batch = `${source.name} entries ${JSON.stringify([take, language, afterKey, columns])}`;
  type Found = { category: number; rows: Listed<Row>[] };
  const [found] = await loadRows(context, batch, categoryId, 'category', (ids) => {
    const where = [Prisma.sql`"categoryId" = category`];
    if (afterKey) where.push(order.after(afterKey));
    const entries = rowsAsJson(context, read, { where, order: order.sql, take, language });
    return context.readRows<Found>(Prisma.sql`
      SELECT category, rows FROM unnest(${ids}::int[]) AS category, LATERAL (${entries}) AS entries`);
  });
  const rows = found?.rows.map(translated) ?? [];
  const count = () => countEntries(context, source, categoryId);
  return toConnection(rows, count, order.keyOf);
}

interface CategoryCount {
  category: number;
  count: number;
}

/** All categories of a request share one statement. */
async function countEntries(context: Context, source: Source, categoryId: number) {
  const { name, table } = source;
  const isListed = publicationCondition(context, source);
  const batch = `${name} entry counts`;
  const [found] = await loadRows(context, batch, categoryId, 'category', (ids) =>
    context.readRows<CategoryCount>(Prisma.sql`
      SELECT "categoryId" AS category, count(*)::int AS count FROM ${table}
      WHERE "categoryId" = ANY (${ids}::int[]) AND ${isListed} GROUP BY "categoryId"`),
  );
  return found?.count ?? 0;
}

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
  const batch = `${kind} restorable counts`;
  const [found] = await loadRows(
    context,
    batch,
    categoryId,
    'category',
    (ids) =>
      context.prisma.$queryRaw<CategoryCount[]>`
        SELECT ("values"->>'categoryId')::int AS category, count(*)::int AS count
        FROM "deleted-record" WHERE kind = ${kind} AND "deletedAt" > ${restorableSince(context)}
          AND ("values"->>'categoryId')::int = ANY (${ids}) GROUP BY 1`,
  );
  return found?.count ?? 0;
}
