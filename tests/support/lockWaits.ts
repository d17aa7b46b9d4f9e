import type { PrismaClient } from '../../api/generated/prisma/client.ts';

/** How many connections to a database wait for a lock. */
export async function lockWaits(prisma: Pick<PrismaClient, '$queryRaw'>): Promise<number> {
  const [row] = await prisma.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return row?.count ?? 0;
}
