import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import pg from 'pg';
import { inject, describe, expect, it } from 'vitest';
import { connectDatabase } from '../../../api/database/connect.ts';
import { DatabasePool } from '../../../api/database/databasePool.ts';
import { StartupError } from '../../../api/startupError.ts';
import { createTestDatabase } from '../../support/postgres.ts';

/** The error message for an address that does not work. */
async function complaint(url: string): Promise<string> {
  const error: unknown = await connectDatabase(url).catch((error: unknown) => error);
  expect(error).toBeInstanceOf(StartupError);
  const message = error instanceof Error ? error.message : '';
  expect(message).not.toContain('secret');
  expect(message).not.toContain('\n');
  return message;
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

describe('connecting to the database', () => {
  it('works', async () => {
    const database = await createTestDatabase();
    const prisma = await connectDatabase(database.url);
    expect(await prisma.event.count()).toBe(0);
    await prisma.$disconnect();
    await database.drop();
  });

  it('outlasts the end of an idle connection', async () => {
    const database = await createTestDatabase();
    const pool = new DatabasePool(database.url, 'test');
    const client = await pool.connect();
    const ended = new Promise((resolve) => client.once('end', resolve));
    client.release();
    const other = new pg.Client(database.url);
    await other.connect();
    await other.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'test'`,
    );
    await ended;
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await Promise.all([pool.end(), other.end()]);
    await database.drop();
  });

  it('reports an address where nothing listens', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const port = portOf(server);
    server.close();
    await once(server, 'close');
    expect(await complaint(`postgresql://someone:secret@127.0.0.1:${port}/site`)).toMatch(
      `Cannot reach PostgreSQL at 127.0.0.1:${port} (database "site")`,
    );
  });

  it('reports a host that does not exist', async () => {
    expect(await complaint('postgresql://someone:secret@no-such-host.invalid/site')).toMatch(
      'no-such-host.invalid:5432',
    );
  });

  it('times out if a server accepts the connection and does not respond', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `postgresql://someone:secret@127.0.0.1:${portOf(server)}/site`;
    expect(await complaint(url)).toMatch('Cannot reach PostgreSQL');
    server.close();
  });

  it('distinguishes a wrong password from a missing database', async () => {
    const wrong = new URL(inject('postgresUrl'));
    wrong.password = 'secret';
    expect(await complaint(wrong.href)).toMatch(/refuses user "\w+" for database "\w+"/);
    const missing = new URL(inject('postgresUrl'));
    missing.pathname = '/missing';
    expect(await complaint(missing.href)).toMatch(/has no database "missing"/);
  });
});
