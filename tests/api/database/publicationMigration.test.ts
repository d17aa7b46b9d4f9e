import { afterEach, beforeEach, expect, it } from 'vitest';
import { withDatabaseLock } from '../../../api/database/lock.ts';
import { migrate, migrationsFolder } from '../../../api/database/migrate.ts';
import { readMigrations } from '../../../api/database/migrationHistory.ts';
import { createBlankDatabase, type TestDatabase } from '../../support/postgres.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createBlankDatabase();
});
afterEach(() => database.drop());

it('what was there before there were drafts is published as of its creation, and not changed', async () => {
  const names = readMigrations(migrationsFolder).map(({ name }) => name);
  const before = names[names.findIndex((name) => name.endsWith('_publication')) - 1];
  await withDatabaseLock(database.url, 'prepare', async (connection) => {
    await migrate(connection, migrationsFolder, before);
    await connection.query(`INSERT INTO "post" ("postTitle", "createdAt", "updatedAt")
      VALUES ('Before', '2026-01-02 03:04:05', '2026-02-03 04:05:06')`);
    await migrate(connection, migrationsFolder);
    const { rows } = await connection.query(`SELECT "publishedAt"::text, "unpublishAt",
      "updatedAt"::text, version FROM "post"`);
    expect(rows).toEqual([
      {
        publishedAt: '2026-01-02 03:04:05',
        unpublishAt: null,
        updatedAt: '2026-02-03 04:05:06',
        version: 1,
      },
    ]);
    const found = await connection.query(
      `SELECT title FROM "search-entry" WHERE "publishedAt" = '2026-01-02 03:04:05'`,
    );
    expect(found.rows).toEqual([{ title: 'Before' }]);
  });
});
