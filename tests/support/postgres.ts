import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { inDatabase, run } from './globalPostgres.ts';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A migrated, empty database that no other test sees. Any number may be made at once. */
export function createTestDatabase(): Promise<TestDatabase> {
  return copyOf(inject('templateName'));
}

/** A database in which there is nothing at all. */
export function createBlankDatabase(): Promise<TestDatabase> {
  return copyOf('template1');
}

async function copyOf(template: string): Promise<TestDatabase> {
  const server = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await run(server, `CREATE DATABASE "${name}" TEMPLATE "${template}"`);
  return {
    url: inDatabase(server, name),
    drop: () => run(server, `DROP DATABASE "${name}" WITH (FORCE)`),
  };
}
