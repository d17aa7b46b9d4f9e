import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';

const running = new Set();

/** A program failed; its output has the reason. */
export class RunFailure extends Error {}

/**
 * Starts a Node program outside our process group, so that we decide how it gets Ctrl-C.
 * @param {string[]} args the program's file and its arguments
 * @param {Record<string, string>} [env] additions to the environment
 */
export function start(args, env = {}) {
  return startProgram(process.execPath, args, env, 'inherit');
}

function startProgram(program, args, env, output) {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
    detached: process.platform !== 'win32',
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
}

/** Runs a Node program to its end. Unless `show` is set, its output is printed only when it fails. */
export function run(args, options) {
  return runProgram(process.execPath, args, options);
}

/** Runs any program, like `run`. */
export async function runProgram(program, args, { env = {}, show = false } = {}) {
  const child = startProgram(program, args, env, show ? 'inherit' : 'pipe');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => (output += chunk));
  }
  const [code] = await once(child, 'close');
  if (code !== 0) throw new RunFailure(output.trim());
}

/** The program that runs scripts of package.json and skips those that are up to date. */
export const wireit = ['node_modules/wireit/bin/wireit.js'];

/**
 * Sets the variables by which wireit knows its script, as npm does, which would take twice as long.
 */
export function wireitEnv(script) {
  return {
    npm_lifecycle_event: script,
    npm_package_json: `${process.cwd()}/package.json`,
    npm_config_user_agent: process.env.npm_config_user_agent ?? 'npm/11',
    // Only the last build is worth keeping.
    WIREIT_CACHE: 'none',
    WIREIT_LOGGER: 'quiet-ci',
  };
}

/**
 * From now on Ctrl-C and SIGTERM end the running program, and then this process. Returns a function
 * that undoes that.
 */
export function endTogether() {
  let ending = false;
  const end = async (signal) => {
    if (ending) return;
    ending = true;
    // Again, in case the end of one starts another.
    while (running.size > 0) {
      const ended = [...running].map((child) => once(child, 'close'));
      for (const child of running) child.kill(signal);
      await Promise.all(ended);
    }
    process.exit(process.exitCode ?? 128 + constants.signals[signal]);
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  return () => {
    process.off('SIGINT', end);
    process.off('SIGTERM', end);
  };
}

/**
 * Exits when npm is ended. npm passes SIGTERM only to the shell between them, and many shells then
 * exit without passing it on.
 */
export function endWithNpm() {
  if (process.platform === 'win32' || !process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 100);
  timer.unref();
}

/** Prints why a command ends early, and exits. */
export function fail(error) {
  process.stderr.write(`${error instanceof RunFailure ? error.message : error.stack}\n`);
  process.exit(1);
}
