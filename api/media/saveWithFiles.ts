import type { Readable } from 'node:stream';
import type { Context } from '../context.ts';
import { transaction } from '../database/transaction.ts';
import { isOwnFailure, mediaUnavailable } from '../errors.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { requireActiveSession } from '../session/requireActiveSession.ts';
import type { Bucket } from './mediaStore.ts';
import { claimFile, recordUpload, removeUnusedFilesSoon } from './unusedFiles.ts';

/** A file that was read and checked, ready to be stored. */
export interface NewFile {
  /** Without a folder; its ending is that of the real type. */
  filename: string;
  content: () => Readable;
  /** In pixels, where known. */
  width: number | null;
  height: number | null;
  /** How large it is, where known. */
  bytes?: number;
}

/** A file in the store. */
export interface StoredFile {
  path: string;
  url: string;
  width: number | null;
  height: number | null;
  bytes: number | null;
}

/**
 * Saves a row together with its files: the files are stored, then one transaction claims them and
 * writes the row. Whatever fails or is killed on the way, every file either belongs to a row or is
 * listed for removal.
 * @param files new files by their role; null where there is none
 * @param save writes the row, and marks files as unused that it no longer refers to
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

async function storeFile(context: Context, bucket: Bucket | null, file: NewFile, paths: string[]) {
  if (!bucket) throw new Error('This kind of record has no place for files.');
  const path = await recordUpload(context, bucket, file.filename);
  try {
    const url = await context.media.put(path, file.content());
    paths.push(path);
    const { width, height, bytes = null } = file;
    return { path, url, width, height, bytes };
  } catch (error) {
    // The upload ended before it was read to its end: nothing is wrong with the store.
    if (isOwnFailure(error)) throw error;
    // A store that did not respond may still save the file later: its entry stays for its whole time.
    context.log.error({ err: error, path }, 'the media store failed');
    throw mediaUnavailable();
  }
}

/** Lets uploads without a row be removed at once. If this fails too, they are removed later. */
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
