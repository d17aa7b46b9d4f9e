import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Access, contentReaders, Role, Scope } from '../../access.ts';
import type { Context } from '../../context.ts';
import { type Language, Prisma } from '../../generated/prisma/client.ts';
import { type Connection, PageArgs, pageRequest } from '../lists/connection.ts';
import { contentKindEnum, kindNamed } from '../contentKinds.ts';
import { rowId, RowIdArg } from '../lists/id.ts';
import { LanguageArg } from '../translation/language.ts';
import { restoreRevision } from './restoreRevision.ts';
import {
  type RestoredRevision,
  RestoredRevisionType,
  type Revision,
  RevisionConnection,
} from './revision.types.ts';
import { VersionArg } from '../versionArg.ts';
import { transaction } from '../../database/transaction.ts';
import { notFound } from '../../errors.ts';
import { countKeptFiles, expireKeptFiles, removeUnusedFilesSoon } from '../../media/unusedFiles.ts';
import { accountNames } from '../../session/accountNames.ts';
import { type ContentKind, type Row, titleOf } from '../content.ts';
import { albumPaths } from '../media/album.ts';
import { without } from '../media/storedPaths.ts';
import { changesBetween } from './revisionChanges.ts';
import {
  haveSameFiles,
  pathsOf,
  readFileKeys,
  restoresFiles,
  revisionFile,
} from './revisionFiles.ts';
import type { Version } from './revisions.ts';

@Resolver()
export class RevisionResolver {
  @Access(...contentReaders)
  @Query(() => RevisionConnection, {
    description:
      'The versions of a record, the current one first. Empty if there is no such record.',
  })
  async revisions(
    @Arg('kind', () => contentKindEnum, { description: 'The kind of the record.' }) named: string,
    @RowIdArg('id', { description: 'The id of the record.' }) recordId: number,
    @Args(() => PageArgs) page: PageArgs,
    @LanguageArg() language: Language | null,
    @Ctx() context: Context,
  ): Promise<Connection<Revision>> {
    const kind = kindNamed(named);
    const { take, afterKey, toConnection } = pageRequest(page);
    const versions = await readVersions(context, kind, recordId, take, afterKey?.[0] ?? null);
    const [names, categories, files] = await Promise.all([
      accountNames(
        context,
        versions.map(({ changedBy }) => changedBy),
      ),
      readCategories(context, kind, versions),
      readFileKeys(
        context,
        kind,
        recordId,
        versions.map(({ values }) => values),
      ),
    ]);
    const revisions = versions.map((each, index): Revision => {
      const { version, values } = each;
      const before = versions[index + 1];
      const paths = pathsOf(kind, values);
      const hasOtherFiles =
        before && !haveSameFiles(ownFiles(kind, before.values), ownFiles(kind, values));
      return {
        id: `${kind.name}:${String(recordId)}:${String(version)}`,
        version,
        changedAt: each.changedAt === null ? null : new Date(`${each.changedAt}Z`),
        changedBy: names.get(each.changedBy) ?? null,
        isCreation: version === 1,
        restoredVersion: each.restoredVersion,
        isPresent: afterKey === null && index === 0,
        ...titleIn(kind, each, language),
        changes: before ? changesBetween(kind, before, each, categories) : [],
        fileChange: hasOtherFiles
          ? {
              before: revisionFile(context, kind, before.values, files),
              after: revisionFile(context, kind, values, files),
            }
          : null,
        restoresFiles: restoresFiles(context, paths, files),
      };
    });
    return toConnection(
      revisions,
      () => countVersions(context, kind, recordId),
      ({ version }) => [version],
    );
  }

  @Access(Role.ADMIN, Role.EDITOR, Scope.CONTENT_WRITE)
  @Mutation(() => RestoredRevisionType, {
    description:
      'Restores a former version of a record as a new version: its values, its translations, ' +
      'and its picture, video or document if the file still exists. The publication does not ' +
      'change. Fails with NOT_FOUND if the record or the former version does not exist, and ' +
      'with CONFLICT if somebody else changed the record since or an equal one exists by now. ' +
      'Fails with BAD_USER_INPUT if its category or a required file does not exist any more; ' +
      '`categoryId` can name another category.',
  })
  restoreRevision(
    @Arg('kind', () => contentKindEnum, { description: 'The kind of the record.' }) kind: string,
    @RowIdArg('id', { description: 'The id of the record.' }) id: number,
    @VersionArg() version: number,
    @Arg('former', () => Int, { description: 'The number of the former version.' }) former: number,
    @Arg('categoryId', () => ID, {
      nullable: true,
      description:
        'The category for the record. If it is null, that of the former version. Fails with ' +
        'BAD_USER_INPUT unless the kind has categories and the category is of that kind.',
    })
    categoryId: string | null | undefined,
    @Ctx() context: Context,
  ): Promise<RestoredRevision> {
    return restoreRevision(
      context,
      kindNamed(kind),
      { id, version },
      { version: former, categoryId: categoryId == null ? null : (rowId(categoryId) ?? 0) },
    );
  }

