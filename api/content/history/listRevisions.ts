import type { Context } from '../../context.ts';
import { type Language, Prisma } from '../../generated/prisma/client.ts';
import { accountNames } from '../../session/accountNames.ts';
import {
  type Connection,
  databaseInt,
  type PageArgs,
  pageRequest,
  toConnection,
} from '../lists/connection.ts';
import { type ContentKind, type Row, titleOf } from '../content.ts';
import { albumPaths } from '../media/album.ts';
import { without } from '../media/storedPaths.ts';
import { changesBetween } from './revisionChanges.ts';
import {
  revisionFile,
  haveSameFiles,
  pathsOf,
  readFileKeys,
  restoresFiles,
} from './revisionFiles.ts';
import type { Revision } from './revision.types.ts';
import type { Version } from './revisions.ts';

/**
 * Reads one page of the versions of a record, the present one first; empty if there is no such
 * record.
 * @param language the language of the titles of translated versions; null for each version's own
 */
export async function listRevisions(
  context: Context,
  kind: ContentKind,
  recordId: number,
  page: PageArgs,
  language: Language | null,
): Promise<Connection<Revision>> {
  const { take, afterKey } = pageRequest(page, [databaseInt]);
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
    page,
    () => countVersions(context, kind, recordId),
    ({ version }) => [version],
  );
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

/** The row itself is the present version. The author of a version is stored with the previous one. */
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

/** The present names of the categories of the versions. */
async function readCategories({ prisma }: Context, { source }: ContentKind, versions: Version[]) {
  const ids = versions.flatMap(({ values }) => (values['categoryId'] as number | null) ?? []);
  if (!source.categories || ids.length === 0) return new Map<number, string>();
  const table = Prisma.raw(`"${source.categories}"`);
  const found = await prisma.$queryRaw<{ id: number; categoryName: string }[]>`
    SELECT id, "categoryName" FROM ${table} WHERE id = ANY(${[...new Set(ids)]})`;
  return new Map(found.map(({ id, categoryName }) => [id, categoryName]));
}
