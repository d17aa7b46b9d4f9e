import { expect, it } from 'vitest';
import { withDatabaseLock } from '../../../api/database/lock.ts';
import { migrate, migrationsFolder } from '../../../api/database/migrate.ts';
import { readMigrations } from '../../../api/database/migrationHistory.ts';
import { useBlankDatabase } from '../../support/postgres.ts';

const database = useBlankDatabase();

it('existing members began on their day of registration, without activity', async () => {
  const names = readMigrations(migrationsFolder).map(({ name }) => name);
  const before = names[names.findIndex((name) => name.endsWith('_membership')) - 1];
  await withDatabaseLock(database.url, 'prepare', async (connection) => {
    await migrate(connection, migrationsFolder, before);
    await connection.query(`
      INSERT INTO "members" ("name", "dob", "address", "contactNumber", "date", "agreementLanguage")
      VALUES ('A', '1980-01-01', '', '', '2020-02-29', 'am'), ('B', '1980-01-01', '', '', '2021-01-01', NULL)`);
    await migrate(connection, migrationsFolder);
    const statement = `SELECT "joinedOn"::text, language, "ceasedOn" FROM "members" ORDER BY id`;
    const { rows } = await connection.query(statement);
    expect(rows).toEqual([
      { joinedOn: '2020-02-29', language: 'AM', ceasedOn: null },
      { joinedOn: '2021-01-01', language: null, ceasedOn: null },
    ]);
    const activity = await connection.query(`SELECT action FROM "activity" ORDER BY id`);
    expect(activity.rows).toEqual([{ action: 'CREATED' }, { action: 'CREATED' }]);
  });
});
