import type pg from 'pg';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { StartupError } from '../startupError.ts';
import { openDirectConnection } from './directConnection.ts';

/** The maximum time to wait for another process, in PostgreSQL's notation. */
const lockTimeout = '10min';

/**
 * Runs work that only one process at a time may do on this database; other processes wait. The lock
 * belongs to a connection, so it ends with the process, even if the process is killed.
 * @param name identifies the work; locks of different names are independent
 * @param work gets the connection that holds the lock
 * @param url the address of PostgreSQL itself, not of a pooler
 * @throws StartupError if another process does not finish within ten minutes, or if there is a
 * transaction pooler
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

/** Whether a process holds such a lock now. */
export async function isLockedFor(
  prisma: Pick<PrismaClient, '$queryRaw'>,
  name: string,
): Promise<boolean> {
  // A shared lock that is released at once, so that concurrent checks do not block each other.
  const rows = await prisma.$queryRaw<{ free: boolean }[]>`
    SELECT pg_try_advisory_xact_lock_shared(hashtext('database'), hashtext(${name})) AS free`;
  return rows[0]?.free === false;
}
