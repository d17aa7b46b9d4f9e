import type pg from 'pg';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { StartupError } from '../startupError.ts';
import { openDirectConnection } from './directConnection.ts';

/** How long one process may keep another waiting, in PostgreSQL's notation. */
const lockTimeout = '10min';

/**
 * Does work that only one process at a time may do on this database; the others wait. The lock
 * is a connection's, so it goes when the process that holds it dies, however it dies.
 * @param name which work; locks of different names are independent
 * @param work gets the connection that holds the lock
 * @param url PostgreSQL's own address, not a pooler's
 * @throws StartupError when another process does not finish within ten minutes, or where a
 * transaction pooler is at the address.
 */
export async function withDatabaseLock<Result>(
  url: string,
  name: string,
  work: (connection: pg.Client) => Promise<Result>,
): Promise<Result> {
  const connection = await openDirectConnection(url);
  try {
    await connection.query(`SET lock_timeout = '${lockTimeout}'`);
    await connection.query(`SELECT pg_advisory_lock(hashtext('database'), hashtext($1))`, [name]);
    await connection.query('RESET lock_timeout');
    return await work(connection);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '55P03') {
      throw new StartupError(
        `Another process has been at work on the database for ${lockTimeout} (${name}). End it first.`,
      );
    }
    throw error;
  } finally {
    await connection.end();
  }
}

/** Whether a process holds such a lock at this moment. */
export async function isLockedFor(
  prisma: Pick<PrismaClient, '$queryRaw'>,
  name: string,
): Promise<boolean> {
  // Shared, and given back at once: those who ask do not keep each other from it.
  const rows = await prisma.$queryRaw<{ free: boolean }[]>`
    SELECT pg_try_advisory_xact_lock_shared(hashtext('database'), hashtext(${name})) AS free`;
  return rows[0]?.free === false;
}
