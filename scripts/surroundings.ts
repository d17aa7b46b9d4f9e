import { resolve } from 'node:path';
import { borrowBundledPostgres } from '../api/database/bundledPostgres.ts';
import { type Env, environment, readEnv } from '../api/env.ts';
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

interface FileCommand {
  usage: string;
  /** One of them may be given. */
  options: string[];
  work: (env: Env, file: string, option: string | undefined) => Promise<void>;
}

/**
 * Runs a command on a file or folder.
 * @returns the exit code: 0 done, 1 refused with a message, 2 wrong usage
 */
export function fileCommand(
  args: string[],
  surroundings: Surroundings,
  { usage, options, work }: FileCommand,
): Promise<number> {
  const [option, ...furtherOptions] = args.filter((arg) => arg.startsWith('-'));
  const [name, ...furtherNames] = args.filter((arg) => !arg.startsWith('-'));
  const isKnown = option === undefined || options.includes(option);
  return exitCodeOf(async () => {
    if (!name || !isKnown || furtherOptions.length + furtherNames.length > 0) {
      surroundings.complain(usage);
      return 2;
    }
    const env = readEnv(surroundings.env);
    // Relative to the folder in which the user called npm.
    await work(env, resolve(surroundings.env['INIT_CWD'] ?? '.', name), option);
    return 0;
  }, surroundings);
}

/** Works on the database of the site, which is started for that time if it does not run. */
export async function withDatabase<Result>(
  env: Env,
  work: (url: string) => Promise<Result>,
  open: typeof borrowBundledPostgres = borrowBundledPostgres,
): Promise<Result> {
  const bundled = env.DATABASE_URL ? null : await open(env.DATA_DIR);
  try {
    return await work(bundled?.url ?? env.DATABASE_DIRECT_URL);
  } finally {
    await bundled?.stop();
  }
}
