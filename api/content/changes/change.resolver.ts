import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import { Public } from '../../access.ts';
import type { Context } from '../../context.ts';
import { Content } from '../content.ts';
import { contentKindEnum, contentKinds } from '../contentKinds.ts';
import {
  databaseInt,
  decodeCursor,
  encodeCursor,
  maxPageSize,
  pageRequest,
} from '../lists/connection.ts';
import { LanguageArg } from '../translation/language.ts';
import * as t from '../../graphqlTypes.ts';
import { cursorExpired, invalidArgument } from '../../errors.ts';
import { type Language, Prisma } from '../../generated/prisma/client.ts';
import { publicationCondition } from '../publication/publication.ts';
import { readRecords, recordKey } from '../readRecords.ts';

@t.ObjectType('Change', 'The current state of a changed record.')
class Change extends t.outputFields({
  kind: t.field<string>(() => contentKindEnum, 'The kind of the record.'),
  recordId: t.id<number>('The id of the record among those of its kind.'),
  record: t.field.orNull(
    () => Content,
    'The record, to be added or replaced in the copy. Null if visitors do not see it, because ' +
      'it was deleted or taken down: remove it from the copy, if it is there.',
  ),
}) {}

@t.ObjectType('Changes', 'A page of changed records.')
class Changes extends t.outputFields({
  nodes: t.field(() => [Change], 'The changed records, each at most once.'),
  cursor: t.string('The cursor for `since` of the next call.'),
  hasMore: t.boolean(
    'True if there are more pages: call again at once with `cursor`. When it is false, the copy ' +
      'has every change up to the time of the first of these pages.',
  ),
}) {}

@t.ArgsType()
class ChangesArgs extends t.inputFields({
  since: t.string.orNull(
    'The `cursor` of the previous call. Without it, all records that visitors see.',
  ),
  kinds: t.field.orNull<string[]>(
    () => [contentKindEnum],
    'Only records of these kinds. A copy passes the same kinds and the same language in each call.',
  ),
  first: t.int(`The maximum number of changes, 1 to ${String(maxPageSize)}.`, {
    defaultValue: maxPageSize,
  }),
}) {}

@Resolver()
export class ChangeResolver {
  @Public({ tags: contentKinds.map(({ name }) => name) })
  @Query(() => Changes, {
    description:
      'What changed in the public content since the previous call, for programs that keep a copy. ' +
      'No change is missed; a record may be reported again. Cursors do not expire with time. Fails ' +
      'with CURSOR_EXPIRED if the database was replaced, for example by a restored backup: begin ' +
      'again without `since`, with an empty copy. Categories are not records: read them again when you need them.',
  })
  async changes(
    @Args(() => ChangesArgs) { since = null, kinds = null, first }: ChangesArgs,
    @LanguageArg() language: Language | null,
    @Ctx() context: Context,
  ): Promise<Changes> {
    // No change is missed, because the number of the transaction that wrote a row is compared with
    // the first one that the copy does not have (docs/decisions/0089-changes.md).
    const { take } = pageRequest({ first }, []);
    const window = since === null ? null : readWindow(since);
    const { from, to, after } = window ?? initialWindow;
    const present = context.now().getTime();
    const [found] = await context.readRows<Found>(statement(context, kinds, { from, after, take }));
    if (!found) throw new Error('The state of the database cannot be read.');
    const { history, transaction } = found;
    if (window && (window.history !== history || found.isFromFuture)) throw cursorExpired();
    const state = to ?? [transaction, present];
    const hasMore = found.rows.length > first;
    const rows = found.rows.slice(0, first);
    const last = rows.at(-1);
    const seen = rows.filter(({ isSeen }) => isSeen);
    const records = await readRecords(context, seen, { language });
    return {
      nodes: rows.map(({ kind, recordId }) => ({
        kind,
        recordId,
        record: records.get(recordKey({ kind, recordId })) ?? null,
      })),
      cursor: encodeCursor(
        hasMore && last
          ? [history, from, state, last.kind, last.recordId]
          : [history, state, null, ...initialWindow.after],
      ),
      hasMore,
    };
  }
}

/** A state of the database: the first transaction that is not in the copy, and the time in milliseconds since 1970. */
type State = [transaction: number, time: number];

/** The changes between two states. `after` is the last record of the previous page. */
interface Window {
  /** Identifies the database and its history; another one has other numbers of transactions. */
  history: string;
  from: State;
  /** The state when the first page was read; null before. */
  to: State | null;
  after: [kind: string, id: number];
}

const initialWindow: Omit<Window, 'history'> = { from: [0, 0], to: null, after: ['', 0] };

/** The last millisecond that has a year of four digits. */
const maxTime = 253_402_300_799_999;

const state = z.tuple([z.int().min(0), z.int().min(0).max(maxTime)]);
const cursor = z.tuple([z.string(), state, state.nullable(), z.string(), databaseInt]);

