import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const running = new Set();

/** A program failed; its output tells why. */
export class RunFailure extends Error {}

/**
 * Runs a Node program to its end.
 * @param {string[]} args the program's file and its arguments
 * @param {{ env?: Record<string, string>, show?: boolean }} [options] what to add to the
 *   environment; whether its output is shown as it comes, and not only when it fails
 */
export async function runNode(args, { env = {}, show = false } = {}) {
  const child = start(process.execPath, args, env, show ? 'inherit' : 'pipe');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => (output += chunk));
  }
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new RunFailure(output.trim());
}

/** Runs a script of package.json that wireit looks after, which skips what is done already. */
export async function runScript(name) {
  await runNode(['node_modules/wireit/bin/wireit.js'], {
    env: {
      npm_lifecycle_event: name,
      npm_package_json: `${process.cwd()}/package.json`,
      npm_config_user_agent: process.env.npm_config_user_agent ?? 'npm',
      // What was built before is not worth keeping.
      WIREIT_CACHE: 'none',
      WIREIT_LOGGER: 'quiet-ci',
    },
  });
}

/** Starts a program that ends with us. */
export function start(program, args, env, stdio) {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', stdio, stdio],
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
}

/** From now on, Ctrl-C and SIGTERM end what is running and then us. Returns how to undo that. */
export function endTogether() {
  const end = (signal) => {
    for (const child of running) child.kill(signal);
    process.exit(128 + constants.signals[signal]);
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  return () => {
    process.off('SIGINT', end);
    process.off('SIGTERM', end);
  };
}

/**
 * Ends us when npm is ended. npm passes SIGTERM on to the shell between us only, and many shells
 * die of it without telling us.
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

/** Tells why a command ends early, in as few words as there are, and ends it. */
export function fail(error) {
  process.stderr.write(`${error instanceof RunFailure ? error.message : error.stack}\n`);
  process.exit(1);
}
