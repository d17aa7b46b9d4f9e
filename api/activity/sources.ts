import { categoryTables } from '../content/category/categoryTables.ts';
import { contentKinds } from '../content/contentKinds.ts';
import { deletedTitle } from '../content/trash/deletedTitle.ts';
import { translatedText } from '../content/translation/translated.ts';
import { type Language, Prisma } from '../generated/prisma/client.ts';
import { type Area, categoryNames, importKind, kindsIn } from './activityKinds.ts';

/** The filter of entries. */
export interface ActivityCondition {
  /** The id of the account; null for all accounts. */
  account: string | null;
  /** Null for all areas. */
  areas: readonly Area[] | null;
  from: Date;
  /** The first time that is after the wanted period. */
  until: Date;
}

/** A source of entries: a table, and how its columns map to those of an entry. */
interface Source {
  table: Prisma.Sql;
  at: Prisma.Sql;
  /** Identifies an entry among those of all sources. */
  key: Prisma.Sql;
  account: Prisma.Sql;
  /** Its action, kind, record id and details. */
  columns: Prisma.Sql;
  where: Prisma.Sql;
}

const { sql } = Prisma;

/**
 * Excludes records that an import of a CSV file added, because the entry of the import covers them,
 * and records that its undoing deleted.
 * @param record the kind and the id of the object of an entry
 * @param also a further condition
 */
const isNotOfImport = (record: Prisma.Sql, also = sql`true`) => sql`NOT EXISTS (
  SELECT FROM "imported-record" AS imported
  WHERE (imported.kind, imported."recordId") = (${record}) AND ${also})`;

const deletedRecord = sql`"deleted-record".kind, "deleted-record"."recordId"`;

/** The row of a record names the account that created it. Bundled content has none. */
const creations = contentKinds.map(({ name, source }): Source => ({
  table: source.table,
  at: sql`"createdAt"`,
  key: sql`${`${name}:`}::text || id`,
  account: sql`"createdBy"`,
  columns: sql`'CREATED' AS action, ${name}::text AS kind, id::text AS "recordId", '{}'::jsonb AS details`,
  where: sql`"createdBy" <> '' AND ${isNotOfImport(sql`${name}::text, ${source.table}.id`)}`,
}));

const ofContent: Source[] = [
  ...creations,
  {
    table: sql`"revision"`,
    at: sql`"replacedAt"`,
    key: sql`'changed:' || kind || ':' || "recordId" || ':' || version`,
    account: sql`"replacedBy"`,
    columns: sql`'CHANGED' AS action, kind, "recordId"::text, jsonb_strip_nulls(
      jsonb_build_object('replaced', version, 'restoredVersion', "restoredVersion")) AS details`,
    where: sql`true`,
  },
  {
    table: sql`"deleted-record"`,
    at: sql`"deletedAt"`,
    key: sql`'deleted:' || kind || ':' || "recordId"`,
    account: sql`"deletedBy"`,
    columns: sql`'DELETED' AS action, kind, "recordId"::text, '{}'::jsonb AS details`,
    where: isNotOfImport(deletedRecord, sql`imported."undoneAt" = "deletedAt"`),
  },
  // The values of a deleted record name the account that created it. After they are erased, the
  // table `activity` does.
  {
    table: sql`"deleted-record"`,
    at: sql`instant_of("values"->>'createdAt')`,
    key: sql`'created:' || kind || ':' || "recordId"`,
    account: sql`"values"->>'createdBy'`,
    columns: sql`'CREATED' AS action, kind, "recordId"::text, '{}'::jsonb AS details`,
    where: sql`"values"->>'createdBy' <> '' AND ${isNotOfImport(deletedRecord)}`,
  },
];

/** The decisions on membership applications, as long as an application is kept. */
const decisions: Source = {
  table: sql`"application-step"`,
  at: sql`at`,
  key: sql`'decided:' || lpad(id::text, 10, '0')`,
  account: sql`"by"`,
  columns: sql`'CHANGED' AS action, 'application' AS kind, "applicationId"::text AS "recordId",
    jsonb_build_object('state', state) AS details`,
  where: sql`state IS NOT NULL`,
};

const isIn = (areas: ActivityCondition['areas'], kind: Prisma.Sql) =>
  areas ? sql`${kind} = ANY(${areas.flatMap((area) => kindsIn[area])})` : sql`true`;

/** The undoing of an import belongs to the area of the records that the import added. */
const noted = (areas: ActivityCondition['areas']): Source => ({
  table: sql`"activity"`,
  at: sql`at`,
  // The key also orders entries of one transaction, the last one first.
  key: sql`'noted:' || lpad(id::text, 10, '0')`,
  account: sql`account`,
  // An interface text has no row until its first change.
  columns: sql`CASE WHEN kind = 'interfaceText' AND action = 'CREATED' THEN 'CHANGED' ELSE action END
    AS action, kind, "recordId", details`,
  where: isIn(areas, sql`CASE kind WHEN ${importKind} THEN details->>'what' ELSE kind END`),
});

/** Imports of CSV files. Each is one entry for all of its records. */
const imports = (areas: ActivityCondition['areas']): Source => ({
  table: sql`"csv-import"`,
  at: sql`"createdAt"`,
  key: sql`'imported:' || lpad(id::text, 10, '0')`,
  account: sql`"createdBy"`,
  columns: sql`'IMPORTED'::text AS action, ${importKind}::text AS kind, id::text AS "recordId",
    jsonb_build_object('what', kind, 'rows', added + updated) AS details`,
  where: isIn(areas, sql`kind`),
});

/**
 * All entries that match the filter.
 * @param page limits each source to the rows that one page needs, by time and key
 */
