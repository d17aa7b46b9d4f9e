import type { Context } from '../context.ts';
import { Prisma } from '../generated/prisma/client.ts';
import {
  type Connection,
  isIdKey,
  type PageArgs,
  pageRequest,
  toConnection,
} from './connection.ts';
import { rowId } from './id.ts';

/** What no list shows. */
const unlisted = ['createdBy', 'createdAt'] as const;

/** A row as lists have it, where a day is a text, YYYY-MM-DD. */
export type Listed<Row> = {
  [Column in Exclude<keyof Row, (typeof unlisted)[number]>]: Row[Column] extends Date
    ? string
    : Row[Column];
};

/** Where lists find rows. */
export interface Source {
  table: Prisma.Sql;
  columns: Prisma.Sql;
}

/**
 * Says where lists find rows of a model.
 * @param table the model's name in the database
 * @param columns the model's columns as Prisma has them, such as `Prisma.EventScalarFieldEnum`
 */
export function sourceOf(table: string, columns: Record<string, string>): Source {
  const hidden = new Set<string>(unlisted);
  const listed = Object.values(columns).filter((name) => !hidden.has(name));
  return { table: quoted([table]), columns: quoted(listed) };
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

/** Which entries a list in the order of entry has. */
interface EntriesOrder {
  /** Only rows of this category, where it is given. */
  categoryId?: string | null;
  newestFirst?: boolean;
}

/** One page of a list in the order of entry. */
export async function listEntries<Row extends { id: number }>(
  context: Context,
  source: Source,
  page: PageArgs,
  { categoryId, newestFirst = false }: EntriesOrder,
): Promise<Connection<Listed<Row>>> {
  const { take, afterKey } = pageRequest(page, isIdKey);
  const [beyond, order] = newestFirst
    ? [Prisma.sql`<`, Prisma.sql`id DESC`]
    : [Prisma.sql`>`, Prisma.sql`id`];
  const where: Prisma.Sql[] = [];
  if (categoryId) where.push(Prisma.sql`"categoryId" = ${rowId(categoryId) ?? -1}`);
  if (afterKey) where.push(Prisma.sql`id ${beyond} ${afterKey[0]}`);
  const rows = await listRows<Row>(context, source, { where, order, take });
  return toConnection(rows, page, ({ id }) => [id]);
}
