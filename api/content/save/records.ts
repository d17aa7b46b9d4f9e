import { isDeepStrictEqual } from 'node:util';
import { requireViewer } from '../../access.ts';
import type { Context } from '../../context.ts';
import { hasErrorCode } from '../../database/errorSources.ts';
import { setActingAccount, transaction } from '../../database/transaction.ts';
import {
  categoryNotFound,
  changedMeanwhile,
  duplicate,
  orNotFound,
  unknownRecord,
} from '../../errors.ts';
import { insertRow } from './insertRow.ts';
import type { ChangeColumns, RecordModel, Transaction, WriteWith } from './recordModel.ts';
import { bucketOf } from '../../media/mediaStore.ts';
import { type NewFile, saveWithFiles, type StoredFile } from '../../media/saveWithFiles.ts';
import { markFilesUnused, removeUnusedFilesSoon } from '../../media/unusedFiles.ts';
import { endOfRestoring, noteDeleter } from '../trash/deletedRecords.ts';
import { unmarkExample } from '../examples/exampleRecords.ts';
import { rowId } from '../lists/id.ts';
import { claimAlbum } from '../media/album.ts';
import { storedPaths, without } from '../media/storedPaths.ts';
import { noteEditor } from '../history/revisions.ts';
import { type ClaimKey, type SavedVersion, saveOnce, type Submission } from './submissions.ts';

type Files<Role extends string> = Record<Role, NewFile | null>;
export type StoredFiles<Role extends string> = Record<Role, StoredFile | null>;

/**
 * Creates a record with its files.
 * @param submission makes a repeated request harmless; null without an idempotency key
 * @throws CONFLICT for a duplicate, BAD_USER_INPUT for a category that does not exist,
 * MEDIA_UNAVAILABLE, UPLOAD_EXPIRED, and the errors of `saveOnce`
 */
export function createRecord<Row extends SavedVersion, Columns, Role extends string>(
  context: Context,
  model: RecordModel<Row, Columns>,
  submission: Submission | null,
  files: Files<Role>,
  columnsOf: (stored: StoredFiles<Role>) => NoInfer<Columns>,
  writeWith: WriteWith<Row> | null = null,
): Promise<Row> {
  const createdBy = requireViewer(context).id;
  const create = async (tx: Transaction, stored: StoredFiles<Role>) => {
    const columns = await claimAlbumOf(context, tx, model, columnsOf(stored), null);
    const data = { ...columns, createdBy };
    const row = model.source
      ? await insertRow<Row>(tx, model.source, { createdAt: context.now(), ...data })
      : await model.rows(tx).create({ data });
    await writeWith?.write(tx, row);
    return row;
  };
  const hasFiles = Object.values(files).some(Boolean);
  if (!hasFiles && !submission && !writeWith) {
    const none = files as Record<Role, null>;
    // A single statement needs no transaction.
    if (pathsOf(model, columnsOf(none) as unknown as Row).length === 0)
      return change(context, model, () => create(context.prisma, none));
  }
  return save(context, model, submission, files, create);
}

/**
 * Changes a record, and its files if new ones are given. Files that it no longer references are
 * marked as unused in the same transaction, and removed when no version can restore them. If all
 * values are equal, nothing is written, so that the history has no empty version.
 * @param submission makes a repeated request harmless; null without an idempotency key
 * @param seen the record, and its version as its editor last saw it
 * @throws NOT_FOUND, CONFLICT if somebody else changed it since, and the errors of `createRecord`
 */
export async function updateRecord<Row extends SavedVersion, Columns, Role extends string>(
  context: Context,
  model: RecordModel<Row, Columns>,
  submission: Submission | null,
  seen: { id: string; version: number },
  files: Files<Role>,
  columnsOf: (stored: StoredFiles<Role>, before: Row) => Partial<NoInfer<Columns>>,
  writeWith: WriteWith<Row> | null = null,
): Promise<Row> {
  const where = { id: rowId(seen.id) ?? 0, version: seen.version };
  let replaced: string[] = [];
  const saved = await save(context, model, submission, files, async (tx, stored) => {
    if (!model.kind) await setActingAccount(tx, requireViewer(context).id);
    const before = await findRow(tx, model, where.id);
    if (before.version !== where.version) throw changedMeanwhile(model.type);
    const columns = await claimAlbumOf(context, tx, model, columnsOf(stored, before), before);
    if (isUnchanged(before, columns) && !(await writeWith?.isChange(tx, before))) return before;
    const data = { ...columns, version: { increment: 1 as const } };
    const row = await model.rows(tx).update({ where, data });
    if (model.kind) {
      await noteEditor(context, tx, model.kind, where);
      await unmarkExample(tx, model.kind, where.id);
    }
    await writeWith?.write(tx, row);
    await model.checkChange?.(tx, row, before);
    replaced = without(pathsOf(model, before), pathsOf(model, row));
    const owner = model.kind ? { kind: model.kind, recordId: where.id } : null;
    await markFilesUnused(tx, replaced, endOfKeeping(context, model), owner);
    return row;
  });
  if (replaced.length > 0) removeUnusedFilesSoon(context);
  return saved;
}

