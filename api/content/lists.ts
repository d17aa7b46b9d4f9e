import type { Context } from '../context.ts';
import { type Language, Prisma } from '../generated/prisma/client.ts';
import { type Connection, type PageArgs, pageRequest, toConnection } from './connection.ts';
import { byRank, type ListOrder } from './listOrder.ts';
import { rowId } from './id.ts';
import {
  previewFilter,
  publicationCondition,
  type PublicationFilter,
  requireFilter,
} from './publication.ts';
import { readSearch } from './search.ts';
import { translated, translationColumn } from './translated.ts';
import type { TextColumns } from './translation.types.ts';

/** What no list shows. */
const unlisted = ['createdBy', 'createdAt', 'updatedAt', 'searchText'] as const;

/** A row as lists have it, where a day is a text, YYYY-MM-DD. */
export type Listed<Row> = {
  [Column in Exclude<keyof Row, (typeof unlisted)[number]>]: DayAsText<Row[Column]>;
};

type DayAsText<Value> = Value extends Date ? string : Value;

/** Where lists find rows. */
export interface Source {
  /** The name of the table. */
  name: string;
  table: Prisma.Sql;
  columns: Prisma.Sql;
  /** All columns of the Prisma model. */
  allColumns: Prisma.Sql;
  /** The name of the table to which its `categoryId` refers. */
  categories?: string;
  /** The columns that can be translated. */
  texts: TextColumns;
  /** Whether visitors see its rows only while they are published. */
  hasPublication: boolean;
}

/**
 * Says where lists find rows of a model.
 * @param table the model's name in the database
 * @param columns the model's columns as Prisma has them, such as `Prisma.EventScalarFieldEnum`
 * @param texts the columns that can be translated
 * @param categories the name of the table of its categories, if it has any
 */
export function sourceOf<Column extends string>(
  table: string,
  columns: Record<Column, string>,
  { texts, categories }: { texts: TextColumns<NoInfer<Column>>; categories?: string },
): Source {
  const hidden = new Set<string>(unlisted);
  const listed = Object.values<string>(columns).filter((name) => !hidden.has(name));
  return {
    name: table,
    table: quoted([table]),
    columns: quoted(listed),
    allColumns: quoted(Object.values(columns)),
    texts,
    hasPublication: 'publishedAt' in columns,
    ...(categories && { categories }),
  };
}

const quoted = (names: string[]) => Prisma.raw(names.map((name) => `"${name}"`).join(', '));

/** Which rows of a source a list has, and in which order. */
export interface Selection {
  where?: Prisma.Sql[];
  order: Prisma.Sql;
  /** How many at the most; all where it is left out. */
  take?: number;
  /** The language to read them in, where they are translated; without it, each in its own. */
  language?: Language | null;
  /** Which of them: those that visitors see where it is left out. */
  publication?: PublicationFilter;
}

/** Selects rows as one JSON value named `rows`, which is read much faster than its columns. */
export function rowsAsJson(
  context: Pick<Context, 'now'>,
  source: Source,
  { where = [], order, take, language, publication }: Selection,
): Prisma.Sql {
  const { name, table, columns, texts } = source;
  const published = publicationCondition(context, source, publication);
  const condition = Prisma.join([published, ...where], ' AND ');
  const translation =
    language && Object.keys(texts).length > 0
      ? Prisma.sql`, ${translationColumn(name, Object.keys(texts), language)}`
      : Prisma.empty;
  return Prisma.sql`SELECT coalesce(json_agg(found), '[]') AS rows FROM (
    SELECT ${columns}${translation} FROM ${table} WHERE ${condition} ORDER BY ${order} LIMIT ${take ?? null}
  ) AS found`;
}

/** Reads the rows of a list. */
export async function listRows<Row>(
  context: Context,
  source: Source,
  selection: Selection,
): Promise<Listed<Row>[]> {
  const statement = rowsAsJson(context, source, selection);
  const [found] = await context.readRows<{ rows: Listed<Row>[] }>(statement);
  const requestedLanguage = selection.language ?? null;
  return found?.rows.map((row) => Object.assign(translated(row), { requestedLanguage })) ?? [];
}

/** Reads one row as lists have it; null where there is none with such an id that the reader may see. */
export async function listRow<Row>(
  context: Context,
  source: Source,
  id: string,
  language: Language | null,
): Promise<Listed<Row> | null> {
  const number = rowId(id);
  if (number === null) return null;
  const [row] = await listRows<Row>(context, source, {
    where: [Prisma.sql`id = ${number}`],
    order: Prisma.sql`id`,
    language,
    publication: previewFilter(context, source.name, number),
  });
  return row ?? null;
}

