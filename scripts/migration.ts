import { migrationsFolder } from '../api/database/migrate.ts';
import { difference, makeMigration, schemaFolder } from './makeMigration.ts';

const usage = `npm run migration -- add_something   makes a migration of what changed in ${schemaFolder}
npm run migration -- --check         fails when something changed there without a migration`;

async function check(): Promise<number> {
  const sql = await difference();
  if (!sql) return 0;
  process.stderr.write(
    `${schemaFolder} and ${migrationsFolder} differ. Run \`npm run migration -- what_changed\`. Missing:\n${sql}`,
  );
  return 1;
}

async function make(what: string): Promise<number> {
  const file = await makeMigration(what, new Date());
  process.stdout.write(
    file
      ? `Made ${file}. Read it before you commit it.\n`
      : 'Nothing changed, so there is no migration to make.\n',
  );
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
