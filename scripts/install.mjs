import { readFileSync } from 'node:fs';
import { endTogether, fail, run, wireit, wireitEnv } from './run.mjs';
import { step } from './step.mjs';

/** Installs the locked packages, unless they are installed already. */
export async function install() {
  if (isInstalled()) return;
  const npm = process.env.npm_execpath;
  if (!npm?.endsWith('npm-cli.js')) {
    throw new Error('Packages are missing or out of date. Run `npm ci`.');
  }
  const options = ['--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  await step('Installing packages', () => run([npm, 'ci', ...options, '--loglevel=error']));
}

/**
 * Installs what is missing and then runs a script of package.json with its title; exits if either
 * fails.
 */
export async function prepare(title, script) {
  const undo = endTogether();
  try {
    await install();
    await step(title, () => run(wireit, { env: wireitEnv(script) }));
  } catch (error) {
    fail(error);
  }
  undo();
}

/** Compares the lock file with the record that npm wrote when it installed. */
function isInstalled() {
  const locked = packagesIn('package-lock.json');
  const installed = packagesIn('node_modules/.package-lock.json');
  if (!installed) return false;
  const names = new Set([...Object.keys(locked), ...Object.keys(installed)]);
  names.delete('');
  for (const name of names) {
    const [wanted, found] = [locked[name], installed[name]];
    // The lock file contains packages for other platforms, which are not installed.
    if (wanted?.optional && !found) continue;
    if (wanted?.version !== found?.version || wanted?.integrity !== found?.integrity) return false;
  }
  return true;
}

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}
