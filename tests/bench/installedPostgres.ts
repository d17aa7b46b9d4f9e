import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../api/database/postmaster.ts';
import { runProgram } from '../../api/database/runProgram.ts';
import { temporaryFolder } from '../../api/database/scratchPostgres.ts';
import { isRoot, postgresUser } from '../../api/database/systemUser.ts';

/** Where Debian puts each version. */
const versions = '/usr/lib/postgresql';

/** Starts Debian's newest PostgreSQL, if there is one, as it is set up by itself. */
export async function startInstalledPostgres() {
  const found = existsSync(versions) ? readdirSync(versions).map(Number) : [];
  if (found.length === 0) return undefined;
  const program = (name: string) => join(versions, String(Math.max(...found)), 'bin', name);
  const cwd = temporaryFolder('installed-postgres-');
  const user = isRoot() ? postgresUser() : undefined;
  if (user) chownSync(cwd, user.uid, user.gid);
  const data = join(cwd, 'data');
  const cluster = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale', 'C.UTF-8'];
  await runProgram(program('initdb'), ['-D', data, ...cluster], { cwd, user });
  const port = String(await freePort());
  const options = ['-D', data, '-p', port, '-c', 'unix_socket_directories='];
  const server = spawn(program('postgres'), options, {
    cwd,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...user,
  });
  let said = '';
  server.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  while (!said.includes('ready to accept connections')) await once(server.stderr, 'data');
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      server.kill('SIGINT');
      await once(server, 'close');
      rmSync(cwd, { recursive: true });
    },
  };
}
