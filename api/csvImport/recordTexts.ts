import { columnText } from '../content/columnText.ts';
import type { ContentKind } from '../content/content.ts';
import { listRows } from '../content/lists/lists.ts';
import {
  type Publication,
  PublicationFilter,
  publicationState,
  toInstant,
} from '../content/publication/publication.ts';
import type { Context } from '../context.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { Language } from '../generated/prisma/enums.ts';
import { dateToDay } from '../scalars.ts';
import { ceasedFields, memberFields } from '../shared/members/member.fields.ts';
import { fieldInLanguage, languageField, publicationField } from './columns.ts';
import type { RowTexts } from './rowInput.ts';

/** A record with its texts, as an export contains them. */
export interface PresentRecord {
  id: number;
  version: number;
  /** The texts by field; the language and the state by their names in the API. */
  texts: RowTexts;
  /** When visitors see it; null if they never do. */
  publication: Publication | null;
}

type Texts = Record<string, string | string[]>;

/** A row of any kind. */
interface ExportedRow extends Publication<string> {
  id: number;
  version: number;
  language: Language;
}

/**
 * The texts of records of a kind, in the order of the ids.
 * @param language the language of category names, if a translation exists; null for the original name
 */
export async function recordTexts(
  context: Context,
  { source, inputOf }: ContentKind,
  ids: number[],
  language: Language | null,
): Promise<PresentRecord[]> {
  const [rows, translations, categories] = await Promise.all([
    listRows<ExportedRow>(context, source, {
      where: [Prisma.sql`id = ANY(${ids}::int[])`],
      order: Prisma.sql`array_position(${ids}::int[], id)`,
      publication: PublicationFilter.ALL,
    }),
    context.prisma.translation.findMany({
      where: { kind: source.name, recordId: { in: ids } },
      select: { recordId: true, values: true },
    }),
    source.categories ? readCategoryNames(context, source.categories) : [],
  ]);
  const nameOf = new Map(
    categories.flatMap(({ id, name, translated }) =>
      translated === null || translated === language ? [[id, name] as const] : [],
    ),
  );
  const values = new Map(translations.map((each) => [each.recordId, each.values as Texts]));
  return rows.map((row) => {
    const own: Record<string, unknown> = { ...row, ...inputOf?.(row as never) };
    // A text has one field for each language instead.
    const others = Object.entries(own).filter(([name]) => !(name in source.texts));
    const translation = values.get(row.id);
    const other = row.language === 'EN' ? 'AM' : 'EN';
    const texts = Object.keys(source.texts).flatMap((name) => [
      [fieldInLanguage(name, row.language), columnText(own[name])] as const,
      [fieldInLanguage(name, other), columnText(translation?.[name])] as const,
    ]);
    return {
      id: row.id,
      version: row.version,
      publication: {
        publishedAt: toInstant(row.publishedAt),
        unpublishAt: toInstant(row.unpublishAt),
      },
      texts: {
        ...Object.fromEntries(others.map(([name, value]) => [name, columnText(value)])),
        ...Object.fromEntries(texts),
        ...(source.categories && { categoryId: nameOf.get(Number(own['categoryId'])) ?? '' }),
        [languageField]: row.language,
        [publicationField]: publicationState(row, context.now()),
      },
    };
  });
}

export async function memberTexts(
  { prisma }: Pick<Context, 'prisma'>,
  ids: number[],
): Promise<PresentRecord[]> {
  const rows = await prisma.member.findMany({ where: { id: { in: ids } } });
  const found = new Map(
    rows.map((row) => {
      const { id, version } = row;
      const texts = Object.keys({ id, ...memberFields, ...ceasedFields }).map((name) => {
        const value = row[name as keyof typeof row];
        return [name, value instanceof Date ? dateToDay(value) : columnText(value)] as const;
      });
      return [id, { id, version, publication: null, texts: Object.fromEntries(texts) }];
    }),
  );
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** The name of each category of a table, in its own language and then in others. */
export const readCategoryNames = (
  { prisma }: Pick<Context, 'prisma'>,
  table: string,
): Promise<{ id: number; name: string; translated: Language | null }[]> =>
  prisma.$queryRaw`
    SELECT id, "categoryName" AS name, NULL::"Language" AS translated
    FROM ${Prisma.raw(`"${table}"`)}
    UNION ALL SELECT "recordId", "values" ->> 'categoryName', language FROM "translation"
    WHERE kind = ${table} AND "values" ->> 'categoryName' IS NOT NULL
    ORDER BY translated NULLS FIRST`;
