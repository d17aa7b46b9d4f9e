import 'reflect-metadata';
import { allLanguages } from '../../client/messages/languages.ts';
import type { ContentKind } from '../content/content.ts';
import { contentKinds } from '../content/contentKinds.ts';
import { publicationCondition } from '../content/publication.ts';
import { recordPath } from '../content/slug.rules.ts';
import type { Context } from '../context.ts';
import { type Language, Prisma } from '../generated/prisma/client.ts';

/** A page that search engines may find. */
export interface SitemapAddress {
  /** Without that of the language. */
  path: string;
  language: Language;
  /** All languages in which search engines may find it, this one too. */
  languages: Language[];
  /** When it was last changed, as an instant in UTC (ISO 8601); null where that is not known. */
  changedAt: string | null;
}

/** The addresses of the site in a fixed order. */
export interface SitemapAddresses {
  count: number;
  /** Reads some of them in batches, between which other requests are answered. */
  read(skip: number, take: number): AsyncGenerator<SitemapAddress[]>;
}

/** Records of which one batch is made. */
const batchSize = 500;

const instant = (value: Prisma.Sql) => Prisma.sql`to_char(${value}, 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/**
 * Finds the public pages in all languages, and the records that have pages of their own in those in
 * which they can be read.
 * @param pages the paths of all but the pages of records, which are the same in all languages
 */
export async function sitemapAddresses(
  context: Context,
  pages: string[],
): Promise<SitemapAddresses> {
  context.cacheTags.add({ tags: contentKinds.map(({ name }) => name) });
  const kinds = await Promise.all(
    contentKinds.map(async (kind) => ({ kind, ...(await summarise(context, kind)) })),
  );
  const withPages = kinds.filter(({ kind }) => kind.hasRecordPages);

  const listed = pages.flatMap((path) => {
    // Home lists the kinds that have no page of their own.
    const changes = kinds
      .filter(({ kind }) => (pages.includes(`/${kind.path}`) ? `/${kind.path}` : '/') === path)
      .flatMap(({ changedAt }) => changedAt ?? []);
    const changedAt = changes.sort().at(-1) ?? null;
    return inEach({ path, languages: allLanguages, changedAt });
  });
  return {
    count: withPages.reduce((sum, { count }) => sum + count, listed.length),
    async *read(skip, take) {
      const first = listed.slice(skip, skip + take);
      yield first;
      let [before, left] = [Math.max(0, skip - listed.length), take - first.length];
      for (const { kind, count } of withPages) {
        const here = Math.min(left, Math.max(0, count - before));
        yield* readRecords(context, kind, before, here);
        before = Math.max(0, before - count);
        left -= here;
      }
    },
  };
}

/** A page in each of its languages. */
const inEach = (page: Omit<SitemapAddress, 'language'>): SitemapAddress[] =>
  page.languages.map((language) => ({ ...page, language }));

/** How many pages of records a kind has in all languages, and when its list was last changed. */
async function summarise(context: Context, { name, source }: ContentKind) {
  const isPublished = publicationCondition(context, source);
  const [found] = await context.readRows<{ count: number; changedAt: string | null }>(Prisma.sql`
    SELECT (count(*) + (SELECT count(*) FROM "translation"
        WHERE kind = ${source.name} AND "recordId" IN (SELECT id FROM ${source.table} WHERE ${isPublished})))::int AS count,
      ${instant(Prisma.sql`greatest(max("updatedAt"), max("publishedAt"), (
      SELECT max("deletedAt") FROM "deleted-record" WHERE kind = ${name}))`)} AS "changedAt"
    FROM ${source.table} WHERE ${isPublished}`);
  return found ?? { count: 0, changedAt: null };
}

async function* readRecords(
  context: Context,
  { source, ...kind }: ContentKind,
  skip: number,
  take: number,
): AsyncGenerator<SitemapAddress[]> {
  const isPublished = publicationCondition(context, source);
  const title = Prisma.raw(`"${kind.titleColumn}"`);
  let [last, offset, left] = [[0, ''] as [number, string], skip, take];
  while (left > 0) {
    const rows = await context.readRows<RecordPageRow>(Prisma.sql`
      SELECT id, version.language, title, "changedAt", languages
      FROM (
        SELECT id, ${title} AS title, ${instant(Prisma.sql`greatest("updatedAt", "publishedAt")`)} AS "changedAt",
          language::text || ARRAY(
            SELECT t.language::text FROM "translation" AS t
            WHERE t.kind = ${source.name} AND t."recordId" = record.id ORDER BY 1) AS languages
        FROM ${source.table} AS record
        WHERE id >= ${last[0]} AND ${isPublished}
      ) AS record, unnest(languages) AS version(language)
      WHERE (id, version.language) > (${last[0]}, ${last[1]})
      ORDER BY id, version.language OFFSET ${offset} LIMIT ${Math.min(batchSize, left)}`);
    const end = rows.at(-1);
    if (!end) return;
    [last, offset, left] = [[end.id, end.language], 0, left - rows.length];
    yield rows.map(({ id, title, ...row }) => ({ path: recordPath(kind, id, title), ...row }));
  }
}

interface RecordPageRow extends Omit<SitemapAddress, 'path'> {
  id: number;
  /** In its own language, which names the address. */
  title: string;
}
