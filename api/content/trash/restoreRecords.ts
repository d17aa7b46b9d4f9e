import type { Context } from '../../context.ts';
import { hasErrorCode } from '../../database/errorSources.ts';
import { categoryNotFound, conflict, duplicate, invalidArgument, notFound } from '../../errors.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import type { ContentKind } from '../content.ts';
import { restorableSince } from './deletedRecords.ts';
import { groupedBy } from '../lists/groupedBy.ts';
import type { Transaction } from '../save/recordModel.ts';
import { storedPaths } from '../media/storedPaths.ts';

interface Deleted {
  recordId: number;
  values: Record<string, unknown>;
  translations: object[] | null;
}

/**
 * The column value that replaces the former category.
 * @throws BAD_USER_INPUT if the category is not of this kind, because each kind has its own ids of
 * categories
 */
export function categoryColumn(
  kinds: ContentKind[],
  categoryId: number | null,
): { categoryId?: number } {
  if (categoryId === null) return {};
  if (kinds.length !== 1 || !kinds[0]?.source.categories)
    throw invalidArgument('categoryId is for records of one kind, which has categories');
  return { categoryId };
}

interface RestoredKind {
  kind: ContentKind;
  ids: number[];
  /** The columns that replace the stored ones. */
  columns: { categoryId?: number };
}

export async function restoreKind(
  context: Context,
  tx: Transaction,
  { kind, ids, columns }: RestoredKind,
) {
  const deleted = await tx.$queryRaw<Deleted[]>`
    SELECT "recordId", "values", "translations" FROM "deleted-record"
    WHERE kind = ${kind.name} AND "recordId" = ANY(${ids}) AND "values" IS NOT NULL
      AND "deletedAt" > ${restorableSince(context)}
    ORDER BY "recordId" FOR UPDATE`;
  if (deleted.length < ids.length) {
    const restored = new Set(deleted.map(({ recordId }) => recordId));
    const others = ids.filter((id) => !restored.has(id));
    const present = await tx.$queryRaw<unknown[]>`
      SELECT FROM ${kind.source.table} WHERE id = ANY (${others})`;
    if (present.length < others.length) throw notFound(kind.typename);
    await requireNewCategory(tx, kind, others, columns);
  }
  const paths = deleted.flatMap(({ values }) => storedPaths(kind.pathsOf(values as never)));
  const isWhole = { path: { in: paths }, failures: 0 };
  const claimed = await tx.unusedFile.deleteMany({ where: isWhole });
  if (claimed.count < paths.length) throw notFound(kind.typename);
  const rows = deleted.map(({ values }) => ({ ...values, ...columns }));
  try {
    await insertRows(tx, kind, rows);
  } catch (error) {
    throw refusalOf(error, kind);
  }
  const translations = deleted.flatMap((each) => each.translations ?? []);
  await insert(tx, 'translation', translations);
}

/**
 * Refuses if a record already exists in a category other than the selected one. Otherwise the
 * viewer would not notice that somebody else has selected another category.
 * @throws CONFLICT
 */
async function requireNewCategory(
  tx: Transaction,
  { source, titleColumn }: ContentKind,
  ids: number[],
  { categoryId }: RestoredKind['columns'],
) {
  if (categoryId === undefined || !source.categories) return;
  const [elsewhere] = await tx.$queryRaw<{ title: string; category: string }[]>`
    SELECT record.${Prisma.raw(`"${titleColumn}"`)} AS title, category."categoryName" AS category
    FROM ${source.table} AS record
    JOIN ${Prisma.raw(`"${source.categories}"`)} AS category ON category.id = record."categoryId"
    WHERE record.id = ANY (${ids}) AND category.id <> ${categoryId} ORDER BY record.id LIMIT 1`;
  if (elsewhere) throw conflict('restoredMeanwhile', elsewhere);
}

/** Rows that were deleted before a column existed get its default. */
async function insertRows(tx: Transaction, { source }: ContentKind, rows: object[]) {
  const alike = groupedBy(rows, (row) => Object.keys(row).sort().join());
  for (const each of alike.values()) await insert(tx, source.name, each);
}

/** Inserts rows that have the columns of the first row. */
export async function insert(tx: Transaction, table: string, rows: object[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const name = Prisma.raw(`"${table}"`);
  const columns = Prisma.raw(
    Object.keys(first)
      .map((column) => `"${column}"`)
      .join(', '),
  );
  await tx.$executeRaw`INSERT INTO ${name} (${columns})
    SELECT ${columns} FROM jsonb_populate_recordset(NULL::${name}, ${JSON.stringify(rows)}::jsonb)`;
}

/** Translates database errors of a restore into errors for people. */
export function refusalOf(error: unknown, { messages, duplicateField }: ContentKind): unknown {
  if (hasErrorCode(error, '23503')) return categoryNotFound(messages);
  if (hasErrorCode(error, '23505') && duplicateField) return duplicate(duplicateField, messages);
  return error;
}
