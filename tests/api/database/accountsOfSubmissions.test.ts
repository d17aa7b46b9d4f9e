import { expect, it } from 'vitest';
import { withDatabaseLock } from '../../../api/database/lock.ts';
import { migrate, migrationsFolder } from '../../../api/database/migrate.ts';
import { readMigrations } from '../../../api/database/migrationHistory.ts';
import { useBlankDatabase } from '../../support/postgres.ts';

const database = useBlankDatabase();

it('existing inquiries and applications refer to present and removed accounts by id', async () => {
  const names = readMigrations(migrationsFolder).map(({ name }) => name);
  const before = names[names.findIndex((name) => name.endsWith('_accounts_of_submissions')) - 1];
  await withDatabaseLock(database.url, 'prepare', async (connection) => {
    await migrate(connection, migrationsFolder, before);
    const present = 'aaaaaaaa-0000-4000-8000-000000000000';
    const removed = 'bbbbbbbb-0000-4000-8000-000000000000';
    await connection.query(`
      INSERT INTO "user" (id, email, "passwordHash", roles)
      VALUES ('${present}', 'present@example.org', '', '{ADMIN}');
      INSERT INTO "former-account" (id, email, "removedAt")
      VALUES ('${removed}', 'removed@example.org', now());
      INSERT INTO "inquiry" (name, title, email, message, digest, "readBy", "answeredBy")
      VALUES ('', '', '', '', '1', 'present@example.org', 'removed@example.org'),
        ('', '', '', '', '2', 'nobody@example.org', NULL);
      INSERT INTO "membership-application" (name, dob, address, "contactNumber", date,
        "agreementText", "agreementLanguage", "agreedAt", digest, "readBy")
      VALUES ('', now(), '', '', now(), '', 'en', now(), '', 'present@example.org')`);
    await migrate(connection, migrationsFolder);
    const inquiries = 'SELECT "readBy", "answeredBy" FROM "inquiry" ORDER BY id';
    expect((await connection.query(inquiries)).rows).toEqual([
      { readBy: present, answeredBy: removed },
      { readBy: 'nobody@example.org', answeredBy: null },
    ]);
    const applications = 'SELECT "readBy" FROM "membership-application"';
    expect((await connection.query(applications)).rows).toEqual([{ readBy: present }]);
  });
});