export function entries(
  { account, areas, from, until }: ActivityCondition,
  page: (at: Prisma.Sql, key: Prisma.Sql) => { where: Prisma.Sql; limit: Prisma.Sql },
): Prisma.Sql {
  const isWanted = (area: Area) => areas === null || areas.includes(area);
  const sources = [
    ...(isWanted('CONTENT') ? ofContent : []),
    ...(isWanted('MEMBERS') ? [decisions] : []),
    imports(areas),
    noted(areas),
  ];
  const parts = sources.map((source) => {
    const { where, limit } = page(source.at, source.key);
    const byAccount = account === null ? sql`true` : sql`${source.account} = ${account}`;
    return sql`(SELECT ${source.at} AS at, ${source.key} AS key, ${source.account} AS account, ${source.columns}
      FROM ${source.table} WHERE ${source.at} >= ${from} AND ${source.at} < ${until}
        AND ${source.where} AND ${byAccount} AND ${where} ${limit})`;
  });
  return Prisma.join(parts, ' UNION ALL ');
}

const titlesInKinds = (language: Language | null) =>
  [...contentKinds, ...categoryTables].map(({ name, source, titleColumn }) => {
    const text = translatedText(source.name, titleColumn, language);
    return sql`WHEN ${name} THEN (SELECT ${text} FROM ${source.table} WHERE id = entry."recordId"::int)`;
  });

/**
 * The current title of the object of an entry, in the given language if the record is translated to
 * it. Null if it was deleted or has no name.
 */
export const presentTitle = (
  language: Language | null,
) => sql`CASE entry.kind ${Prisma.join(titlesInKinds(language), ' ')}
  WHEN ${importKind} THEN (SELECT "fileName" FROM "csv-import" WHERE id = entry."recordId"::int)
  WHEN 'member' THEN (SELECT name FROM "members" WHERE id = entry."recordId"::int)
  WHEN 'application' THEN (SELECT name FROM "membership-application" WHERE id = entry."recordId"::int)
  WHEN 'household' THEN (SELECT name FROM "household" WHERE id = entry."recordId"::int)
  WHEN 'membershipType' THEN (SELECT name FROM "membership-type" WHERE id = entry."recordId"::int)
  WHEN 'payment' THEN (SELECT "payerName" FROM "payment" WHERE id = entry."recordId"::int)
  WHEN 'memberMessage' THEN (SELECT coalesce(nullif(texts->>'subjectEN', ''), texts->>'subjectAM')
    FROM "member-message" WHERE id = entry."recordId"::int)
  WHEN 'officer' THEN (SELECT name FROM "officer" WHERE id = entry."recordId"::int)
  WHEN 'account' THEN (SELECT email FROM "user" WHERE id = entry."recordId"::uuid)
  WHEN 'role' THEN (SELECT email FROM "user" WHERE id = entry."recordId"::uuid)
  WHEN 'invitation' THEN (SELECT email FROM "account-link" WHERE id = entry."recordId"::uuid)
  WHEN 'apiToken' THEN (SELECT name FROM "api-token" WHERE id = entry."recordId"::uuid)
  WHEN 'webhook' THEN (SELECT url FROM "webhook" WHERE id = entry."recordId"::uuid)
  WHEN 'interfaceText' THEN entry."recordId"
  WHEN 'feastDate' THEN entry."recordId"
  WHEN 'donationReceipt' THEN entry."recordId"
  WHEN 'sitePicture' THEN entry."recordId" END`;

const presentValues = contentKinds.map(
  ({ name, source: { table } }) =>
    sql`WHEN ${name} THEN (SELECT to_jsonb(record) FROM ${table} AS record
      WHERE id = former."recordId")`,
);

/** Which fields of the publication a change of content has changed. The history of the record shows the others. */
const changedPublication = sql`(
  SELECT jsonb_agg(field) FROM "revision" AS former, coalesce(
    (SELECT "values" FROM "revision" AS later WHERE later.kind = former.kind
      AND later."recordId" = former."recordId" AND later.version > former.version ORDER BY later.version LIMIT 1),
    CASE former.kind ${Prisma.join(presentValues, ' ')} END) AS next, unnest(ARRAY['publishedAt', 'unpublishAt']) AS field
  WHERE former.kind = entry.kind AND former."recordId" = entry."recordId"::int
    AND former.version = (details->>'replaced')::int
    AND former."values"->field <> next->field)`;

/**
 * The details of an entry, with the payment that it is about and the publication that it changed. A
 * payment only changes when it is voided.
 */
export const presentDetails = sql`CASE
  WHEN entry.kind = 'payment' THEN details || coalesce(
    (SELECT jsonb_build_object('payment', to_jsonb("payment")) FROM "payment"
      WHERE id = entry."recordId"::int), '{}')
  WHEN details ? 'replaced' THEN details || jsonb_build_object('fields', coalesce(${changedPublication}, '[]'))
  ELSE details END`;

/**
 * The title at the time of deletion; null if it is not kept. For a category, only the title in its
 * own language is kept.
 */
export const formerTitle = (language: Language | null) => sql`CASE
  WHEN entry.kind IN ('account', 'role') THEN
    (SELECT email FROM "former-account" WHERE id = entry."recordId"::uuid)
  WHEN entry.kind = ANY(${[...categoryNames, 'webhook']}) THEN
    (SELECT details->>'name' FROM "activity" AS deletion WHERE deletion.kind = entry.kind
      AND deletion."recordId" = entry."recordId" AND deletion.action = 'DELETED'
      ORDER BY id DESC LIMIT 1)
  WHEN entry.kind = ANY(${contentKinds.map(({ name }) => name)}) THEN
    (SELECT ${deletedTitle(language)} FROM "deleted-record"
      WHERE kind = entry.kind AND "deleted-record"."recordId" = entry."recordId"::int) END`;