  @Access(Role.ADMIN, Role.EDITOR)
  @Query(() => Int, {
    description: 'The number of files that only former versions of a record have.',
  })
  formerFileCount(
    @Arg('kind', () => contentKindEnum, { description: 'The kind of the record.' }) kind: string,
    @RowIdArg('id', { description: 'The id of the record.' }) id: number,
    @Ctx() { prisma, now }: Context,
  ): Promise<number> {
    const { name } = kindNamed(kind);
    return countKeptFiles(prisma, { kind: name, recordId: id }, now());
  }

  @Access(Role.ADMIN, Role.EDITOR)
  @Mutation(() => Int, {
    description:
      'Permanently removes the files that only former versions of a record have, and returns ' +
      'how many. Fails with NOT_FOUND if the record does not exist any more.',
  })
  async removeFormerFiles(
    @Arg('kind', () => contentKindEnum, { description: 'The kind of the record.' }) named: string,
    @Arg('id', () => ID, { description: 'The id of the record.' }) id: string,
    @Ctx() context: Context,
  ): Promise<number> {
    const { name: kind, source, typename } = kindNamed(named);
    const recordId = rowId(id) ?? 0;
    const count = await transaction(context.prisma, async (tx) => {
      // While the record is locked, its current files are not marked as unused.
      const rows = await tx.$queryRaw<unknown[]>`
        SELECT FROM ${source.table} WHERE id = ${recordId} FOR UPDATE`;
      if (rows.length === 0) throw notFound(typename);
      return expireKeptFiles(tx, { kind, recordId }, context.now());
    });
    removeUnusedFilesSoon(context);
    return count;
  }
}

/** The files of a version besides those of its album, whose changes are in the list of fields. */
const ownFiles = (kind: ContentKind, values: Row) =>
  without(pathsOf(kind, values), albumPaths(values));

/** The title of a version in a language, if it was translated to it, or in its own. */
function titleIn(kind: ContentKind, { values, translations }: Version, language: Language | null) {
  const translation = translations.find((each) => each.language === language);
  const texts = { ...values, ...translation?.values };
  return { title: titleOf(kind, texts), language: translation?.language ?? values.language };
}

/** The row itself is the current version. The author of a version is stored with the previous one. */
async function readVersions(
  context: Context,
  { name, source }: ContentKind,
  recordId: number,
  take: number,
  before: number | null,
): Promise<Version[]> {
  const further = Prisma.sql`(${before}::int IS NULL OR version < ${before}::int)`;
  return context.readRows<Version>(Prisma.sql`
    SELECT shown.version, shown."values", coalesce(shown.translations, '[]') AS translations,
      coalesce(former."replacedBy", CASE WHEN shown.version = 1 THEN shown."values"->>'createdBy' END, '') AS "changedBy",
      coalesce(to_char(former."replacedAt", 'YYYY-MM-DD"T"HH24:MI:SS.MS'),
        CASE WHEN shown.version = 1 THEN shown."values"->>'createdAt' END) AS "changedAt",
      former."restoredVersion"
    FROM (
      (SELECT version, to_jsonb(record) AS "values", (SELECT jsonb_agg(to_jsonb(t) - 'searchText')
          FROM "translation" AS t WHERE t.kind = ${name} AND t."recordId" = record.id) AS translations
        FROM ${source.table} AS record WHERE id = ${recordId} AND ${further})
      UNION ALL
      (SELECT version, "values", translations FROM "revision"
        WHERE kind = ${name} AND "recordId" = ${recordId} AND ${further}
          AND EXISTS (SELECT FROM ${source.table} WHERE id = ${recordId})
        ORDER BY version DESC LIMIT ${take})
    ) AS shown LEFT JOIN "revision" AS former ON former.kind = ${name}
      AND former."recordId" = ${recordId} AND former.version = shown.version - 1
    ORDER BY shown.version DESC LIMIT ${take}`);
}

async function countVersions(
  { prisma }: Context,
  { name, source }: ContentKind,
  recordId: number,
): Promise<number> {
  const [found] = await prisma.$queryRaw<{ count: number }[]>`
    SELECT (count(*) + (SELECT count(*) FROM "revision"
      WHERE kind = ${name} AND "recordId" = ${recordId}) * count(*))::int AS count
    FROM ${source.table} WHERE id = ${recordId}`;
  return found?.count ?? 0;
}

/** The current names of the categories of the versions. */
async function readCategories({ prisma }: Context, { source }: ContentKind, versions: Version[]) {
  const ids = versions.flatMap(({ values }) => (values['categoryId'] as number | null) ?? []);
  if (!source.categories || ids.length === 0) return new Map<number, string>();
  const table = Prisma.raw(`"${source.categories}"`);
  const found = await prisma.$queryRaw<{ id: number; categoryName: string }[]>`
    SELECT id, "categoryName" FROM ${table} WHERE id = ANY(${[...new Set(ids)]})`;
  return new Map(found.map(({ id, categoryName }) => [id, categoryName]));
}
