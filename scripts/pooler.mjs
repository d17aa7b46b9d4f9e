import { existsSync, readFileSync } from 'node:fs';
import { installFromDebian } from './debian.mjs';

/** Where packages put it, as the tests know too. */
const { program } = JSON.parse(readFileSync('tests/support/pooler.json', 'utf8'));

/** Installs PgBouncer for the tests behind a transaction pooler, where it may. */
export async function installPooler() {
  if (existsSync(program)) return;
  await installFromDebian('pgbouncer').catch(() => undefined);
}
