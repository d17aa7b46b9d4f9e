import { z } from 'zod';
import type { Context } from '../../context.ts';
import { type Language, Prisma } from '../../generated/prisma/client.ts';
import {
  type Connection,
  databaseInt,
  type PageArgs,
  pageRequest,
  toConnection,
} from '../lists/connection.ts';
import { dateToDay } from '../../scalars.ts';
import { timeZone } from '../../shared/dates/days.ts';
import { readTyped } from '../lists/typedWords.ts';
import { restorableSince } from './deletedRecords.ts';
import { deletedTitle, deletedTitleLanguage } from './deletedTitle.ts';

/** A deleted record that can be restored. */
export interface DeletedRecord {
  id: string;
  /** The name of its kind. */
  kind: string;
  recordId: number;
  title: string;
  language: Language;
  deletedAt: Date;
  /** The shown name of an account. */
  deletedBy: string | null;
  restorableUntil: Date;
}

/** Which of the deleted records are listed. */
export interface DeletedFilter {
  /** Words of the title or of the account that deleted it. */
  search: string;
  kind?: string | null;
  /** The day of the deletion in Auckland. */
  day?: Date | null;
}

/** The name of each account that deleted something. A search compares it with every record. */
const accountNames = Prisma.sql`(
  SELECT account, "account_name"(account) AS name
  FROM (SELECT DISTINCT "deletedBy" AS account FROM "deleted-record") AS accounts
)`;

/** The time of deletion in microseconds since 1970, the kind and the id. */
const key = [z.int(), z.string(), databaseInt] as const;

type Found = Omit<DeletedRecord, 'id' | 'deletedAt' | 'restorableUntil'> & { instant: number };

/**
 * Reads one page of the records that can be restored, the last deleted first.
 * @param language the language of the titles of translated records; null for each record's own
 */
export async function listDeleted(
  context: Context,
  page: PageArgs,
  { search, kind, day }: DeletedFilter,
  language: Language | null,
): Promise<Connection<DeletedRecord>> {
  const { take, afterKey } = pageRequest(page, key);
  const since = restorableSince(context);
  const restorable = Prisma.sql`"values" IS NOT NULL AND "deletedAt" > ${since}`;
  const beyond = afterKey
    ? Prisma.sql`(instant, kind, "recordId") < (${afterKey[0]}::bigint, ${afterKey[1]}, ${afterKey[2]}::int)`
    : Prisma.sql`true`;
  const words = (await readTyped(context, search))?.words ?? [];
  const patterns = words.map(({ folded }) => `%${folded}%`);
  const conditions = [Prisma.sql`true`];
  if (kind) conditions.push(Prisma.sql`kind = ${kind}`);
  if (day)
    conditions.push(
      Prisma.sql`("deletedAt" AT TIME ZONE 'UTC' AT TIME ZONE ${timeZone})::date = ${dateToDay(day)}::date`,
    );
  if (patterns.length > 0)
    conditions.push(
      Prisma.sql`search_text(title, coalesce("deletedBy", '')) LIKE ALL (${patterns})`,
    );
  const matching = Prisma.sql`(
    SELECT kind, "recordId", "deletedAt", ${deletedTitle(language)} AS title,
      ${deletedTitleLanguage(language)} AS language, instant,
      names.name AS "deletedBy"
    FROM (
      SELECT *, (extract(epoch FROM "deletedAt") * 1000000)::bigint AS instant
      FROM "deleted-record" WHERE ${restorable}
    ) AS deleted LEFT JOIN ${accountNames} AS names ON names.account = "deletedBy"
  ) AS found WHERE ${Prisma.join(conditions, ' AND ')}`;
  const rows = await context.prisma.$queryRaw<(Omit<Found, 'instant'> & { instant: bigint })[]>`
    SELECT kind, "recordId", title, language, instant, "deletedBy"
    FROM ${matching} AND ${beyond} ORDER BY instant DESC, kind DESC, "recordId" DESC LIMIT ${take}`;
  const found = rows.map((row): Found => ({ ...row, instant: Number(row.instant) }));
  const restorableFor = context.now().getTime() - since.getTime();
  const nodeOf = ({ instant, ...row }: Found): DeletedRecord => ({
    ...row,
    id: `${row.kind}:${String(row.recordId)}`,
    deletedAt: new Date(instant / 1000),
    restorableUntil: new Date(instant / 1000 + restorableFor),
  });
  const count = async () => {
    const [counted] = await context.prisma.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM ${matching}`;
    return counted?.count ?? 0;
  };
  const connection = toConnection(found, page, count, ({ instant, kind, recordId }) => [
    ...[instant, kind, recordId],
  ]);
  return {
    ...connection,
    nodes: connection.nodes.map(nodeOf),
    edges: connection.edges.map(({ node, cursor }) => ({ node: nodeOf(node), cursor })),
  };
}
