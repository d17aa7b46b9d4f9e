import { z } from 'zod';
import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context.ts';
import { Language, Prisma } from '../../generated/prisma/client.ts';
import { categoryTables } from '../category/categoryTables.ts';
import { countLimit } from '../../shared/content/countLimit.rules.ts';
import {
  type Connection,
  connectionOf,
  databaseInt,
  encodeCursor,
  type KeyOf,
  PageArgs,
  pageRequest,
} from '../lists/connection.ts';
import { contentKinds, kindEnumOf } from '../contentKinds.ts';
import type { Source } from '../lists/lists.ts';
import { originalHasChanged } from './translated.ts';
import { enumOf } from '../../enumOf.ts';
import * as t from '../../graphqlTypes.ts';
import { Access, contentReaders } from '../../access.ts';

/** The types with texts that can be translated: kinds of content, and their categories. */
const translatedKinds: {
  name: string;
  typename: string;
  source: Source;
  titleColumn: string;
}[] = [...contentKinds, ...categoryTables];

const TranslationState = enumOf('TranslationState', 'Why a translation is pending.', {
  MISSING: 'There is no translation.',
  OUTDATED: 'The original has changed since it was translated.',
});
type TranslationState = keyof typeof TranslationState;

const translatedKindEnum = kindEnumOf(
  'TranslatedKind',
  'A type with texts that can be translated: a kind of content, or its categories.',
  translatedKinds,
);

@t.ObjectType('PendingTranslation', 'A translation that is missing or outdated.')
class PendingTranslation extends t.outputFields({
  id: t.id('Identifies the translation. Equal to the cursor of its place in the list.'),
  kind: t.field<string>(() => translatedKindEnum, 'The type of the record.'),
  recordId: t.id<number>('The id of the record among those of its kind.'),
  title: t.string('The title or the name of the record.'),
  titleLanguage: t.field(() => Language, "The language of the title: the record's own."),
  language: t.field(() => Language, 'The language of the pending translation.'),
  state: t.field(() => TranslationState, 'Why the translation is pending.'),
}) {}

@t.ObjectType(
  'PendingTranslationCount',
  'The number of pending translations of one kind, language and state.',
)
class PendingTranslationCount extends t.outputFields({
  kind: t.field<string>(() => translatedKindEnum, 'The type of the records.'),
  language: t.field(() => Language, 'The language of the pending translations.'),
  state: t.field(() => TranslationState, 'Why the translations are pending.'),
  count: t.int('The number of pending translations; 1,001 means more than 1,000.'),
}) {}

@t.ArgsType()
export class PendingFilter extends t.inputFields({
  kind: t.field.orNull<string>(
    () => translatedKindEnum,
    'Only translations of this type of record.',
  ),
  language: t.field.orNull(() => Language, 'Only translations to this language.'),
  state: t.field.orNull(() => TranslationState, 'Only translations in this state.'),
}) {}

/** The position of the kind, the id and the language. */
const key = [databaseInt, databaseInt, z.enum(Language)] as const;
type Key = KeyOf<typeof key>;

// These statements read the records and their translations directly. A separate table of tasks
// could become inconsistent with them.

/**
 * Counts pending translations by kind, language and state, each up to `countLimit`.
 * @param after counts only those after the one with this id
 */
async function countPending(
  context: Context,
  filter: PendingFilter,
  after: string | null,
): Promise<PendingTranslationCount[]> {
  const { afterKey } = pageRequest({ first: 1, after }, key);
  const ofGroups = groupsOf(filter, afterKey).map(
    ({
      place,
      kind,
      language,
      state,
      rows,
    }) => Prisma.sql`SELECT ${place}::int AS place, ${kind}::text AS kind,
        ${language}::text AS language, ${state}::text AS state,
        (SELECT count(*)::int FROM (SELECT ${rows} LIMIT ${countLimit}) AS wanted) AS count`,
  );
  return readOfGroups<PendingTranslationCount>(
    context,
    ofGroups,
    Prisma.sql`WHERE count > 0 ORDER BY place, language, state`,
  );
}

/** Reads the rows of all groups in one statement; empty if no group is left after a cursor. */
async function readOfGroups<Row>(context: Context, ofGroups: Prisma.Sql[], rest: Prisma.Sql) {
  if (ofGroups.length === 0) return [];
  const all = Prisma.join(ofGroups, ' UNION ALL ');
  return context.readRows<Row>(Prisma.sql`SELECT * FROM (${all}) AS pending ${rest}`);
}

