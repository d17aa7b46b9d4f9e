import type { Context } from '../context.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { todayInAuckland } from '../dates/days.rules.ts';
import { type ContentKind, type Row, titleOf } from './content.ts';
import type { Direction, ListOrder } from './listOrder.ts';
import { recordPath } from './slug.rules.ts';

/** A link to a record, named by its title. */
export interface RecordLink {
  title: string;
  path: string;
}

/** What the page of a record shows besides the record. */
export interface RecordPage {
  createdAt: Date | null;
  updatedAt: Date | null;
  deletedAt: Date | null;
  previous: RecordLink | null;
  next: RecordLink | null;
}

interface Found {
  row: Partial<Row> & { createdAt?: string; updatedAt?: string };
  deletedAt: string | null;
}

/** Finds a record, or what is noted of a deleted one, with its neighbours in the list of its kind. */
export async function readRecordPage(
  context: Context,
  kind: ContentKind,
  id: number,
): Promise<RecordPage | null> {
  const { source, name } = kind;
  const [found] = await context.readRows<Found>(Prisma.sql`
    SELECT to_jsonb(record) AS row, NULL AS "deletedAt" FROM ${source.table} AS record WHERE id = ${id}
    UNION ALL
    SELECT coalesce("values", '{}'), "deletedAt"::text FROM "deleted-record"
    WHERE kind = ${name} AND "recordId" = ${id}
    LIMIT 1`);
  if (!found) return null;
  const { row, deletedAt } = found;
  const instant = (text: string | null | undefined) => (text ? new Date(`${text}Z`) : null);
  return {
    createdAt: instant(row.createdAt),
    updatedAt: instant(row.updatedAt),
    deletedAt: instant(deletedAt),
    ...(await readNeighbours(context, kind, { ...row, id })),
  };
}

/** The records before and after a row, in the order of the list. */
async function readNeighbours(context: Context, kind: ContentKind, row: Row) {
  const { source, titleColumn, order, listedWith } = kind;
  const listed = listedWith?.(row, todayInAuckland(context.now())) ?? Prisma.sql`true`;
  const nearest = (direction: Direction) => {
    const { sql, keyOf, after } = order(direction) as ListOrder<Row>;
    // Where nothing is known of a deleted record any more, the beginning of the list is next.
    const isKnown = titleColumn in row;
    const beyond = isKnown ? after(keyOf(row)) : Prisma.raw(String(direction === 'ASC'));
    return Prisma.sql`(SELECT json_build_object('id', id, ${titleColumn}::text,
        ${Prisma.raw(`"${titleColumn}"`)})
      FROM ${source.table} WHERE ${listed} AND ${beyond} ORDER BY ${sql} LIMIT 1)`;
  };
  const [found] = await context.readRows<Record<'previous' | 'next', Row | null>>(
    Prisma.sql`SELECT ${nearest('DESC')} AS previous, ${nearest('ASC')} AS next`,
  );
  const linkTo = (to: Row | null | undefined): RecordLink | null =>
    to ? { title: titleOf(kind, to), path: recordPath(kind, to.id, titleOf(kind, to)) } : null;
  return { previous: linkTo(found?.previous), next: linkTo(found?.next) };
}