/** @throws BAD_USER_INPUT for a text that is no cursor of changes */
function readWindow(since: string): Window {
  const { data } = cursor.safeParse(decodeCursor(since));
  if (!data) throw invalidArgument('since is not a cursor of changes');
  const [history, from, to, ...after] = data;
  return { history, from, to, after };
}

interface Found {
  history: string;
  transaction: number;
  isFromFuture: boolean;
  rows: { kind: string; recordId: number; isSeen: boolean }[];
}

/** The time of publication in stored values. Those from before drafts existed have none, and were public. */
const publishedIn = (
  table: string,
) => Prisma.sql`CASE WHEN ${Prisma.raw(`"${table}"."values"`)} -> 'publishedAt' IS NULL
  THEN '-infinity' ELSE (${Prisma.raw(`"${table}"."values"`)} ->> 'publishedAt')::timestamp END`;

/** Selects the changed rows, and the state of the database in the same snapshot. */
function statement(
  context: Context,
  names: readonly string[] | null,
  { from: [transaction, time], after, take }: Pick<Window, 'from' | 'after'> & { take: number },
): Prisma.Sql {
  const kinds = contentKinds.filter(({ name }) => names?.includes(name) ?? true);
  // A row has the lower half of the number of the transaction that wrote it.
  const writer = Prisma.sql`(SELECT CASE WHEN low > newest THEN low - 4294967296 ELSE low END
    FROM (SELECT newest - newest % 4294967296 + xmin::text::bigint AS low) AS half)`;
  const isWritten = Prisma.sql`${writer} >= ${transaction}::bigint`;
  const tables = [...contentKinds.map(({ source }) => source.table), Prisma.sql`"deleted-record"`];
  const writers = tables.map(
    (table) => Prisma.sql`SELECT ${writer} AS writer FROM ${table}, state`,
  );
  const moment = (at: number) => Prisma.sql`${new Date(at).toISOString()}::timestamp`;
  const present = context.now().getTime();
  const [earlier, later] = [moment(Math.min(time, present)), moment(Math.max(time, present))];
  // Also records whose publication began or ended in this time, although no row was written.
  const becameDue = (column: string) =>
    Prisma.sql`(${Prisma.raw(`"${column}"`)} > ${earlier} AND ${Prisma.raw(`"${column}"`)} <= ${later})`;
  const isAfter = (kind: string, id: Prisma.Sql) =>
    Prisma.sql`(${kind}::text COLLATE "C", ${id}) > (${after[0]}::text, ${after[1]}::int)`;
  // Visitors never saw a draft, so it is not reported.
  const wasPublished = (kind: string, id: Prisma.Sql) => Prisma.sql`EXISTS (SELECT FROM "revision"
    WHERE "revision".kind = ${kind} AND "revision"."recordId" = ${id} AND ${publishedIn('revision')} <= ${later})`;
  const isFirst = transaction === 0;
  const changed = kinds.map(({ name, source }) => {
    const isSeen = publicationCondition(context, source);
    return Prisma.sql`SELECT ${name}::text AS kind, id AS "recordId", coalesce(${isSeen}, false) AS "isSeen"
      FROM ${source.table}, state
      WHERE ${isAfter(name, Prisma.sql`id`)} AND ${
        isFirst
          ? isSeen
          : Prisma.sql`(${isWritten} OR ${becameDue('publishedAt')} OR ${becameDue('unpublishAt')})
              AND ("publishedAt" <= ${later} OR ${wasPublished(name, Prisma.sql`id`)})`
      }`;
  });
  const deleted = isFirst
    ? []
    : kinds.map(
        ({ name }) => Prisma.sql`SELECT kind, "recordId", false FROM "deleted-record", state
          WHERE kind = ${name} AND ${isAfter(name, Prisma.sql`"recordId"`)} AND ${isWritten}
            AND ("values" IS NULL OR ${publishedIn('deleted-record')} <= ${later}
              OR ${wasPublished(name, Prisma.sql`"recordId"`)})`,
      );
  const none = Prisma.sql`SELECT ''::text AS kind, 0 AS "recordId", false AS "isSeen" WHERE false`;
  return Prisma.sql`WITH state AS (
      SELECT pg_snapshot_xmin(snapshot)::text::bigint AS oldest,
        pg_snapshot_xmax(snapshot)::text::bigint AS newest
      FROM pg_current_snapshot() AS snapshot
    )
    SELECT least(oldest, 1 + (SELECT coalesce(max(writer), 0)
        FROM (${Prisma.join(writers, ' UNION ALL ')}) AS written))::float8 AS transaction,
      ${transaction}::bigint > newest AS "isFromFuture",
      concat_ws('-', (SELECT system_identifier FROM pg_control_system()),
        (SELECT timeline_id FROM pg_control_checkpoint()),
        pg_relation_filenode('"deleted-record"')) AS history,
      (SELECT coalesce(json_agg(found), '[]') FROM (
        SELECT * FROM (${Prisma.join([none, ...changed, ...deleted], ' UNION ALL ')}) AS changed
        ORDER BY kind COLLATE "C", "recordId" LIMIT ${take}
      ) AS found) AS rows
    FROM state`;
}
