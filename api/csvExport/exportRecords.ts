import { amharicFields } from '../content/amharicFields.ts';
import type { ContentKind } from '../content/content.ts';
import { listIds, listRows } from '../content/lists.ts';
import { type Publication, PublicationFilter, publicationState } from '../content/publication.ts';
import { orderOf, type RecordOrder } from '../content/recordOrder.ts';
import type { Context } from '../context.ts';
import {
  fieldInLanguage,
  fieldsOf,
  languageField,
  publicationField,
} from '../csvImport/columns.ts';
import { todayInAuckland } from '../dates/days.rules.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { Language } from '../generated/prisma/enums.ts';
import { headingOf, recordWords } from './columnWords.ts';
import type { CsvExport } from './csvExport.types.ts';
import { exportTable, exportTake } from './exportTable.ts';

/** Which records of a kind, and in which language. */
interface RecordRequest {
  /** What the list of the kind is narrowed down by. */
  filter: object;
  search: string;
  publication: PublicationFilter;
  order: RecordOrder;
  ids: number[] | null;
  language: Language;
}

/** Makes a file of the list of a kind, with the columns that an import finds. */
export async function exportRecords(
  context: Context,
  kind: ContentKind,
  { filter, search, publication, order, ids, language }: RecordRequest,
): Promise<CsvExport> {
  const { name, source, rules, messages } = kind;
  const selection = kind.list.select(filter as never, context);
  const request = {
    ...{ ...selection, search, publication, ids, take: exportTake },
    order: orderOf(context, kind, order, language, selection.order),
  };
  const { texts } = source;
  const fields = fieldsOf(
    { csv: { rules: () => rules }, texts, content: name },
    todayInAuckland(context.now()),
  )
    .map((field) => field.name)
    // Texts have a column in each language instead.
    .filter((field) => !(field in texts));
  const labels = { EN: messages, AM: amharicFields[name] ?? messages };
  const categories = await categoryNames(context, kind, language);
  return exportTable(context, {
    what: name,
    header: fields.map((field) => headingOf(field, labels[language], language)),
    entries: await listIds(context, source, request),
    async rowsOf(wanted) {
      const rows = await readRows(context, kind, wanted);
      return rows.map((row) => {
        const cells = cellsOf(context, kind, row, language);
        const category = categories.get(Number(cells['categoryId'])) ?? '';
        return fields.map((field) => (field === 'categoryId' ? category : (cells[field] ?? '')));
      });
    },
  });
}

type Texts = Record<string, string | string[]>;

/** A row of any kind. */
interface ExportedRow extends Publication<string> {
  id: number;
  language: Language;
}

/** Rows with their translations, in the order of their ids. */
async function readRows(context: Context, { source }: ContentKind, ids: number[]) {
  const [rows, translations] = await Promise.all([
    listRows<ExportedRow>(context, source, {
      where: [Prisma.sql`id = ANY(${ids}::int[])`],
      order: Prisma.sql`array_position(${ids}::int[], id)`,
      publication: PublicationFilter.ALL,
    }),
    context.prisma.translation.findMany({
      where: { kind: source.name, recordId: { in: ids } },
      select: { recordId: true, values: true },
    }),
  ]);
  const values = new Map(translations.map((each) => [each.recordId, each.values as Texts]));
  return rows.map((row) => ({ ...row, translation: values.get(row.id) }));
}

/** What a row has in each field. */
function cellsOf(
  { now }: Context,
  { source, inputOf }: ContentKind,
  { translation, ...row }: ExportedRow & { translation: Texts | undefined },
  language: Language,
): Record<string, string> {
  const words = recordWords[language];
  const own: Record<string, unknown> = { ...row, ...inputOf?.(row as never) };
  const other = row.language === 'EN' ? 'AM' : 'EN';
  const texts = Object.keys(source.texts).flatMap((name) => [
    [fieldInLanguage(name, row.language), cellOf(own[name])] as const,
    [fieldInLanguage(name, other), cellOf(translation?.[name])] as const,
  ]);
  return {
    ...Object.fromEntries(Object.entries(own).map(([name, value]) => [name, cellOf(value)])),
    ...Object.fromEntries(texts),
    [languageField]: words.languages[row.language],
    [publicationField]: words.publication.states[publicationState(row, now())],
  };
}

/** Lists have days as texts, and some texts in lines. */
function cellOf(value: unknown): string {
  if (Array.isArray(value)) return value.join('\n');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The names of the categories, in this language where they have one in it. */
async function categoryNames(
  { prisma }: Context,
  { source: { categories } }: ContentKind,
  language: Language,
): Promise<Map<number, string>> {
  if (!categories) return new Map();
  const rows = await prisma.$queryRaw<{ id: number; name: string }[]>`
    SELECT c.id, coalesce(t."values" ->> 'categoryName', c."categoryName") AS name
    FROM ${Prisma.raw(`"${categories}"`)} AS c
    LEFT JOIN "translation" AS t
      ON t.kind = ${categories} AND t."recordId" = c.id AND t.language = ${language}::"Language"`;
  return new Map(rows.map(({ id, name }) => [id, name]));
}
