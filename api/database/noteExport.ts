import type { PrismaClient } from '../generated/prisma/client.ts';

/** What somebody took out of the site: a backup of everything, or a list as CSV. */
export interface Export {
  /** The name of a kind of record, or of what else it was. */
  what: string;
  /** How many rows of it; left out for a backup. */
  rows?: number;
}

/** Notes in the log of activity that an account took something out of the site. */
export async function noteExport(
  { prisma, now }: { prisma: PrismaClient; now: () => Date },
  account: string,
  details: Export,
): Promise<void> {
  await prisma.activity.create({
    data: { at: now(), account, action: 'EXPORTED', kind: 'export', details: { ...details } },
  });
}