/**
 * Inserts a row. To build the statement, Prisma's `create` takes longer than the rest of a mutation does.
 * @param values by column. The database sets the others; pass instants, because it would set them in its own time zone.
 * @returns the row with all columns
 */
export async function insertRow<Row>(
  tx: Prisma.TransactionClient,
  { table, allColumns }: Source,
  values: Record<string, unknown>,
): Promise<Row> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  const columns = quoted(given.map(([name]) => name));
  const [row] = await tx.$queryRaw<[Row]>`INSERT INTO ${table} (${columns})
    VALUES (${Prisma.join(given.map(([, value]) => value))}) RETURNING ${allColumns}`;
  return row;
}

/** Which rows a paged list has. */
export interface ListSelection<Row> {
  order: ListOrder<Listed<Row>>;
  where?: Prisma.Sql[];
}

interface ListRequest<Row> extends ListSelection<Row> {
  /** With `search`, rows need a column `searchText`. */
  page: PageArgs & { search?: string };
  publication?: PublicationFilter;
  language?: Language | null;
}

/**
 * Reads one page of a list.
 * @throws BAD_USER_INPUT for a page or a search that cannot be, UNAUTHENTICATED for a search by anybody
 *   but an admin: responses to visitors are cached, and searches would be unbounded
 */
export async function listPage<Row>(
  context: Context,
  source: Source,
  { page, order, where = [], language = null, publication }: ListRequest<Row>,
): Promise<Connection<Listed<Row>>> {
  if (publication) requireFilter(context, publication);
  const found = page.search ? await readSearch(context, page.search, source) : null;
  const { sql, column, keyOf, isKey, after } = found ? byRank(found.rank, order) : order;
  const { take, afterKey } = pageRequest(page, isKey);
  const conditions = [...where];
  if (afterKey) conditions.push(after(afterKey));
  const columns = Prisma.join([
    source.columns,
    ...(found ? [Prisma.sql`${found.rank} AS rank`] : []),
    ...(column ? [column] : []),
  ]);
  const read = (matches?: Prisma.Sql) =>
    listRows<Row>(
      context,
      { ...source, columns },
      {
        where: matches ? [...conditions, matches] : conditions,
        order: sql,
        take,
        language,
        publication,
      },
    );
  let matches = found?.matches;
  let rows = await read(matches);
  if (found && rows.length === 0) {
    matches = found.matchesSlips;
    rows = await read(matches);
  }
  return toConnection(rows, page, keyOf, () =>
    countRows(context, source, [
      publicationCondition(context, source, publication),
      ...where,
      ...(matches ? [matches] : []),
    ]),
  );
}

interface IdRequest<Row> extends ListSelection<Row> {
  /** What people typed; rows need a column `searchText` then. */
  search: string;
  publication?: PublicationFilter;
  /** Only these of them. */
  ids: number[] | null;
  /** How many at the most. */
  take: number;
}

/**
 * Finds the ids of a list, in its order.
 * @throws BAD_USER_INPUT, UNAUTHENTICATED and FORBIDDEN as its pages do
 */
export async function listIds<Row>(
  context: Context,
  source: Source,
  { search, order, where = [], publication, ids, take }: IdRequest<Row>,
): Promise<number[]> {
  if (publication) requireFilter(context, publication);
  const found = search ? await readSearch(context, search, source) : null;
  const conditions = [
    publicationCondition(context, source, publication),
    ...where,
    ...(ids ? [Prisma.sql`id = ANY(${ids}::int[])`] : []),
  ];
  const read = async (matches?: Prisma.Sql) => {
    const rows = await context.readRows<{ id: number }>(Prisma.sql`
      SELECT id${found ? Prisma.sql`, ${found.rank} AS rank` : Prisma.empty} FROM ${source.table}
      WHERE ${Prisma.join(matches ? [...conditions, matches] : conditions, ' AND ')}
      ORDER BY ${(found ? byRank(found.rank, order) : order).sql} LIMIT ${take}`);
    return rows.map(({ id }) => id);
  };
  const matching = await read(found?.matches);
  return found && matching.length === 0 ? read(found.matchesSlips) : matching;
}

async function countRows({ readRows }: Context, { table }: Source, where: Prisma.Sql[]) {
  const condition = Prisma.join(where, ' AND ');
  const [found] = await readRows<{ count: number }>(
    Prisma.sql`SELECT count(*)::int AS count FROM ${table} WHERE ${condition}`,
  );
  return found?.count ?? 0;
}
