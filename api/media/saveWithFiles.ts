import type { Readable } from 'node:stream';
import type { Context } from '../context.ts';
import { transaction } from '../database/transaction.ts';
import { isOwnFailure, mediaUnavailable } from '../errors.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { requireActiveSession } from '../session/requireActiveSession.ts';
import { addDays } from '../shared/dates/days.ts';
import type { Bucket } from './mediaStore.ts';
import { claimFile, recordUpload, removeUnusedFilesSoon } from './unusedFiles.ts';

/** A validated file to be stored. */
export interface NewFile {
  /** Without a folder. Its extension is that of the real type. */
  filename: string;
  content: () => Readable;
  /** In pixels; null if it is not known. */
  width: number | null;
  height: number | null;
  /** The size, if it is known. */
  bytes?: number;
}

export interface StoredFile {
  path: string;
  url: string;
  width: number | null;
  height: number | null;
  bytes: number | null;
}

/**
 * Saves a row with its files. The files are stored first; then one transaction claims them and
 * writes the row. If a step fails or the process is killed, every file either belongs to a row or
 * is listed for removal.
 * @param files new files by role; null for none
 * @param save writes the row, and marks files as unused that it no longer references
 */
export async function saveWithFiles<Role extends string, Row>(
  context: Context,
  bucket: Bucket | null,
  files: Record<Role, NewFile | null>,
  save: (tx: Prisma.TransactionClient, stored: Record<Role, StoredFile | null>) => Promise<Row>,
): Promise<Row> {
  const stored = {} as Record<Role, StoredFile | null>;
  const paths: string[] = [];
  try {
    for (const role of Object.keys(files) as Role[]) {
      const file = files[role];
      stored[role] = file && (await storeFile(context, bucket, file, paths));
    }
    if (paths.length > 0) await requireActiveSession(context);
    return await transaction(context.prisma, async (tx) => {
      for (const path of paths) await claimFile(tx, path);
      return save(tx, stored);
    });
  } catch (error) {
    if (paths.length > 0) {
      await expireUploads(context, paths);
      removeUnusedFilesSoon(context);
    }
    throw error;
  }
}

/** Stores a file that a record claims later. It is removed if none has claimed it after a week. */
export async function storeForLater(
  context: Context,
  bucket: Bucket,
  file: NewFile,
): Promise<StoredFile> {
  await requireActiveSession(context);
  const stored = await storeFile(context, bucket, file, []);
  const removeAfter = addDays(context.now(), 7);
  const where = { path: stored.path, failures: 0 };
  const { width, height } = stored;
  await context.prisma.unusedFile.updateMany({ where, data: { removeAfter, width, height } });
  return stored;
}

async function storeFile(context: Context, bucket: Bucket | null, file: NewFile, paths: string[]) {
  if (!bucket) throw new Error('This kind of record has no place for files.');
  const path = await recordUpload(context, bucket, file.filename);
  try {
    const url = await context.media.put(path, file.content());
    paths.push(path);
    const { width, height, bytes = null } = file;
    return { path, url, width, height, bytes };
  } catch (error) {
    // The upload ended early. This is not an error of the store.
    if (isOwnFailure(error)) throw error;
    // A store that did not respond may still save the file later, so its entry stays until its time
    // ends.
    context.log.error({ err: error, path }, 'the media store failed');
    throw mediaUnavailable();
  }
}

/** Makes uploads without a row removable at once. If this fails too, they are removed later. */
async function expireUploads({ prisma, now, log }: Context, paths: string[]) {
  const where = { path: { in: paths } };
  await prisma.unusedFile
    .updateMany({ where, data: { removeAfter: now() } })
    .catch((error: unknown) => {
      log.warn(
        { err: error, paths },
        'uploaded files without a row are removed when their time is over',
      );
    });
}
