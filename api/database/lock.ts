import type pg from 'pg';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { StartupError } from '../startupError.ts';
import { openConnection, poolerAdvice } from './connect.ts';

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

/**
 * The number of checks whether backends are shared. Other clients can hide it once, but hardly
 * three times.
 */
const looks = 3;

/**
 * Opens a connection with a PostgreSQL session, for things that last longer than a transaction: a
 * lock, a setting, LISTEN.
 * @throws StartupError if there is a transaction pooler, and as `openConnection` does
 */
async function openDirectConnection(url: string): Promise<pg.Client> {
  const connection = await openConnection(url);
  try {
    const other = await openConnection(url);
    try {
      for (let look = 0; look < looks; look += 1) {
        if (await shareBackends(connection, other)) {
          throw new StartupError(poolerAdvice(new URL(url)));
        }
      }
    } finally {
      await other.end();
    }
    return connection;
  } catch (error) {
    await connection.end();
    throw error;
  }
}

/** A pooler may give both connections the same backend, one transaction after the other. */
async function shareBackends(one: pg.Client, other: pg.Client): Promise<boolean> {
  const before = await backendOf(one);
  await other.query('BEGIN');
  const taken = await backendOf(other);
  const after = await backendOf(one);
  await other.query('COMMIT');
  return before === taken || before !== after;
}

async function backendOf(connection: pg.Client): Promise<number | undefined> {
  const { rows } = await connection.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  return rows[0]?.pid;
}
