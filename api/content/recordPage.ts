import type { Context } from '../context.ts';
import { type Language, Prisma } from '../generated/prisma/client.ts';
import { todayInAuckland } from '../shared/dates/days.ts';
import { type ContentKind, pathOf, type Row, titleOf } from './content.ts';
import type { Direction, ListOrder } from './lists/listOrder.ts';
import { rowsAsJson } from './lists/lists.ts';
import { previewFilter, publicationCondition, wasPublished } from './publication/publication.ts';
import { translated } from './translation/translated.ts';

/** A link to a record, named by its title. */
export interface RecordLink {
  title: string;
  /** The language of the title. */
  language: Language;
  path: string;
}

/** The parts of the page of a record besides the record itself. */
export interface RecordPage {
  createdAt: Date | null;
  updatedAt: Date | null;
  deletedAt: Date | null;
  previous: RecordLink | null;
  next: RecordLink | null;
}

interface Found {
  row: Record<string, unknown> & { createdAt?: string; updatedAt?: string };
  deletedAt: string | null;
}

/** Finds a record, or the stored values of a deleted one, with its neighbours in the list of its kind. */
export async function readRecordPage(
  context: Context,
  kind: ContentKind,
  id: number,
  language: Language | null,
): Promise<RecordPage | null> {
  const { source, name } = kind;
  const isShown = publicationCondition(context, source, previewFilter(context, source.name, id));
  const [found] = await context.readRows<Found>(Prisma.sql`
    SELECT to_jsonb(record) AS row, NULL AS "deletedAt" FROM ${source.table} AS record
    WHERE id = ${id} AND ${isShown}
    UNION ALL
    SELECT coalesce("values", '{}'), "deletedAt"::text FROM "deleted-record"
    WHERE kind = ${name} AND "recordId" = ${id}
    LIMIT 1`);
  if (!found) return null;
  const { row, deletedAt } = found;
  const instant = (text: string | null | undefined) => (text ? new Date(`${text}Z`) : null);
  const deleted = instant(deletedAt);
  if (deleted && !wasPublished(row, deleted)) return null;
  return {
    createdAt: instant(row.createdAt),
    updatedAt: instant(row.updatedAt),
    deletedAt: deleted,
    ...(await readNeighbours(context, kind, { ...row, id }, language)),
  };
}

/** The previous and the next record of a row, in the order of the list. */
async function readNeighbours(
  context: Context,
  kind: ContentKind,
  row: Record<string, unknown>,
  language: Language | null,
) {
  const { source, titleColumn, order, listedWith } = kind;
  const columns = Prisma.raw(`id, language, "${titleColumn}"`);
  const listed = listedWith?.(row, todayInAuckland(context.now())) ?? Prisma.sql`true`;
  const nearest = (direction: Direction) => {
    const { sql, keyOf, after } = order(direction) as ListOrder<typeof row>;
    // If nothing is stored about a deleted record, the first record of the list is next.
    const isKnown = titleColumn in row;
    const beyond = isKnown ? after(keyOf(row)) : Prisma.raw(String(direction === 'ASC'));
    return Prisma.sql`(${rowsAsJson(
      context,
      { ...source, columns },
      { where: [listed, beyond], order: sql, take: 1, language },
    )})`;
  };
  const [found] = await context.readRows<Record<'previous' | 'next', Row[]>>(
    Prisma.sql`SELECT ${nearest('DESC')} AS previous, ${nearest('ASC')} AS next`,
  );
  const linkTo = ([read]: Row[] = []): RecordLink | null => {
    if (!read) return null;
    const to = translated(read);
    return { title: titleOf(kind, to), language: to.language, path: pathOf(kind, to) };
  };
  return { previous: linkTo(found?.previous), next: linkTo(found?.next) };
}
