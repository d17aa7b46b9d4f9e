import { type ContentKind, titleOf } from '../content/content.ts';
import { contentKindEnum, contentKinds } from '../content/contentKinds.ts';
import type { Context } from '../context.ts';
import { Language, LinkProblem, Prisma } from '../generated/prisma/client.ts';
import { dateTime, field, id, int, ObjectType, outputFields, string } from '../graphqlTypes.ts';
import { type LinkedRecord, linkedRecords, outsideLinks } from './collectLinks.ts';

@ObjectType('BrokenLink', 'A broken link to another website in a record of content.')
export class BrokenLink extends outputFields({
  id: id('Identifies the link among the broken links of all records.'),
  kind: field<string>(() => contentKindEnum, 'The kind of the record.'),
  recordId: id<number>('The id of the record among those of its kind.'),
  title: string('The title or the name of the record.'),
  language: field(() => Language, 'The language of the title.'),
  url: string('The address.'),
  problem: field(() => LinkProblem, 'Why the link is broken.'),
  status: int.orNull('The HTTP status of the latest response. Null if there was none.'),
  brokenSince: dateTime('Since when the link counts as broken.'),
  checkedAt: dateTime('When it was last checked.'),
}) {}

/** The maximum number of listed links. The others are listed after these are corrected. */
const maxListed = 500;

type Found = Omit<BrokenLink, 'id' | 'title' | 'language'>;

/**
 * The broken links by record. A link that was corrected since is not included, even before the next
 * collection.
 */
export async function listBrokenLinks(context: Context): Promise<BrokenLink[]> {
  const found = await context.prisma.$queryRaw<Found[]>`
    SELECT used.kind, used."recordId", link.url, link.problem, link.status, link."brokenSince", link."checkedAt"
    FROM "checked-link" AS link JOIN "link-use" AS used USING (url)
    WHERE link."brokenSince" IS NOT NULL AND link."dismissedAt" IS NULL
    ORDER BY link."brokenSince" DESC, used.kind, used."recordId", link.url LIMIT ${maxListed}`;
  if (found.length === 0) return [];
  const present = await Promise.all(contentKinds.map((kind) => readPresent(context, kind, found)));
  const records = new Map(present.flat());
  return found.flatMap((link) => {
    const record = records.get(keyOf(link));
    if (!record?.links.has(link.url)) return [];
    const { title, language } = record;
    return [{ ...link, id: `${keyOf(link)} ${link.url}`, title, language }];
  });
}

const keyOf = ({ kind, recordId }: { kind: string; recordId: number }) =>
  `${kind}:${String(recordId)}`;

interface PresentRecord {
  title: string;
  language: Language;
  links: Set<string>;
}

/** The current links of those records. */
async function readPresent(
  context: Context,
  kind: ContentKind,
  found: Found[],
): Promise<[string, PresentRecord][]> {
  const ids = found.filter(({ kind: name }) => name === kind.name).map(({ recordId }) => recordId);
  if (ids.length === 0) return [];
  const where = Prisma.sql`record.id = ANY (${ids}::int[])`;
  const rows = await context.readRows<LinkedRecord & { language: Language }>(
    Prisma.sql`SELECT linked.*, named.language, named.${Prisma.raw(`"${kind.titleColumn}"`)}
      FROM (${linkedRecords(kind, where)}) AS linked
        JOIN ${kind.source.table} AS named ON named.id = linked."recordId"`,
  );
  return rows.map((row) => [
    keyOf({ kind: kind.name, recordId: row.recordId }),
    {
      title: titleOf(kind, row),
      language: row.language,
      links: new Set(outsideLinks(context, row)),
    },
  ]);
}
