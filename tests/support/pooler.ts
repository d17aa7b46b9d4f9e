import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../api/database/postmaster.ts';
import { temporaryFolder } from '../../api/database/scratchPostgres.ts';
import { isRoot, postgresUser } from '../../api/database/systemUser.ts';
import pgbouncer from './pooler.json' with { type: 'json' };

export const hasPooler = existsSync(pgbouncer.program);

/** A PgBouncer in transaction mode, in front of a PostgreSQL. */
export interface Pooler {
  /** Its address and port. */
  host: string;
  stop(): Promise<void>;
}

/**
 * @param postgresUrl any database of the server
 * @param settings lines for its section `[pgbouncer]`
 */
export async function startPooler(postgresUrl: string, settings = ''): Promise<Pooler> {
  const { hostname, port, username, password } = new URL(postgresUrl);
  const own = await freePort();
  const folder = temporaryFolder('pooler-');
  const users = join(folder, 'users');
  const configuration = join(folder, 'pgbouncer.ini');
  writeFileSync(users, `"${username}" "${decodeURIComponent(password)}"\n`, { mode: 0o600 });
  writeFileSync(
    configuration,
    `[databases]
* = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${String(own)}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
max_client_conn = 1000
default_pool_size = 5
${settings}
`,
  );
  // It refuses to run as root.
  const user = isRoot() ? postgresUser() : undefined;
  if (user) chownSync(users, user.uid, user.gid);
  const child = spawn(pgbouncer.program, ['--quiet', configuration], { stdio: 'ignore', ...user });
  while (!(await isListening(own))) {
    if (child.exitCode !== null) throw new Error('PgBouncer does not start.');
    await sleep(20);
  }
  return {
    host: `127.0.0.1:${String(own)}`,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

/** The address of a database through a pooler. */
export function throughPooler(databaseUrl: string, host: string): string {
  const url = new URL(databaseUrl);
  url.host = host;
  // PgBouncer refuses this parameter in the address of the bundled PostgreSQL.
  url.searchParams.delete('options');
  return url.href;
}

async function isListening(port: number): Promise<boolean> {
  const socket = createConnection(port, '127.0.0.1');
  const isConnected = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isConnected;
}
