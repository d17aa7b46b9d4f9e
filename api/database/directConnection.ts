import type pg from 'pg';
import { StartupError } from '../startupError.ts';
import { openConnection, poolerAdvice } from './connect.ts';

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
export async function openDirectConnection(url: string): Promise<pg.Client> {
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