/** Counts all of them, up to `countLimit`. */
export async function totalPending(context: Context, filter: PendingFilter): Promise<number> {
  const counts = await countPending(context, filter, null);
  return Math.min(
    countLimit,
    counts.reduce((sum, { count }) => sum + count, 0),
  );
}

/**
 * The pending translations of each kind, language and state. They are separate, so that an index
 * finds the first ones of each group, independent of the size of the others.
 * @param after only those after the one with this key
 */
function groupsOf(filter: PendingFilter, after: Key | null) {
  return translatedKinds.flatMap(({ name, source, titleColumn }, place) => {
    if ((filter.kind && filter.kind !== name) || (after && place < after[0])) return [];
    const table = Prisma.raw(`"${source.name}"`);
    return Object.values(Language).flatMap((language) => {
      if (filter.language && filter.language !== language) return [];
      const isOfOther = Prisma.sql`${table}.language IN (${otherThan(language)})`;
      const isTranslated = Prisma.sql`t.kind = ${source.name} AND t."recordId" = ${table}.id
        AND t.language = ${language}::"Language"`;
      const beyond =
        after && place === after[0] ? isBeyond(table, language, after) : Prisma.sql`true`;
      const rows: Record<TranslationState, Prisma.Sql> = {
        MISSING: Prisma.sql`FROM ${source.table} WHERE ${isOfOther} AND ${beyond}
          AND NOT EXISTS (SELECT FROM "translation" AS t WHERE ${isTranslated})`,
        OUTDATED: Prisma.sql`FROM ${source.table} JOIN "translation" AS t ON ${isTranslated}
          WHERE ${isOfOther} AND ${beyond} AND ${originalHasChanged(source.name, Object.keys(source.texts))}`,
      };
      return Object.values(TranslationState)
        .filter((state) => !filter.state || filter.state === state)
        .map((state) => ({
          place,
          kind: name,
          language,
          state,
          table,
          rows: rows[state],
          title: Prisma.raw(`"${titleColumn}"`),
        }));
    });
  });
}

/** As constants, so that PostgreSQL can use their frequencies. */
const otherThan = (language: Language) =>
  Prisma.raw(
    Object.values(Language)
      .filter((each) => each !== language)
      .map((each) => `'${each}'`)
      .join(', '),
  );

/** The condition for translations of a row to a language after the one with this key, of the same kind. */
const isBeyond = (table: Prisma.Sql, language: Language, [, recordId, last]: Key) =>
  Prisma.sql`${table}.id ${Prisma.raw(language > last ? '<=' : '<')} ${recordId}::int`;

const PendingTranslationConnection = connectionOf('PendingTranslation', PendingTranslation);

@Resolver()
export class PendingTranslationResolver {
  @Access(...contentReaders)
  @Query(() => PendingTranslationConnection, {
    description:
      'The translations that are missing or outdated, by kind and then by record, the newest record first.',
  })
  async pendingTranslations(
    @Args(() => PageArgs) page: PageArgs,
    @Args(() => PendingFilter) filter: PendingFilter,
    @Ctx() context: Context,
  ): Promise<Connection<PendingTranslation>> {
    const { take, afterKey, toConnection } = pageRequest(page, key);
    const ofGroups = groupsOf(filter, afterKey).map(
      (
        group,
      ) => Prisma.sql`(SELECT ${group.place}::int AS place, ${group.kind}::text AS kind, ${group.table}.id AS "recordId",
          ${group.table}.${group.title} AS title, ${group.table}.language AS "titleLanguage",
          ${group.language}::"Language" AS language, ${group.state}::text AS state
        ${group.rows} ORDER BY ${group.table}.id DESC LIMIT ${take})`,
    );
    const rows = await readOfGroups<Omit<PendingTranslation, 'id'> & { place: number }>(
      context,
      ofGroups,
      Prisma.sql`ORDER BY place, "recordId" DESC, language::text LIMIT ${take}`,
    );
    const keyOf = ({ place, recordId, language }: (typeof rows)[number]): Key => [
      place,
      recordId,
      language,
    ];
    const nodes = rows.map((row) => ({ ...row, id: encodeCursor(keyOf(row)) }));
    return toConnection(nodes, () => totalPending(context, filter), keyOf);
  }

  @Access(...contentReaders)
  @Query(() => [PendingTranslationCount], {
    description: 'The numbers of missing or outdated translations. Empty if there are none.',
  })
  pendingTranslationCounts(
    @Args(() => PendingFilter) filter: PendingFilter,
    @Arg('after', () => String, {
      nullable: true,
      description: 'Only translations after the one with this `id` in the list.',
    })
    after: string | null,
    @Ctx() context: Context,
  ): Promise<PendingTranslationCount[]> {
    return countPending(context, filter, after);
  }
}
