import { resolve } from 'node:path';
import { environment } from '../api/env.ts';
import { StartupError } from '../api/startupError.ts';
import { NoAnswer, type Terminal } from './terminal.ts';

/** The environment of a command; tests replace it. */
export interface Surroundings {
  env: NodeJS.ProcessEnv;
  /** Null without a terminal. */
  terminal: Terminal | null;
  say: (line: string) => void;
  complain: (line: string) => void;
}

export function processSurroundings(): Surroundings {
  const { stdin, stdout, stderr } = process;
  return {
    env: environment(),
    terminal: stdin.isTTY && stdout.isTTY ? { input: stdin, output: stdout } : null,
    say: (line) => stdout.write(`${line}\n`),
    complain: (line) => stderr.write(`${line}\n`),
  };
}

/** The path of a file in an argument, relative to the folder in which the user called npm. */
export function namedFile({ env }: Surroundings, name: string): string {
  return resolve(env['INIT_CWD'] ?? '.', name);
}

/**
 * Runs the work of a command.
 * @param work returns its exit code
 * @returns the exit code: that of the work, 1 refused with a message, 130 interrupted
 */
export async function exitCodeOf(
  work: () => Promise<number>,
  { complain }: Surroundings,
): Promise<number> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof NoAnswer) return 130;
    if (!(error instanceof StartupError)) throw error;
    complain(error.message);
    return 1;
  }
}
