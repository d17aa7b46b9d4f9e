import { requireViewer } from '../access.ts';
import type { Context } from '../context.ts';
import { transaction } from '../database/transaction.ts';
import type { FormMessages } from '../../client/messages/words.ts';
import { categoryNotFound, changedMeanwhile, duplicate, notFound } from '../errors.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import type { Bucket } from '../media/mediaStore.ts';
import { type NewFile, saveWithFiles, type StoredFile } from '../media/saveWithFiles.ts';
import { markFileUnused, removeUnusedFilesSoon } from '../media/unusedFiles.ts';
import { rowId } from './id.ts';
import type { ContentKind } from '../cache/cachePolicy.ts';
import {
  type ClaimedSubmission,
  type SavedVersion,
  saveOnce,
  type Submission,
} from './submissions.ts';

type Transaction = Prisma.TransactionClient;
type Files<Role extends string> = Record<Role, NewFile | null>;
type Stored<Role extends string> = Record<Role, StoredFile | null>;

/** What creating, changing and deleting need to know of a kind of record. */
export interface RecordModel<Row> {
  /** Its type in the schema. */
  type: string;
  /** The messages of its form's fields. */
  messages: FormMessages;
  /** What visitors see of it; null when they see nothing. */
  content: ContentKind | null;
  bucket: Bucket | null;
  find: (tx: Transaction, id: number) => Promise<Row | null>;
  remove: (tx: Transaction, id: number) => Promise<unknown>;
  /** The files that a row refers to. */
  pathsOf: (row: Row) => (string | null)[];
  /** The field to blame when an equal record is there already. */
  duplicateField?: string;
}

/**
 * Creates a record with its files.
 * @param submission makes a repeat harmless; null without an idempotency key
 * @throws CONFLICT for a duplicate, BAD_USER_INPUT for a category that is gone, MEDIA_UNAVAILABLE,
 *   UPLOAD_EXPIRED, and what `saveOnce` throws.
 */
export function createRecord<Row extends SavedVersion, Role extends string>(
  context: Context,
  kind: RecordModel<Row>,
  submission: Submission | null,
  files: Files<Role>,
  write: (tx: Transaction, stored: Stored<Role>, createdBy: string) => Promise<Row>,
): Promise<Row> {
  const createdBy = requireViewer(context).id;
  const hasFiles = Object.values(files).some((file) => file !== null);
  if (!hasFiles && !submission) {
    const none = files as Record<Role, null>;
    // One statement needs no transaction around it.
    return change(context, kind, () => write(context.prisma, none, createdBy));
  }
  return save(context, kind, submission, files, async (tx, stored) => ({
    row: await write(tx, stored, createdBy),
    replaced: [],
  }));
}

/**
 * Changes a record, and its files where new ones are given; files it refers to no longer are
 * given up.
 * @param submission makes a repeat harmless; null without an idempotency key
 * @param seen which record, and its version as its editor last saw it
 * @throws NOT_FOUND, CONFLICT when somebody else changed it since, and what `createRecord` throws.
 */
export function updateRecord<Row extends SavedVersion, Role extends string>(
  context: Context,
  kind: RecordModel<Row>,
  submission: Submission | null,
  seen: { id: string; version: number },
  files: Files<Role>,
  write: (
    tx: Transaction,
    where: SavedVersion,
    stored: Stored<Role>,
    next: { version: { increment: 1 } },
  ) => Promise<Row>,
): Promise<Row> {
  const where = { id: rowId(seen.id) ?? 0, version: seen.version };
  return save(context, kind, submission, files, async (tx, stored) => {
    const before = await kind.find(tx, where.id);
    if (!before) throw notFound(kind.type);
    if (before.version !== where.version) throw changedMeanwhile(kind.type);
    const row = await write(tx, where, stored, { version: { increment: 1 } });
    const kept = new Set(kind.pathsOf(row));
    return { row, replaced: kind.pathsOf(before).filter((path) => !kept.has(path)) };
  });
}

/** Saves a record with its files, once for each submission. */
function save<Row extends SavedVersion, Role extends string>(
  context: Context,
  kind: RecordModel<Row>,
  submission: Submission | null,
  files: Files<Role>,
  write: (
    tx: Transaction,
    stored: Stored<Role>,
  ) => Promise<{ row: Row; replaced: (string | null)[] }>,
): Promise<Row> {
  const saving = (claimed?: ClaimedSubmission) =>
    saveWithFiles(context, kind.bucket, files, async (tx, stored) => {
      await claimed?.claim(tx);
      const written = await write(tx, stored);
      await claimed?.note(tx, written.row);
      return written;
    });
  const find = (id: number) => kind.find(context.prisma, id);
  return change(context, kind, () =>
    submission ? saveOnce(context, submission, { type: kind.type, find }, saving) : saving(),
  );
}

/**
 * Deletes a record. Its files are marked as unused in the same transaction, and then removed.
 * @returns its id
 * @throws NOT_FOUND
 */
export async function deleteRecord<Row>(
  context: Context,
  kind: RecordModel<Row>,
  id: string,
): Promise<string> {
  const number = rowId(id) ?? 0;
  await change(context, kind, () =>
    transaction(context.prisma, async (tx) => {
      const row = await kind.find(tx, number);
      if (!row) throw notFound(kind.type);
      await kind.remove(tx, number);
      for (const path of kind.pathsOf(row)) if (path) await markFileUnused(tx, path, context.now());
    }),
  );
  removeUnusedFilesSoon(context);
  return id;
}

/**
 * Does a transaction, after which the caches forget what was made of the content before, and turns
 * what the database refuses into failures for people.
 */
async function change<Result>(
  { cache }: Context,
  kind: Pick<RecordModel<unknown>, 'type' | 'messages' | 'content' | 'duplicateField'>,
  transaction: () => Promise<Result>,
): Promise<Result> {
  try {
    return await transaction();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'P2002' && kind.duplicateField)
      throw duplicate(kind.duplicateField, kind.messages);
    if (code === 'P2003') throw categoryNotFound(kind.messages);
    // The row was there a moment ago, and changed or deleted before it could be written.
    if (code === 'P2025') throw changedMeanwhile(kind.type);
    throw error;
  } finally {
    // Also after a failure: a connection may be lost when the change was committed already.
    if (kind.content) cache.invalidate(kind.content);
  }
}
