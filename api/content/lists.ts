import type { Context } from '../context.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { type Connection, type PageArgs, pageRequest, toConnection } from './connection.ts';
import { byRank, type ListOrder } from './listOrder.ts';
import { readSearch } from './search.ts';

/** What no list shows. */
const unlisted = ['createdBy', 'createdAt', 'updatedAt', 'searchText'] as const;

/** A row as lists have it, where a day is a text, YYYY-MM-DD. */
export type Listed<Row> = {
  [Column in Exclude<keyof Row, (typeof unlisted)[number]>]: DayAsText<Row[Column]>;
};

type DayAsText<Value> = Value extends Date ? string : Value;

/** Where lists find rows. */
export interface Source {
  table: Prisma.Sql;
  columns: Prisma.Sql;
  /** The table to which its `categoryId` refers. */
  categories?: Prisma.Sql;
}

/**
 * Says where lists find rows of a model.
 * @param table the model's name in the database
 * @param columns the model's columns as Prisma has them, such as `Prisma.EventScalarFieldEnum`
 * @param categories the name of the table of its categories, if it has any
 */
export function sourceOf(
  table: string,
  columns: Record<string, string>,
  categories?: string,
): Source {
  const hidden = new Set<string>(unlisted);
  const listed = Object.values(columns).filter((name) => !hidden.has(name));
  return {
    table: quoted([table]),
    columns: quoted(listed),
    ...(categories && { categories: quoted([categories]) }),
  };
}

const quoted = (names: string[]) => Prisma.raw(names.map((name) => `"${name}"`).join(', '));

/** Which rows of a source a list has, and in which order. */
export interface Selection {
  where?: Prisma.Sql[];
  order: Prisma.Sql;
  /** How many at the most; all where it is left out. */
  take?: number;
}

/** Selects rows as one JSON value named `rows`, which is read much faster than its columns. */
export function rowsAsJson(
  { table, columns }: Source,
  { where = [], order, take }: Selection,
): Prisma.Sql {
  const condition = Prisma.join([Prisma.sql`true`, ...where], ' AND ');
  return Prisma.sql`SELECT coalesce(json_agg(found), '[]') AS rows FROM (
    SELECT ${columns} FROM ${table} WHERE ${condition} ORDER BY ${order} LIMIT ${take ?? null}
  ) AS found`;
}

/** Reads the rows of a list. */
export async function listRows<Row>(
  { readRows }: Context,
  source: Source,
  selection: Selection,
): Promise<Listed<Row>[]> {
  const [found] = await readRows<{ rows: Listed<Row>[] }>(rowsAsJson(source, selection));
  return found?.rows ?? [];
}

/** Which rows a paged list has. */
export interface ListSelection<Row> {
  order: ListOrder<Listed<Row>>;
  where?: Prisma.Sql[];
}

interface ListRequest<Row> extends ListSelection<Row> {
  /** With `search`, rows need a column `searchText`. */
  page: PageArgs & { search?: string };
}

/**
 * Reads one page of a list.
 * @throws BAD_USER_INPUT for a page or a search that cannot be, UNAUTHENTICATED for a search by anybody
 *   but an admin: responses to visitors are cached, and searches would be unbounded
 */
export async function listPage<Row>(
  context: Context,
  source: Source,
  { page, order, where = [] }: ListRequest<Row>,
): Promise<Connection<Listed<Row>>> {
  const found = page.search ? await readSearch(context, page.search, source.categories) : null;
  const { sql, keyOf, isKey, after } = found ? byRank(found.rank, order) : order;
  const { take, afterKey } = pageRequest(page, isKey);
  const conditions = [...where];
  if (afterKey) conditions.push(after(afterKey));
  const columns = found ? Prisma.sql`${source.columns}, ${found.rank} AS rank` : source.columns;
  const read = (matches?: Prisma.Sql) =>
    listRows<Row>(
      context,
      { ...source, columns },
      { where: matches ? [...conditions, matches] : conditions, order: sql, take },
    );
  let rows = await read(found?.matches);
  if (found && rows.length === 0) rows = await read(found.matchesSlips);
  return toConnection(rows, page, keyOf);
}
