import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationsFolder } from '../api/database/migrate.ts';
import { readMigrations } from '../api/database/migrationHistory.ts';
import { startScratchPostgres } from '../api/database/scratchPostgres.ts';
import {
  lockFile,
  migrationList,
  newMigrationName,
  noFilters,
  withSchemaEngine,
} from './schemaEngine.ts';

const schemaFolder = 'prisma/schema';
const usage = `npm run migration -- add_something   makes a migration of what changed in ${schemaFolder}
npm run migration -- --check         fails when something changed there without a migration`;

/**
 * The differences between the migrations and the models, as SQL; empty if they agree. The
 * migrations run on a separate PostgreSQL, so no other database is needed or changed.
 */
async function difference(): Promise<string> {
  const files = readdirSync(schemaFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.prisma'))
    .map((path) => ({ path, content: readFileSync(join(schemaFolder, path), 'utf8') }));
  const scratch = await startScratchPostgres();
  try {
    return await withSchemaEngine(scratch.url, async (engine) => {
      const { exitCode, stdout } = await engine.diff({
        from: { tag: 'migrations', ...migrationList(readMigrations(migrationsFolder)) },
        to: { tag: 'schemaDatamodel', files },
        script: true,
        exitCode: true,
        filters: noFilters,
      });
      return exitCode === 0 ? '' : (stdout ?? '');
    });
  } finally {
    await scratch.stop();
  }
}

async function check(): Promise<number> {
  const sql = await difference();
  if (!sql) return 0;
  process.stderr.write(
    `${schemaFolder} and ${migrationsFolder} differ. Run \`npm run migration -- what_changed\`. Missing:\n${sql}`,
  );
  return 1;
}

async function make(what: string): Promise<number> {
  const name = newMigrationName(readMigrations(migrationsFolder), what, new Date());
  const sql = await difference();
  if (!sql) {
    process.stdout.write('Nothing changed, so there is no migration to make.\n');
    return 0;
  }
  const folder = join(migrationsFolder, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'migration.sql'), sql);
  writeFileSync(join(migrationsFolder, 'migration_lock.toml'), lockFile);
  process.stdout.write(`Made ${folder}. Read it before you commit it.\n`);
  return 0;
}

async function main([word = '']: string[]): Promise<number> {
  if (word === '--check') return check();
  if (/^[a-z][a-z0-9_]*$/.test(word)) return make(word);
  process.stderr.write(`${usage}\n`);
  return 1;
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return 1;
});
