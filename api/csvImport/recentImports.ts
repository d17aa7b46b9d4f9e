import { requireViewer, Role } from '../access.ts';
import { activitySince } from '../activity/wantedActivity.ts';
import type { Context, Services } from '../context.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { addDays } from '../shared/dates/days.ts';
import type { CsvImport } from './csvImport.types.ts';
import type { ImportTarget } from './importTargets.ts';
import { undoDays } from '../shared/csv/csvLimits.rules.ts';

/** The maximum number of imports in a list, and of the records that an undo has kept. */
const maxListed = 50;

/** Imports before this time can no longer be undone. */
const undoableSince = ({ now }: Pick<Context, 'now'>) => addDays(now(), -undoDays);

/**
 * The imports of a kind that can or could be undone until now, the latest first.
 * @param id only this one
 */
export const recentImports = (
  context: Context,
  { name, table, titleColumn }: ImportTarget,
  id: number | null = null,
): Promise<CsvImport[]> =>
  context.prisma.$queryRaw<CsvImport[]>`
    SELECT import.id, "fileName", import."createdAt", added, updated, "undoneAt", undone,
      coalesce("user".email, former.email) AS email,
      "account_name"(import."createdBy") AS "accountName",
      (${mayUndo(context)} AND EXISTS (
        SELECT FROM ${recordsOf(table, titleColumn)} WHERE "importId" = import.id AND "isUnchanged")) AS "canUndo",
      CASE WHEN "undoneAt" IS NULL THEN '[]'::jsonb ELSE (
        SELECT coalesce(jsonb_agg(jsonb_build_object('id', id, 'title', title)), '[]') FROM (
          SELECT DISTINCT id, title FROM ${recordsOf(table, titleColumn)} WHERE "importId" = import.id
          ORDER BY id LIMIT ${maxListed}) AS present) END AS kept
    FROM "csv-import" AS import
      LEFT JOIN "user" ON "user".id::text = import."createdBy"
      LEFT JOIN "former-account" AS former ON former.id::text = import."createdBy"
    WHERE import.kind = ${name} AND import."createdAt" > ${undoableSince(context)}
      AND import.id = coalesce(${id}, import.id)
    ORDER BY import.id DESC LIMIT ${maxListed}`;

/** The account that imported it, and every ADMIN, who can act for removed accounts. */
function mayUndo(context: Context): Prisma.Sql {
  const { id, roles } = requireViewer(context);
  return roles.includes(Role.ADMIN) ? Prisma.sql`true` : Prisma.sql`import."createdBy" = ${id}`;
}

/** The condition for added records that can be deleted: members without a payment or an application. */
export const isDeletable = (table: string) =>
  table === 'members'
    ? Prisma.sql`NOT EXISTS (SELECT FROM "payment" WHERE "memberId" = record.id)
        AND NOT EXISTS (SELECT FROM "membership-application" WHERE "memberId" = record.id)`
    : Prisma.sql`true`;

/**
 * The condition for records that are as their import has left them: at that version, or with its
 * values again, because a change such as a publication was undone.
 */
export const isAsImported = (kind: Prisma.Sql, version: Prisma.Sql): Prisma.Sql => Prisma.sql`(
  record.version = ${version} OR EXISTS (
    SELECT FROM "revision" AS former
    WHERE former.kind = ${kind} AND former."recordId" = record.id AND former.version = ${version}
      AND former."values" - ${versionColumns} = to_jsonb(record) - ${versionColumns}
        - ARRAY['searchText', 'sortName']
      AND former.translations IS NOT DISTINCT FROM (
        SELECT jsonb_agg(to_jsonb(t) - 'searchText' ORDER BY t.language) FROM "translation" AS t
        WHERE t.kind = former.kind AND t."recordId" = record.id)))`;

/** The columns that differ between versions with equal values. */
const versionColumns = Prisma.sql`ARRAY['version', 'updatedAt']`;

/** The records that imports have added or changed, except deleted records and undone changes. */
export const recordsOf = (table: string, titleColumn: string): Prisma.Sql => Prisma.sql`(
  SELECT "importId", record.id, record.version, ${Prisma.raw(`record."${titleColumn}"`)} AS title,
    made.version AS "importedVersion",
    ${isAsImported(Prisma.sql`made.kind`, Prisma.sql`made.version`)}
      AND ("isUpdate" OR ${isDeletable(table)}) AS "isUnchanged",
    "isUpdate", former
  FROM (
    SELECT kind, "importId", "recordId", 1 AS version, false AS "isUpdate", NULL::jsonb AS former
    FROM "imported-record"
    UNION ALL
    SELECT kind, "importId", "recordId", version, true, former FROM "updated-record"
  ) AS made JOIN ${Prisma.raw(`"${table}"`)} AS record ON record.id = made."recordId") AS record`;

/**
 * Deletes the relations between records and imports when an import can no longer be undone and is
 * no longer shown as activity. The records stay.
 */
export async function removeOldImports(services: Services): Promise<void> {
  const [told, undoable] = [activitySince(services), undoableSince(services)];
  // The former values of members are kept only as long as an import can be undone.
  const wasUndoable = { import: { createdAt: { lt: undoable } } };
  await services.prisma.updatedRecord.deleteMany({ where: wasUndoable });
  const before = told < undoable ? told : undoable;
  await services.prisma.csvImport.deleteMany({ where: { createdAt: { lt: before } } });
}
