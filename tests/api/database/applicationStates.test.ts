import { expect, it } from 'vitest';
import { withDatabaseLock } from '../../../api/database/lock.ts';
import { migrate, migrationsFolder } from '../../../api/database/migrate.ts';
import { readMigrations } from '../../../api/database/migrationHistory.ts';
import { useBlankDatabase } from '../../support/postgres.ts';

const database = useBlankDatabase();

it('existing applications get the state that follows from the member and the reading', async () => {
  const names = readMigrations(migrationsFolder).map(({ name }) => name);
  const before = names[names.findIndex((name) => name.endsWith('_application_states')) - 1];
  await withDatabaseLock(database.url, 'prepare', async (connection) => {
    await migrate(connection, migrationsFolder, before);
    await connection.query(`
      INSERT INTO "membership-application" ("name", "dob", "address", "contactNumber", "date",
        "agreementText", "agreementLanguage", "agreedAt", "digest", "memberId", "readAt")
      SELECT 'A', now(), '', '', now(), '', 'en', now(), digest, member, read
      FROM (VALUES ('unread', NULL, NULL), ('read', NULL, now()), ('member', 1, now()), ('site', 2, NULL))
        AS row (digest, member, read)`);
    await migrate(connection, migrationsFolder);
    const statement = 'SELECT state FROM "membership-application" ORDER BY id';
    const { rows } = await connection.query<{ state: string }>(statement);
    expect(rows.map(({ state }) => state)).toEqual(['NEW', 'IN_REVIEW', 'ACCEPTED', 'ACCEPTED']);
  });
});
