import { requireViewer } from '../../access.ts';
import type { Context } from '../../context.ts';
import { transaction } from '../../database/transaction.ts';
import { changedMeanwhile, notFound } from '../../errors.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { claimKeptFiles, markFilesUnused } from '../../media/unusedFiles.ts';
import type { ContentKind } from '../content.ts';
import { earliestRemoval, endOfRestoring } from '../trash/deletedRecords.ts';
import { unmarkExample } from '../examples/exampleRecords.ts';
import { choicesIn } from '../../shared/content/emptyFields.rules.ts';
import { pictured } from '../../shared/content/album.rules.ts';
import type { Transaction } from '../save/recordModel.ts';
import { categoryColumn, insert, refusalOf } from '../trash/restoreRecords.ts';
import type { RestoredRevision } from './revision.types.ts';
import { haveSameFiles, pathsOf } from './revisionFiles.ts';
import {
  checkPublication,
  type CheckedRow,
  type CheckedValues,
} from '../publication/checkPublication.ts';
import { noteEditor, restoredColumns } from './revisions.ts';
import { without } from '../media/storedPaths.ts';

/** The former version to restore. */
interface Former {
  /** The number of a former version. */
  version: number;
  /** The category that replaces the one of that version, or null. */
  categoryId: number | null;
}

/**
 * Restores the texts of a former version as a new version, with its translations, and its files if
 * they still exist. The current files are kept for a later restore.
 * @param seen the record, and its version as its editor last saw it
 * @param write writes further data in the same transaction
 * @throws NOT_FOUND, CONFLICT if somebody else changed it since or an equal record exists by now,
 * BAD_USER_INPUT if its category or a required file does not exist any more, it has no category, or
 * it was an incomplete draft and the record is none
 */
export async function restoreRevision(
  context: Context,
  kind: ContentKind,
  seen: { id: number; version: number },
  former: Former,
  write: (tx: Transaction) => Promise<void> = () => Promise.resolve(),
): Promise<RestoredRevision> {
  requireViewer(context);
  const restoredFiles = await context.cache
    .changing([kind.name], () =>
      transaction(context.prisma, async (tx) => {
        const isWhole = await restore(context, tx, kind, seen, former);
        await write(tx);
        return isWhole;
      }),
    )
    .catch((error: unknown) => {
      throw refusalOf(error, kind);
    });
  return { version: seen.version + 1, restoredFiles };
}

async function restore(
  context: Context,
  tx: Transaction,
  kind: ContentKind,
  seen: { id: number; version: number },
  former: Former,
): Promise<boolean> {
  const newCategory = categoryColumn([kind], former.categoryId);
  const key = { kind: kind.name, recordId: seen.id };
  const { table } = kind.source;
  const [row] = await tx.$queryRaw<{ version: number; values: object }[]>`
    SELECT version, to_jsonb(record) AS "values" FROM ${table} AS record
    WHERE id = ${seen.id} FOR UPDATE`;
  const revision = await tx.revision.findUnique({
    where: { kind_recordId_version: { ...key, version: former.version } },
  });
  if (!row || !revision) throw notFound(kind.typename);
  if (row.version !== seen.version) throw changedMeanwhile(kind.typename);
  const stored = revision.values as Record<string, unknown>;
  // A version may be older than the column of a choice.
  const values = { ...stored, ...choicesIn(kind.fields, stored), ...newCategory };
  const paths = pathsOf(kind, row.values);
  const restoredFiles = await claimFiles(context, tx, pathsOf(kind, values), paths);
  // The description of a picture stays with the picture.
  const kept = restoredFiles ? [] : [...kind.fileColumns, ...Object.keys(pictured)];
  const columns = Prisma.raw(
    restoredColumns(values, kept)
      .map((name) => `"${name}"`)
      .join(', '),
  );
  const [written] = await tx.$queryRaw<{ values: CheckedRow }[]>`
    UPDATE ${table} AS record SET version = version + 1, (${columns}) = (
      SELECT ${columns} FROM jsonb_populate_record(NULL::${table}, ${JSON.stringify(values)}::jsonb))
    WHERE id = ${seen.id} RETURNING to_jsonb(record) AS "values"`;
  if (!written) throw notFound(kind.typename);
  const replaced = without(paths, pathsOf(kind, written.values));
  await markFilesUnused(tx, replaced, endOfRestoring(context), key);
  await noteEditor(context, tx, kind.name, seen, former.version);
  await unmarkExample(tx, kind.name, seen.id);
  await tx.translation.deleteMany({ where: key });
  await insert(tx, 'translation', (revision.translations ?? []) as object[]);
  await checkPublication(tx, kind, written.values, revision.values as CheckedValues);
  return restoredFiles;
}

/**
 * Assigns the files of a former version to the record again.
 * @returns false if one of them does not exist any more
 */
async function claimFiles(
  context: Context,
  tx: Transaction,
  former: string[],
  present: string[],
): Promise<boolean> {
  if (haveSameFiles(former, present)) return true;
  // If no files are kept, the current file would be lost.
  if (context.trashDays === 0) return false;
  return claimKeptFiles(tx, without(former, present), earliestRemoval(context));
}
