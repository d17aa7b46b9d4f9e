import { rm } from 'node:fs/promises';
import pg from 'pg';
import { openConnection } from '../../api/database/connect.ts';
import { withDatabaseLock } from '../../api/database/lock.ts';
import { migrate } from '../../api/database/migrate.ts';
import { temporaryFolder } from '../../api/database/scratchPostgres.ts';
import { inDatabase } from '../support/globalPostgres.ts';
import { spawnServer } from '../support/serverProcess.ts';
import { type Amounts, fill } from './fill.ts';

export const admin = { ADMIN_EMAIL: 'admin@example.org', ADMIN_PASSWORD: 'injera wot kitfo shiro' };

/** A server process under measurement. */
export interface Product {
  url: string;
  pid: number;
  /** Everything that it has printed, with its log. */
  output: () => string;
  stop(): Promise<void>;
}

/** Makes a database of the given server, with rows in tables of the site or others. @returns its address */
export async function makeDatabase(
  server: string,
  name: string,
  rows: Amounts,
  makeTables: (url: string) => Promise<unknown> = (url) =>
    withDatabaseLock(url, 'prepare', (held) => migrate(held)),
): Promise<string> {
  const connection = await openConnection(server);
  await connection.query(`CREATE DATABASE "${name}"`);
  await connection.end();
  const url = inDatabase(server, name);
  await makeTables(url);
  const database = new pg.Client(url);
  await database.connect();
  await fill(database, rows);
  await database.end();
  return url;
}

/** @returns the only column that a statement selects */
export async function column(url: string, sql: string): Promise<string[]> {
  const database = new pg.Client(url);
  await database.connect();
  const { rows } = await database.query<[unknown]>({ text: sql, rowMode: 'array' });
  await database.end();
  return rows.map(([value]) => String(value));
}

/** Starts the built server on a database; `profile` names a folder for its processor profile. */
export async function startProduct(
  databaseUrl: string,
  settings: NodeJS.ProcessEnv = {},
  profile?: string,
): Promise<Product> {
  const flags = profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : [];
  const dataDir = temporaryFolder();
  const server = spawnServer(
    dataDir,
    { DATABASE_URL: databaseUrl, LOG_LEVEL: 'error', ...admin, ...settings },
    [process.execPath, ...flags, 'dist/server/server.js'],
  );
  return {
    url: await server.up,
    pid: server.child.pid ?? 0,
    output: () => server.output(),
    async stop() {
      server.child.kill('SIGTERM');
      await server.ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Sends an operation to the API, and fails unless the response has no errors. */
export async function ask(
  url: string,
  query: string,
  variables: Record<string, unknown> = {},
  token?: string,
): Promise<Record<string, unknown>> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as {
    data: Record<string, unknown>;
    errors?: unknown;
  };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** @returns an access token, good for 15 minutes */
export async function signIn(url: string): Promise<string> {
  const data = await ask(
    url,
    'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { accessToken } }',
    { email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD },
  );
  return (data['signIn'] as { accessToken: string }).accessToken;
}
