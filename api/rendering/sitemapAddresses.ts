import { allLanguages } from '../shared/messages/languages.ts';
import type { ContentKind } from '../content/content.ts';
import { contentKinds } from '../content/contentKinds.ts';
import { publicationCondition } from '../content/publication/publication.ts';
import { recordPath } from '../shared/content/slug.rules.ts';
import type { Context } from '../context.ts';
import { type Language, Prisma } from '../generated/prisma/client.ts';

/** A page that search engines may index. */
export interface SitemapAddress {
  /** Without that of the language. */
  path: string;
  language: Language;
  /** All languages in which search engines may find it, this one too. */
  languages: Language[];
  /** When it was last changed, as an instant in UTC (ISO 8601); null where that is not known. */
  changedAt: string | null;
}

/** Reads the addresses of one part of the sitemap. */
export type SitemapPart = () => Promise<SitemapAddress[]> | SitemapAddress[];

export interface Sitemap {
  /** The public pages, and then ranges of ids of each kind. A part has at least one address. */
  parts: SitemapPart[];
  /** Whether every kind fits one part. */
  isSmall: boolean;
}

const instant = (value: Prisma.Sql) => Prisma.sql`to_char(${value}, 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/**
 * Finds the public pages in all languages, and the records with their own pages in the languages in
 * which they can be read.
 * @param pages the paths of all pages except those of records; a path is the same in all languages
 * @param idsPerPart the number of ids in a range, so that no part grows with the site
 */
export async function readSitemap(
  context: Context,
  pages: string[],
  idsPerPart: number,
): Promise<Sitemap> {
  context.cacheTags.add({ tags: contentKinds.map(({ name }) => name) });
  const [changes, ranges] = await Promise.all([
    readChanges(context),
    readRanges(context, idsPerPart),
  ]);
  const listed = pages.flatMap((path) => {
    // Home lists the kinds that have no page of their own.
    const ofPath = contentKinds
      .filter((kind) => (pages.includes(`/${kind.path}`) ? `/${kind.path}` : '/') === path)
      .flatMap(({ name }) => changes.get(name) ?? []);
    const changedAt = ofPath.sort().at(-1) ?? null;
    return inEach({ path, languages: allLanguages, changedAt });
  });
  const ofRecords = kindsWithPages.flatMap((kind) =>
    ranges
      .filter(({ name }) => name === kind.name)
      .map(
        ({ range }) =>
          () =>
            readRecords(context, kind, range * idsPerPart, (range + 1) * idsPerPart),
      ),
  );
  return { parts: [() => listed, ...ofRecords], isSmall: ranges.every(({ range }) => range === 0) };
}

const kindsWithPages = contentKinds.filter(({ hasRecordPages }) => hasRecordPages);

/** A page in each of its languages. */
const inEach = (page: Omit<SitemapAddress, 'language'>): SitemapAddress[] =>
  page.languages.map((language) => ({ ...page, language }));

/** Reads when the list of each kind was last changed, with an index for each. */
async function readChanges(context: Context): Promise<Map<string, string | null>> {
  const ofKinds = contentKinds.map(({ name, source }) => {
    const newest = (column: string) => Prisma.sql`(SELECT max(${Prisma.raw(`"${column}"`)})
      FROM ${source.table} WHERE ${publicationCondition(context, source)})`;
    return Prisma.sql`SELECT ${name}::text AS name, ${instant(Prisma.sql`greatest(
      ${newest('updatedAt')}, ${newest('publishedAt')}, (
      SELECT max("deletedAt") FROM "deleted-record" WHERE kind = ${name}))`)} AS "changedAt"`;
  });
  const found = await context.readRows<{ name: string; changedAt: string | null }>(
    Prisma.join(ofKinds, ' UNION ALL '),
  );
  return new Map(found.map(({ name, changedAt }) => [name, changedAt]));
}

/** Finds the ranges of ids in which each kind has public records. The first range is 0. */
async function readRanges(context: Context, idsPerPart: number) {
  const ofKinds = kindsWithPages.map(({ name, source }) => {
    return Prisma.sql`SELECT ${name}::text AS name, range
      FROM generate_series(0, (SELECT max(id) FROM ${source.table}) / ${idsPerPart}::int) AS range
      WHERE EXISTS (SELECT FROM ${source.table} WHERE id >= range * ${idsPerPart}::int
        AND id < (range + 1) * ${idsPerPart}::int AND ${publicationCondition(context, source)})`;
  });
  return context.readRows<{ name: string; range: number }>(
    Prisma.sql`${Prisma.join(ofKinds, ' UNION ALL ')} ORDER BY range`,
  );
}

/** Reads the addresses of the records of a kind in a range of ids. */
async function readRecords(
  context: Context,
  { source, ...kind }: ContentKind,
  first: number,
  end: number,
): Promise<SitemapAddress[]> {
  const rows = await context.readRows<RecordPageRow>(Prisma.sql`
    SELECT id, version.language, title, "changedAt", languages
    FROM (
      SELECT id, ${Prisma.raw(`"${kind.titleColumn}"`)} AS title,
        ${instant(Prisma.sql`greatest("updatedAt", "publishedAt")`)} AS "changedAt",
        language::text || ARRAY(
          SELECT t.language::text FROM "translation" AS t
          WHERE t.kind = ${source.name} AND t."recordId" = record.id ORDER BY 1) AS languages
      FROM ${source.table} AS record
      WHERE id >= ${first} AND id < ${end} AND ${publicationCondition(context, source)}
    ) AS record, unnest(languages) AS version(language)
    ORDER BY id, version.language`);
  return rows.map(({ id, title, ...row }) => ({ path: recordPath(kind, id, title), ...row }));
}

interface RecordPageRow extends Omit<SitemapAddress, 'path'> {
  id: number;
  /** The title in the record's own language, of which the slug is made. */
  title: string;
}
