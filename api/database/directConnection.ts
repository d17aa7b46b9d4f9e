import type pg from 'pg';
import { StartupError } from '../startupError.ts';
import { openConnection, poolerAdvice } from './connect.ts';

/** How often we look whether backends are shared: other clients can hide it once, hardly ever thrice. */
const looks = 3;

/**
 * Opens a connection that is a session of PostgreSQL, for what lasts longer than a transaction: a
 * lock, a setting, listening.
 * @throws StartupError where a transaction pooler is in between, and as `openConnection` does.
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
