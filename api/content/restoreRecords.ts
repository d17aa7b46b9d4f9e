import { requireViewer } from '../access.ts';
import type { Context } from '../context.ts';
import { setActingAccount } from '../database/setActingAccount.ts';
import { codesOf, errorSources } from '../database/errorSources.ts';
import { transaction } from '../database/transaction.ts';
import { categoryNotFound, conflict, duplicate, invalidArgument, notFound } from '../errors.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { ContentKind } from './content.ts';
import { contentKinds } from './contentKinds.ts';
import { restorableSince } from './deletedRecords.ts';
import { groupedBy } from './groupedBy.ts';
import type { Transaction } from './records.ts';
import { storedPaths } from './storedPaths.ts';

/** A record that was deleted. */
export interface RecordKey {
  /** The name of its kind. */
  kind: string;
  recordId: number;
}

interface Deleted {
  recordId: number;
  values: Record<string, unknown>;
  translations: object[] | null;
}

/**
 * Restores deleted records with their ids, translations and files: all of them, or none. What somebody else
 * has restored meanwhile stays as it is.
 * @param categoryId the category that they get in place of their own, or null
 * @returns how many are there again
 * @throws NOT_FOUND where one is not there to be restored, BAD_USER_INPUT where its category is gone or
 *   it has none, CONFLICT where an equal record is there by now, or where somebody else has restored it into
 *   another category than the one that was chosen
 */
export async function restoreRecords(
  context: Context,
  keys: RecordKey[],
  categoryId: number | null,
): Promise<number> {
  const idsOf = groupedBy(keys, ({ kind }) => kind);
  // In the same order in every transaction, so that two of them do not wait for each other.
  const wanted = contentKinds.flatMap((kind) => {
    const ids = new Set(idsOf.get(kind.name)?.map(({ recordId }) => recordId));
    return ids.size > 0 ? { kind, ids: [...ids] } : [];
  });
  const columns = categoryColumn(
    wanted.map(({ kind }) => kind),
    categoryId,
  );
  try {
    await transaction(context.prisma, async (tx) => {
      await setActingAccount(tx, requireViewer(context).id);
      for (const { kind, ids } of wanted) await restoreKind(context, tx, { kind, ids, columns });
    });
    return wanted.reduce((sum, { ids }) => sum + ids.length, 0);
  } finally {
    // Also after a failure: a connection may be lost when the change was committed already.
    for (const { kind } of wanted) context.cache.invalidate(kind.name);
  }
}

/**
 * The column by which a category that was chosen takes the place of the former one.
 * @throws BAD_USER_INPUT where the kinds cannot have it: their categories are numbered apart
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
  /** What they get in place of what they had. */
  columns: { categoryId?: number };
}

async function restoreKind(
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
    await requireChosenCategory(tx, kind, others, columns);
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
 * What is there already must not be in another category than the one that was chosen for it: whoever chose
 * would not know that somebody else has chosen another.
 * @throws CONFLICT
 */
async function requireChosenCategory(
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

/** Rows that were deleted before a column was added lack it, and get its default. */
async function insertRows(tx: Transaction, { source }: ContentKind, rows: object[]) {
  const alike = groupedBy(rows, (row) => Object.keys(row).sort().join());
  for (const each of alike.values()) await insert(tx, source.name, each);
}

/** Inserts rows that have the columns of the first one. */
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

/** What people are told of what the database refuses. */
export function refusalOf(error: unknown, { messages, duplicateField }: ContentKind): unknown {
  const codes = new Set(errorSources(error).flatMap(codesOf));
  if (codes.has('23503')) return categoryNotFound(messages);
  if (codes.has('23505') && duplicateField) return duplicate(duplicateField, messages);
  return error;
}
