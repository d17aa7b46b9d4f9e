import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import { basename } from 'node:path';
import { StartupError } from '../startupError.ts';
import { reasonIn } from './serverMessages.ts';
import type { SystemUser } from './systemUser.ts';

interface Surroundings {
  cwd: string;
  user: SystemUser | undefined;
}

/**
 * Starts one of PostgreSQL's programs outside our process group. So Ctrl-C in the terminal only
 * reaches this process, which stops the program in order.
 */
export function spawnProgram(
  program: string,
  args: string[],
  { cwd, user, stdio }: Surroundings & { stdio: StdioOptions },
): ChildProcess {
  // PGPORT, PGDATESTYLE and similar variables are for other servers of the operator.
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'));
  // Messages in English, because this program parses them.
  const env = { ...Object.fromEntries(inherited), LC_ALL: 'C', TZ: 'UTC' };
  return spawn(program, args, { cwd, env, stdio, detached: true, windowsHide: true, ...user });
}

/**
 * Runs one of PostgreSQL's programs to its end.
 * @throws StartupError with its output if it fails
 */
export async function runProgram(
  program: string,
  args: string[],
  surroundings: Surroundings,
): Promise<void> {
  const child = spawnProgram(program, args, { ...surroundings, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-20_000)));
  }
  const failure = await new Promise<string | undefined>((resolve) => {
    child.once('error', (error) => {
      resolve(error.message);
    });
    child.once('close', (code) => {
      resolve(code === 0 ? undefined : reasonIn(output));
    });
  });
  if (failure !== undefined) {
    throw new StartupError(`PostgreSQL's ${basename(program)} failed: ${failure}`);
  }
}
