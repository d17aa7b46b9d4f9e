import { randomBytes } from 'node:crypto';
import type { Services } from '../context.ts';
import { clockJump } from '../database/clockCheck.ts';
import { isLockedFor } from '../database/lock.ts';
import { Prisma, type UnusedFile } from '../generated/prisma/client.ts';
import { uploadExpired } from '../errors.ts';
import { millisecondsOfDay } from '../shared/dates/days.ts';
import type { Bucket } from './mediaStore.ts';

type Transaction = Prisma.TransactionClient;

/** The time in which a row must claim a stored file, in milliseconds: longer than any upload. */
export const uploadTimeout = 60 * 60 * 1000;

/** The pause before removing is tried again, in milliseconds. It grows with each failure up to a day. */
const retryDelay = (failures: number) => Math.min(60_000 * 2 ** failures, millisecondsOfDay);

/**
 * Chooses the key of a file that is about to be stored, and lists it as unused, so that the file is
 * removed unless a row claims it.
 */
export async function recordUpload(
  { prisma, now }: Services,
  bucket: Bucket,
  filename: string,
): Promise<string> {
  const present = now().getTime();
  // A key must never be used twice, even if the clock was set back.
  const unique = randomBytes(4).toString('hex');
  const path = `${bucket}/images/${String(present)}-${unique}-${filename}`;
  const removeAfter = new Date(present + uploadTimeout);
  await prisma.unusedFile.create({ data: { path, removeAfter } });
  return path;
}

/**
 * Assigns a stored file to the row that the same transaction writes.
 * @throws UPLOAD_EXPIRED if the file waited too long and may be removed
 */
export async function claimFile(tx: Transaction, path: string): Promise<void> {
  // If a removal has started, the file may not exist any more.
  const { count } = await tx.unusedFile.deleteMany({ where: { path, failures: 0 } });
  if (count !== 1) throw uploadExpired();
}

/** A record of content, by its kind and id. */
export interface FileOwner {
  kind: string;
  recordId: number;
}

/**
 * Lists files for removal, in the transaction that removes the references of the rows.
 * @param owner the record that can get them back until then, because a former version had them
 */
export async function markFilesUnused(
  tx: Transaction,
  paths: string[],
  removeAfter: Date,
  owner: FileOwner | null = null,
): Promise<void> {
  if (paths.length === 0) return;
  const [kind, recordId] = [owner?.kind ?? null, owner?.recordId ?? null];
  await tx.$executeRaw`
    INSERT INTO "unused-file" (path, "removeAfter", kind, "recordId")
    SELECT DISTINCT path, ${removeAfter.toISOString()}::timestamp, ${kind}, ${recordId}::int
    FROM unnest(${paths}::text[]) AS path
    ON CONFLICT (path) DO UPDATE SET "removeAfter" = excluded."removeAfter",
      kind = excluded.kind, "recordId" = excluded."recordId"`;
}

/** A file that no row references, and the time from which it may be removed. */
export type KeptFile = Pick<UnusedFile, 'path' | 'removeAfter'>;

/**
 * Finds which of the files are listed for removal and not being removed.
 * @param after only files that are removed after this time
 */
export function readKeptFiles(
  prisma: Pick<Transaction, '$queryRaw'>,
  paths: string[],
  after: Date,
  lock = Prisma.empty,
): Promise<KeptFile[]> {
  return prisma.$queryRaw`
    SELECT path, "removeAfter" FROM "unused-file"
    WHERE path = ANY(${paths}) AND failures = 0 AND "removeAfter" > ${after.toISOString()}::timestamp
    ORDER BY path ${lock}`;
}

/**
 * Assigns kept files to the row that the same transaction writes: all of them, or none.
 * @param after only files that are removed after this time
 * @returns whether all of them still existed
 */
export async function claimKeptFiles(
  tx: Transaction,
  paths: string[],
  after: Date,
): Promise<boolean> {
  const kept = await readKeptFiles(tx, paths, after, Prisma.sql`FOR UPDATE`);
  if (kept.length < paths.length) return false;
  await tx.unusedFile.deleteMany({ where: { path: { in: paths } } });
  return true;
}

/** Counts the files that are kept for former versions of a record. */
export const countKeptFiles = (
  prisma: Pick<Transaction, 'unusedFile'>,
  owner: FileOwner,
  now: Date,
): Promise<number> => prisma.unusedFile.count({ where: keptFor(owner, now) });

/**
 * Ends the time for which they are kept.
 * @returns the number of files
 */
export async function expireKeptFiles(
  tx: Transaction,
  owner: FileOwner,
  now: Date,
): Promise<number> {
  const where = keptFor(owner, now);
  const { count } = await tx.unusedFile.updateMany({ where, data: { removeAfter: now } });
  return count;
}

const keptFor = (owner: FileOwner, now: Date) => ({
  ...owner,
  failures: 0,
  removeAfter: { gt: now },
});

/**
 * Removes the unused files that are due. A failed removal is retried later. Several processes may
 * run this at the same time. During a backup nothing is removed, so that the backup finds the files
 * of its rows.
 * @returns the number of removed files
 */
export async function removeUnusedFiles({ prisma, media, now, log }: Services): Promise<number> {
  let removed = 0;
  const due = await prisma.unusedFile.findMany({
    where: { removeAfter: { lte: now() } },
    orderBy: { removeAfter: 'asc' },
    take: 100,
  });
  // Checked last: a backup that starts from now on sees that no row references these files.
  if (due.length === 0 || (await isLockedFor(prisma, 'backup'))) return 0;
  for (const { path, failures } of due) {
    // Postponed first, so that no other process tries while this one removes the file.
    const { count } = await prisma.unusedFile.updateMany({
      where: { path, failures, removeAfter: { lte: now() } },
      data: {
        failures: failures + 1,
        removeAfter: new Date(now().getTime() + retryDelay(failures)),
      },
    });
    if (count === 0) continue;
    try {
      await media.remove(path);
      await prisma.unusedFile.deleteMany({ where: { path } });
      removed++;
    } catch (error) {
      log.warn({ err: error, path }, 'an unused file could not be removed; it is tried again');
    }
  }
  return removed;
}

/** Removes unused files in the background, with the same checks as the jobs. Their next run retries failures. */
export function removeUnusedFilesSoon(services: Services): void {
  const present = services.now();
  // The clock may jump between the check and the removal.
  const checked = { ...services, now: () => present };
  void clockJump(checked)
    .then((jump) => (jump ? 0 : removeUnusedFiles(checked)))
    .catch((error: unknown) => {
      services.log.warn({ err: error }, 'unused files are removed later');
    });
}
