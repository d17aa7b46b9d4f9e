import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, inject } from 'vitest';
import { inDatabase, run } from './globalPostgres.ts';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Creates a migrated, empty database for one test. Several can be created at the same time. */
export function createTestDatabase(): Promise<TestDatabase> {
  return copyOf(inject('templateName'));
}

/** A database without tables. */
export function createBlankDatabase(): Promise<TestDatabase> {
  return copyOf('template1');
}

/** A database without tables for each test of a file. */
export function useBlankDatabase(): TestDatabase {
  const database = {} as TestDatabase;
  beforeEach(async () => {
    Object.assign(database, await createBlankDatabase());
  });
  afterEach(() => database.drop());
  return database;
}

async function copyOf(template: string): Promise<TestDatabase> {
  const server = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  // The default strategy (wal_log) writes every page to the write-ahead log: that takes three times the
  // processor time.
  await run(server, `CREATE DATABASE "${name}" TEMPLATE "${template}" STRATEGY file_copy`);
  return {
    url: inDatabase(server, name),
    drop: () => run(server, `DROP DATABASE "${name}" WITH (FORCE)`),
  };
}
