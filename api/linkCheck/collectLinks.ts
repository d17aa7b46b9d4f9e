import type { ContentKind } from '../content/content.ts';
import { contentKinds } from '../content/contentKinds.ts';
import type { Services } from '../context.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { parseMarkdown } from '../shared/content/markdown.rules.ts';
import { addressesIn } from '../shared/content/textLinks.rules.ts';

/** The number of records in one query, so that no statement and no loop takes long. */
const batch = 500;

/** A record with the texts that contain an address. */
export interface LinkedRecord {
  recordId: number;
  texts: string[];
}

/** Reads the texts of some records, in all languages, that contain an address. */
export const linkedRecords = (
  { source, fileColumns }: ContentKind,
  where: Prisma.Sql,
): Prisma.Sql => Prisma.sql`
  SELECT record.id AS "recordId", array_agg(field.value) AS texts
  FROM ${source.table} AS record
    LEFT JOIN "translation" AS t ON t.kind = ${source.name} AND t."recordId" = record.id
    CROSS JOIN LATERAL (
      SELECT text #>> '{}' AS value FROM jsonb_path_query(
        jsonb_build_array(to_jsonb(record) - ${[...fileColumns, 'searchText']}::text[], t.values),
        'strict $.** ? (@.type() == "string")'
      ) AS text
    ) AS field
  WHERE field.value ~* 'https?://|www\\.' AND ${where}
  GROUP BY record.id`;

/** The links to other websites in a record. */
export function outsideLinks({ server }: Services, { texts }: LinkedRecord): string[] {
  const own = new URL(server.siteUrl).origin;
  return [...new Set(texts.flatMap(linksIn))].filter((url) => new URL(url).origin !== own);
}

/**
 * Records the links of the current content. New ones are due for a check. Those that are no longer
 * used are deleted.
 */
export async function collectLinks(services: Services): Promise<void> {
  const { prisma, now } = services;
  const seenAt = now();
  for (const kind of contentKinds) {
    let after = 0;
    for (;;) {
      const where = Prisma.sql`record.id > ${after}`;
      const statement = Prisma.sql`${linkedRecords(kind, where)} ORDER BY record.id LIMIT ${batch}`;
      const records = await services.readRows<LinkedRecord>(statement);
      await noteLinks(services, kind, records, seenAt);
      const last = records.at(-1);
      if (!last || records.length < batch) break;
      after = last.recordId;
    }
  }
  await prisma.linkUse.deleteMany({ where: { seenAt: { lt: seenAt } } });
  await prisma.checkedLink.deleteMany({ where: { uses: { none: {} } } });
}

async function noteLinks(
  services: Services,
  { name }: ContentKind,
  records: LinkedRecord[],
  seenAt: Date,
): Promise<void> {
  const uses = records.flatMap((record) =>
    outsideLinks(services, record).map((url) => ({ url, recordId: record.recordId })),
  );
  const urls = uses.map(({ url }) => url);
  const ids = uses.map(({ recordId }) => recordId);
  await services.prisma.$executeRaw`
    INSERT INTO "checked-link" (url, "nextCheckAt")
    SELECT DISTINCT url, ${seenAt}::timestamp FROM unnest(${urls}::text[]) AS used(url)
    ON CONFLICT DO NOTHING`;
  await services.prisma.$executeRaw`
    INSERT INTO "link-use" (url, kind, "recordId", "seenAt")
    SELECT url, ${name}, "recordId", ${seenAt}::timestamp
    FROM unnest(${urls}::text[], ${ids}::int[]) AS used(url, "recordId")
    ON CONFLICT (url, kind, "recordId") DO UPDATE SET "seenAt" = excluded."seenAt"`;
}

/** The maximum length of a checked address, in bytes. The database index of addresses allows 2,704. */
const maxBytes = 2000;

/** The http(s) links of a page that shows this text, each once. */
export function linksIn(text: string): string[] {
  const isLink = /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);
  const links = isLink
    ? [text]
    : parseMarkdown(text).flatMap(({ text: line, marks }) =>
        [...addressesIn(line), ...marks].map(({ href = '' }) => href),
      );
  const checked = links.filter((url) => /^http/i.test(url) && Buffer.byteLength(url) <= maxBytes);
  return [...new Set(checked)];
}
