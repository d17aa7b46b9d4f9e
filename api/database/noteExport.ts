import type { PrismaClient } from '../generated/prisma/client.ts';

/** An export: a backup of everything, or a list as CSV. */
export interface Export {
  /** The name of a kind of record, or of another list. */
  what: string;
  /** The number of rows; absent for a backup. */
  rows?: number;
}

/** Records in the activity log that an account has exported data. */
export async function noteExport(
  { prisma, now }: { prisma: PrismaClient; now: () => Date },
  account: string,
  details: Export,
): Promise<void> {
  await prisma.activity.create({
    data: { at: now(), account, action: 'EXPORTED', kind: 'export', details: { ...details } },
  });
}
