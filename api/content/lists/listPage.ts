import type { Context } from '../../context.ts';
import { type Language, Prisma } from '../../generated/prisma/client.ts';
import { type Connection, type PageArgs, type PageRequest, pageRequest } from './connection.ts';
import { countLimit } from '../../shared/content/countLimit.rules.ts';
import { byRank } from './listOrder.ts';
import {
  type Listed,
  listRows,
  type ListSelection,
  narrowed,
  rowsAsJson,
  type Source,
  withTranslations,
} from './lists.ts';
import {
  publicationCondition,
  PublicationFilter,
  requireFilter,
} from '../publication/publication.ts';
import type { Columns } from './requestedColumns.ts';
import { readSearch, type Search } from './search.ts';

interface ListRequest<Row> extends ListSelection<Row> {
  /** For `search`, rows need a column `searchText`. */
  page: PageArgs & { search?: string };
  publication?: PublicationFilter;
  language?: Language | null;
  /** The columns that are needed; null for all. A search reads all. */
  columns?: Columns | null;
}

/**
 * Reads one page of a list.
 * @throws BAD_USER_INPUT for an invalid page or search, UNAUTHENTICATED for a search by a visitor:
 * responses to visitors are cached, and the number of searches has no limit
 */
export async function listPage<Row>(
  context: Context,
  source: Source,
  { page, order, where = [], language = null, publication, columns = null }: ListRequest<Row>,
): Promise<Connection<Listed<Row>>> {
  if (publication) requireFilter(context, publication);
  const search = page.search ? await readSearch(context, page.search, source) : null;
  const { key, keyOf } = search ? byRank(search.rank, order) : order;
  const { take, afterKey, toConnection } = pageRequest(page, key);
  if (search) {
    const request = { order, where, take, afterKey, language, publication };
    const { rows, total } = await readMatches<Row>(context, source, search, request);
    return toConnection(rows, () => Promise.resolve(total), keyOf);
  }
  // The address of a file depends on the publication, and lists of published records need no columns for it.
  const isPublic = (publication ?? PublicationFilter.PUBLISHED) === PublicationFilter.PUBLISHED;
  const read = narrowed(source, isPublic ? columns : null, order);
  const rows = await listRows<Row>(context, withColumns(read, order.column), {
    order: order.sql,
    take,
    language,
    publication,
    where: afterKey ? [...where, order.after(afterKey)] : where,
  });
  const published = publicationCondition(context, source, publication);
  return toConnection(rows, () => countRows(context, source, [published, ...where]), keyOf);
}

/** A source with additional columns for lists. */
const withColumns = (source: Source, ...columns: (Prisma.Sql | undefined)[]): Source => ({
  ...source,
  columns: Prisma.join([source.columns, ...columns.filter((column) => column !== undefined)]),
});

interface MatchRequest<Row>
  extends Required<ListSelection<Row>>, Omit<PageRequest<(string | number)[]>, 'toConnection'> {
  publication: PublicationFilter | undefined;
  language: Language | null;
}

/**
 * Reads a page of the matches of a search, the best first, and counts them up to `countLimit`.
 * Ranking more matches takes too long. Then the matches of each rank are read in the order of the
 * list until the page is full.
 */
async function readMatches<Row>(
  context: Context,
  source: Source,
  search: Search,
  { order, where, take, afterKey, ...shown }: MatchRequest<Row>,
): Promise<{ rows: Listed<Row>[]; total: number }> {
  const { table } = source;
  const published = publicationCondition(context, source, shown.publication);
  const ranked = byRank(search.rank, order);
  const readFew = async (matches: Prisma.Sql) => {
    const isFew = Prisma.sql`(SELECT count(*) FROM ${table}) < ${countLimit}::int`;
    const page = rowsAsJson(
      context,
      withColumns(source, Prisma.sql`${search.rank} AS rank`, order.column),
      {
        order: ranked.sql,
        take,
        ...shown,
        where: afterKey ? [isFew, ranked.after(afterKey)] : [isFew],
      },
    );
    // The matches replace the table.
    const [found] = await context.readRows<{ rows: Listed<Row>[]; total: number }>(Prisma.sql`
      WITH ${table} AS MATERIALIZED (SELECT * FROM ${table}
        WHERE ${Prisma.join([published, ...where, matches], ' AND ')} LIMIT ${countLimit}::int)
      SELECT (SELECT count(*)::int FROM ${table}) AS total, (${page}) AS rows`);
    const { rows = [], total = 0 } = found ?? {};
    return { rows: withTranslations(rows, shown.language), total };
  };
  const written = await readFew(search.matches);
  const found = written.total > 0 ? written : await readFew(search.matchesSlips);
  if (found.total < countLimit) return found;
  const rows: Listed<Row>[] = [];
  const [afterRank = 0, ...key] = afterKey ?? [];
  for (const { rank, matches } of written.total > 0 ? search.ranked : search.rankedSlips) {
    if (rank < Number(afterRank) || rows.length === take) continue;
    const after = afterKey && rank === afterRank ? [order.after(key)] : [];
    const columns = withColumns(source, Prisma.sql`${rank}::int AS rank`, order.column);
    const ofRank = { order: order.sql, take: take - rows.length, ...shown };
    rows.push(
      ...(await listRows<Row>(context, columns, {
        ...ofRank,
        where: [...where, matches, ...after],
      })),
    );
  }
  return { rows, total: found.total };
}

interface IdRequest<Row> extends ListSelection<Row> {
  /** The search text. Rows need a column `searchText`. */
  search: string;
  publication?: PublicationFilter;
  /** Only rows with these ids. */
  ids: number[] | null;
  /** The maximum number of ids. */
  take: number;
}

/**
 * Finds the ids of a list, in its order.
 * @throws BAD_USER_INPUT, UNAUTHENTICATED and FORBIDDEN, as for its pages
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

export const countRows = (context: Context, { table }: Source, where: Prisma.Sql[]) =>
  countFrom(context, Prisma.sql`${table} WHERE ${Prisma.join(where, ' AND ')}`);

/** @param from what follows FROM */
export async function countFrom({ readRows }: Context, from: Prisma.Sql): Promise<number> {
  const [found] = await readRows<{ count: number }>(
    Prisma.sql`SELECT count(*)::int AS count FROM ${from}`,
  );
  return found?.count ?? 0;
}
