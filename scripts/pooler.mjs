import { existsSync, readFileSync } from 'node:fs';
import { installFromDebian } from './debian.mjs';

/** The path where packages install it, which the tests also use. */
const { program } = JSON.parse(readFileSync('tests/support/pooler.json', 'utf8'));

/**
 * Installs PgBouncer for the tests behind a transaction pooler, if the user may install packages.
 */
export async function installPooler() {
  if (existsSync(program)) return;
  await installFromDebian('pgbouncer').catch(() => undefined);
}
