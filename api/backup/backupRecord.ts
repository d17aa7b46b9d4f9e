import { connectDatabase } from '../database/connect.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import type { Manifest } from './manifest.ts';

/** Characters of an error message that are recorded. */
const maxFailureLength = 500;

/** Whoever asked for the backup went away before its end. */
export class CancelledBackup extends Error {}

/**
 * Makes a backup and records in the database whether it succeeded, for the dashboard. Recording is
 * best effort: it changes neither the result nor the error. One that was cancelled did not fail.
 * @param url the database that is backed up
 * @param make makes the backup
 * @param complain is called when a success could not be recorded
 */
export async function recordBackup(
  url: string,
  make: () => Promise<Manifest>,
  complain: (line: string) => void,
): Promise<Manifest> {
  let manifest: Manifest;
  try {
    manifest = await make();
  } catch (error) {
    if (error instanceof CancelledBackup) throw error;
    const failure = messageOf(error).slice(0, maxFailureLength);
    // The database may be what failed; the error of the backup itself is what matters.
    await write(url, { failedAt: new Date(), failure }).catch(() => undefined);
    throw error;
  }
  const { createdAt: succeededAt } = manifest;
  try {
    await write(url, { succeededAt, failedAt: null, failure: null });
  } catch (error) {
    complain(`The backup is made, but the dashboard will not show it: ${messageOf(error)}`);
  }
  return manifest;
}

async function write(url: string, record: Prisma.BackupRecordCreateInput): Promise<void> {
  const prisma = await connectDatabase(url, { name: 'backup' });
  try {
    await prisma.backupRecord.upsert({ where: { id: 1 }, create: record, update: record });
  } finally {
    await prisma.$disconnect();
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