/** Creates the function that changes columns of a model. */
export const changeColumns =
  <Row extends SavedVersion, Columns>(model: RecordModel<Row, Columns>): ChangeColumns =>
  (context, seen, columns, writeWith) =>
    updateRecord(
      context,
      model,
      null,
      seen,
      {},
      () => columns as Partial<Columns>,
      writeWith as WriteWith<Row> | null,
    );

/** Whether a row already has these column values. A new file has a new address. */
const isUnchanged = (row: object, columns: object) =>
  isDeepStrictEqual({ ...row, ...columns }, { ...row });

/** Saves a record with its files, once for each submission. */
function save<Row extends SavedVersion, Columns, Role extends string>(
  context: Context,
  model: RecordModel<Row, Columns>,
  submission: Submission | null,
  files: Files<Role>,
  write: (tx: Transaction, stored: StoredFiles<Role>) => Promise<Row>,
): Promise<Row> {
  const bucket = model.content && bucketOf(model.content);
  const saving = (claimKey?: ClaimKey) =>
    saveWithFiles(context, bucket, files, async (tx, stored) => {
      const row = await write(tx, stored);
      await claimKey?.(tx, row);
      return row;
    });
  const storesFiles = Object.values(files).some(Boolean);
  const find = (id: number) => findRow(context.prisma, model, id);
  return change(context, model, () =>
    submission ? saveOnce(context, submission, storesFiles, find, saving) : saving(),
  );
}

/**
 * Deletes a record. Its files are marked as unused in the same transaction, and removed when it can
 * no longer be restored.
 * @param seen the record, and its version as it was last seen
 * @returns its id
 * @throws NOT_FOUND, CONFLICT if somebody else changed it since, and the errors of `checkDeletion`
 */
export async function deleteRecord<Row extends SavedVersion, Columns>(
  context: Context,
  model: RecordModel<Row, Columns>,
  seen: { id: string; version: number },
): Promise<string> {
  const where = { id: rowId(seen.id) ?? 0, version: seen.version };
  await change(context, model, () =>
    transaction(context.prisma, async (tx) => {
      if (!model.kind) await setActingAccount(tx, requireViewer(context).id);
      const { version } = await findRow(tx, model, where.id);
      if (version !== where.version) throw changedMeanwhile(model.type);
      await model.checkDeletion?.(tx, where.id);
      // The row at its deletion: another transaction may have changed its files since it was found.
      const row = await model.rows(tx).delete({ where });
      if (model.kind) await noteDeleter(context, tx, { kind: model.kind, recordId: where.id });
      await markFilesUnused(tx, pathsOf(model, row), endOfKeeping(context, model));
    }),
  );
  removeUnusedFilesSoon(context);
  return seen.id;
}

const pathsOf = <Row extends SavedVersion, Columns>(model: RecordModel<Row, Columns>, row: Row) =>
  storedPaths(model.pathsOf?.(row) ?? []);

/** Claims the files of an album, if the model has one. */
const claimAlbumOf = async <Row extends SavedVersion, Columns, Data>(
  context: Context,
  tx: Transaction,
  { kind }: RecordModel<Row, Columns>,
  columns: Data,
  before: Row | null,
): Promise<Data> => (kind ? claimAlbum(context, tx, kind, columns, before) : columns);

/** The time until which replaced files are kept; a model without a history keeps none. */
const endOfKeeping = (context: Context, { kind }: { kind?: string }) =>
  kind ? endOfRestoring(context) : context.now();

/** @throws NOT_FOUND */
async function findRow<Row extends SavedVersion, Columns>(
  tx: Transaction,
  { rows, type }: RecordModel<Row, Columns>,
  id: number,
): Promise<Row> {
  return orNotFound(await rows(tx).findUnique({ where: { id } }), type);
}

/**
 * Runs a transaction and then invalidates the caches of the content. Translates database errors
 * into errors for people.
 */
function change<Result>(
  { cache }: Context,
  model: Pick<
    RecordModel<SavedVersion, unknown>,
    'type' | 'messages' | 'content' | 'duplicateField' | 'referenceField'
  >,
  transaction: () => Promise<Result>,
): Promise<Result> {
  const kinds = model.content ? [model.content] : [];
  return cache.changing(kinds, transaction).catch((error: unknown) => {
    if (hasErrorCode(error, '23505') && model.duplicateField)
      throw duplicate(model.duplicateField, model.messages);
    if (hasErrorCode(error, '23503'))
      throw model.referenceField
        ? unknownRecord(model.referenceField, model.messages)
        : categoryNotFound(model.messages);
    // The row was just found, but another request changed or deleted it before this write.
    if (hasErrorCode(error, 'P2025')) throw changedMeanwhile(model.type);
    throw error;
  });
}
