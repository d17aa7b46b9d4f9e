import { connectDatabase } from '../database/connect.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import type { Manifest } from './manifest.ts';
import { messageOf } from '../startupError.ts';

/** The maximum length of a recorded error message, in characters. */
const maxFailureLength = 500;

/** The client disconnected before the backup was complete. */
export class CancelledBackup extends Error {}

/**
 * Makes a backup and records its result in the database, for the dashboard. A failure to record
 * changes neither the result nor the error. A cancelled backup does not count as failed.
 * @param url the database to back up
 * @param make makes the backup
 * @param complain is called if a success could not be recorded
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
    // The database itself may be the cause. The error of the backup is more important.
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
