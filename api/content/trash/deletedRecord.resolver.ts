import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import { Access, contentReaders, requireViewer, Role, Scope } from '../../access.ts';
import type { Context } from '../../context.ts';
import { invalidArgument } from '../../errors.ts';
import {
  type Connection,
  connectionOf,
  databaseInt,
  PageArgs,
  pageRequest,
} from '../lists/connection.ts';
import { countFrom } from '../lists/listPage.ts';
import { contentKindEnum, contentKinds } from '../contentKinds.ts';
import { LanguageArg } from '../translation/language.ts';
import { rowId } from '../lists/id.ts';
import { categoryColumn, restoreKind } from './restoreRecords.ts';
import { groupedBy } from '../lists/groupedBy.ts';
import { transactionAs } from '../../database/transaction.ts';
import { displayNameRule } from '../../session/accountNames.ts';
import * as t from '../../graphqlTypes.ts';
import { Language, Prisma } from '../../generated/prisma/client.ts';
import { dateToDay } from '../../scalars.ts';
import { timeZone } from '../../shared/dates/days.ts';
import { readTyped } from '../lists/typedWords.ts';
import { restorableSince } from './deletedRecords.ts';
import { deletedTitle, deletedTitleLanguage } from './deletedTitle.ts';

/** The maximum number of records in one call. They are locked until all are restored. */
const maxRestored = 500;

@t.ObjectType('DeletedRecord', 'A record that was deleted and can still be restored.')
class DeletedRecord extends t.outputFields({
  id: t.id('Identifies the record among the deleted records of all kinds.'),
  kind: t.field<string>(() => contentKindEnum, 'The kind of the record.'),
  recordId: t.id<number>('The id among the records of its kind.'),
  title: t.string('The title or name.'),
  language: t.field(() => Language, 'The language of the title.'),
  deletedAt: t.dateTime('When it was deleted.'),
  deletedBy: t.string.orNull(
    `The name of the account that deleted it, even if the account was removed since. ${displayNameRule} Null if it is not known.`,
  ),
  restorableUntil: t.dateTime('The time until which it can be restored.'),
}) {}

@t.ArgsType()
class DeletedRecordArgs extends t.inputFields.extending(PageArgs, {
  search: t.string(
    'Only records with each of these words in their title or in `deletedBy`. At most 200 ' +
      'characters.',
    { defaultValue: '' },
  ),
  kind: t.field.orNull<string>(() => contentKindEnum, 'Only records of this kind.', {
    defaultValue: null,
  }),
  day: t.localDate.orNull('Only records that were deleted on this day in Auckland.', {
    defaultValue: null,
  }),
}) {}

const DeletedRecordConnection = connectionOf('DeletedRecord', DeletedRecord);

@t.InputType('RecordKeyInput', 'Identifies a record of content.')
class RecordKeyInput extends t.inputFields({
  kind: t.field<string>(() => contentKindEnum, 'The kind of the record.'),
  id: t.id('The id among the records of its kind.'),
}) {}

@Resolver()
export class DeletedRecordResolver {
  @Access(...contentReaders)
  @Query(() => DeletedRecordConnection, {
    description: 'The deleted records that can be restored, the last deleted first.',
  })
  async deletedRecords(
    @Args(() => DeletedRecordArgs) { search, kind, day, ...page }: DeletedRecordArgs,
    @LanguageArg() language: Language | null,
    @Ctx() context: Context,
  ): Promise<Connection<DeletedRecord>> {
    const { take, afterKey, toConnection } = pageRequest(page, key);
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
    type Found = Pick<DeletedRecord, 'kind' | 'recordId' | 'title' | 'language' | 'deletedBy'>;
    const rows = await context.prisma.$queryRaw<(Found & { instant: number })[]>`
      SELECT kind, "recordId", title, language, instant::float8 AS instant, "deletedBy"
      FROM ${matching} AND ${beyond} ORDER BY found.instant DESC, kind DESC, "recordId" DESC LIMIT ${take}`;
    const restorableFor = context.now().getTime() - since.getTime();
    const records = rows.map((row) => ({
      ...row,
      id: `${row.kind}:${String(row.recordId)}`,
      deletedAt: new Date(row.instant / 1000),
      restorableUntil: new Date(row.instant / 1000 + restorableFor),
    }));
    const count = () => countFrom(context, matching);
    return toConnection(records, count, (each) => [each.instant, each.kind, each.recordId]);
  }

  @Access(Role.ADMIN, Role.EDITOR, Scope.CONTENT_WRITE)
  @Mutation(() => Int, {
    description:
      'Restores deleted records with their ids, translations and files: all of them, or none. ' +
      'Records that exist already stay as they are. Returns how many of the records exist ' +
      'now. Fails with NOT_FOUND if a record can no longer be restored, and with ' +
      'BAD_USER_INPUT if its category does not exist any more; pass another one as ' +
      '`categoryId`. Fails with CONFLICT if an equal record exists by now, or if a record was ' +
      'restored to a category other than `categoryId`.',
  })
  async restoreRecords(
    @Arg('records', () => [RecordKeyInput], {
      description: `The records, 1 to ${String(maxRestored)}.`,
    })
    records: RecordKeyInput[],
    @Arg('categoryId', () => ID, {
      nullable: true,
      description:
        'The category for the records. If it is null, each record keeps its own. Fails with ' +
        'BAD_USER_INPUT unless all records are of one kind with categories, and the category is ' +
        'of that kind.',
    })
    category: string | null | undefined,
    @Ctx() context: Context,
  ): Promise<number> {
    if (records.length === 0 || records.length > maxRestored) {
      throw invalidArgument(`records must name 1 to ${String(maxRestored)} records`);
    }
    const categoryId = category == null ? null : (rowId(category) ?? 0);
    const idsOf = groupedBy(records, ({ kind }) => kind);
    // In the same order in every transaction, to avoid deadlocks.
    const wanted = contentKinds.flatMap((kind) => {
      const ids = new Set(idsOf.get(kind.name)?.map(({ id }) => rowId(id) ?? 0));
      return ids.size > 0 ? { kind, ids: [...ids] } : [];
    });
    const kinds = wanted.map(({ kind }) => kind);
    const columns = categoryColumn(kinds, categoryId);
    const names = kinds.map(({ name }) => name);
    await context.cache.changing(names, () =>
      transactionAs(context.prisma, requireViewer(context).id, async (tx) => {
        for (const { kind, ids } of wanted) await restoreKind(context, tx, { kind, ids, columns });
      }),
    );
    return wanted.reduce((sum, { ids }) => sum + ids.length, 0);
  }
}

/** The name of each account that deleted something. A search compares it with every record. */
const accountNames = Prisma.sql`(
  SELECT account, "account_name"(account) AS name
  FROM (SELECT DISTINCT "deletedBy" AS account FROM "deleted-record") AS accounts
)`;

/** The time of deletion in microseconds since 1970, the kind and the id. */
const key = [z.int(), z.string(), databaseInt] as const;
