import { expect, it } from 'vitest';
import { withDatabaseLock } from '../../../api/database/lock.ts';
import { migrate, migrationsFolder } from '../../../api/database/migrate.ts';
import { readMigrations } from '../../../api/database/migrationHistory.ts';
import { useBlankDatabase } from '../../support/postgres.ts';

const database = useBlankDatabase();

const updatedAt = '2026-02-03 04:05:06';
const [composed, apart] = ['Café', 'Cafe\u0301'];
/** A combining mark after a line break. JSON writes the line break as `\n`, which ends with a letter. */
const marked = 'Lines\\n\u0303 here';

it('normalises stored texts, keeps records that become equal, and creates no version', async () => {
  const names = readMigrations(migrationsFolder).map(({ name }) => name);
  const before = names[names.findIndex((name) => name.endsWith('_normalised_texts')) - 1];
  await withDatabaseLock(database.url, 'prepare', async (connection) => {
    const read = async (statement: string) =>
      (await connection.query<Record<string, unknown>>(statement)).rows;
    await migrate(connection, migrationsFolder, before);
    await connection.query(`
      INSERT INTO "directory-category" ("categoryName") VALUES
        ('${apart}'), ('${composed}'), ('${apart} Buna'), ('Cafe');
      INSERT INTO "directory" ("name", "description", "location", "mapLink", "imageUrl", "imagePath",
          "categoryId", "updatedAt") VALUES
        ('${apart}', '{"${apart}","","x"}', 'Here', 'https://example.org/${apart}', '', '${apart}', 1, '${updatedAt}'),
        ('${composed}', '{}', 'Here', '', '', '', 1, '${updatedAt}'),
        ('${apart}', '{}', 'Here', '', '', '', 2, '${updatedAt}'),
        ('${apart}', '{}', 'Here', '', '', '', NULL, '${updatedAt}'),
        ('${composed}', '{}', 'Here', '', '', '', NULL, '${updatedAt}'),
        ('Buna', '{}', '${apart}', '', '', '', 2, '${updatedAt}'),
        ('Buna', '{}', '${composed}', '', '', '', 2, '${updatedAt}');
      INSERT INTO "members" ("name", "dob", "address", "contactNumber", "date") VALUES
        ('${apart}', '1990-01-01', 'Here', '1', '2026-01-01');
      INSERT INTO "translation" ("kind", "recordId", "language", "values", "original", "updatedAt") VALUES
        ('directory', 3, 'AM', '{"name": "ቡና", "description": ["${apart}", "${marked}"]}',
          '{"name": "${apart}"}', '${updatedAt}');
      INSERT INTO "deleted-record" ("kind", "recordId", "version", "values", "deletedAt") VALUES
        ('post', 9, 1, '{"postTitle": "${apart}", "imagePath": "${apart}", "id": 9}', '${updatedAt}'),
        ('post', 8, 1, NULL, '${updatedAt}');
    `);
    const traces = `SELECT (SELECT count(*)::int FROM "activity") AS activity,
      (SELECT count(*)::int FROM "revision") AS revisions`;
    const [noted] = await read(traces);
    await migrate(connection, migrationsFolder);

    expect(await read(traces)).toEqual([noted]);
    expect(
      await read('SELECT "categoryName" AS name FROM "directory-category" ORDER BY id'),
    ).toEqual(['Café (1)', 'Café', 'Café Buna', 'Cafe'].map((name) => ({ name })));
    const entries = await read(`SELECT name, location, "version",
      "updatedAt" = '${updatedAt}' AS same FROM "directory" ORDER BY id`);
    expect(entries).toEqual(
      [
        ['Café (1)', 'Here'],
        ['Café', 'Here'],
        ['Café', 'Here'],
        ['Café', 'Here'],
        ['Café', 'Here'],
        ['Buna (6)', 'Café'],
        ['Buna', 'Café'],
      ].map(([name, location]) => ({ name, location, version: 1, same: true })),
    );
    expect(
      await read('SELECT description, "mapLink", "imagePath" FROM "directory" WHERE id = 1'),
    ).toEqual([
      // Another normal form of an address can lead to another page.
      {
        description: ['Café', '', 'x'],
        mapLink: `https://example.org/${apart}`,
        imagePath: apart,
      },
    ]);
    expect(await read('SELECT name FROM "members"')).toEqual([{ name: 'Café' }]);
    expect(await read('SELECT "values", "original" FROM "translation"')).toEqual([
      {
        values: { name: 'ቡና', description: ['Café', 'Lines\n\u0303 here'] },
        original: { name: 'Café' },
      },
    ]);
    expect(await read('SELECT "values" FROM "deleted-record" ORDER BY "recordId" DESC')).toEqual([
      { values: { postTitle: 'Café', imagePath: apart, id: 9 } },
      { values: null },
    ]);
    expect(
      await read(
        `SELECT title FROM "search-entry" WHERE kind = 'directory' AND title IS NOT NFC NORMALIZED`,
      ),
    ).toEqual([]);
  });
});
