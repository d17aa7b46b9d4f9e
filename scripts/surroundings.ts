import { resolve } from 'node:path';
import { environment } from '../api/env.ts';
import { StartupError } from '../api/startupError.ts';

/** What a command gets from the outside; tests put their own in its place. */
export interface Surroundings {
  env: NodeJS.ProcessEnv;
  say: (line: string) => void;
  complain: (line: string) => void;
}

export function processSurroundings(): Surroundings {
  return {
    env: environment(),
    say: (line) => process.stdout.write(`${line}\n`),
    complain: (line) => process.stderr.write(`${line}\n`),
  };
}

/** A file that somebody named, from the folder in which they called npm. */
export function namedFile({ env }: Surroundings, name: string): string {
  return resolve(env['INIT_CWD'] ?? '.', name);
}

/**
 * Does the work of a command.
 * @returns the exit code: 0 done, 1 refused with a message
 */
export async function exitCodeOf(
  work: () => Promise<void>,
  { complain }: Surroundings,
): Promise<number> {
  try {
    await work();
    return 0;
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    complain(error.message);
    return 1;
  }
}
