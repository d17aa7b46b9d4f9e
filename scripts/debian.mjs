import { runProgram } from './run.mjs';

const root = process.getuid?.() === 0;

/** Installs a package of Debian as root; does nothing on other systems and for other users. */
export async function installFromDebian(name) {
  if (!root) return;
  await runProgram('apt-get', ['update']);
  await runProgram('apt-get', ['install', '--yes', '--no-install-recommends', name]);
}
