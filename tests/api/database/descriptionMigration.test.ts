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

const updatedAt = '2026-02-03 04:05:06';

it('moves the descriptions of pictures from the translations to the records, and changes nothing else', async () => {
  const names = readMigrations(migrationsFolder).map(({ name }) => name);
  const before = names[names.findIndex((name) => name.endsWith('_picture_descriptions')) - 1];
  await withDatabaseLock(database.url, 'prepare', async (connection) => {
    await migrate(connection, migrationsFolder, before);
    await connection.query(`
      INSERT INTO "post" ("postTitle", "imageAlt", "language", "updatedAt") VALUES
        ('Both', 'A tent', 'EN', '${updatedAt}'), ('One', 'A hall', 'EN', '${updatedAt}'),
        ('ዜና', 'ድንኳን', 'AM', '${updatedAt}'), ('Neither', '', 'EN', '${updatedAt}');
      INSERT INTO "translation" ("kind", "recordId", "language", "values", "original", "updatedAt") VALUES
        ('post', 1, 'AM', '{"postTitle": "ሁለቱም", "imageAlt": "ድንኳን"}',
          '{"postTitle": "Both", "imageAlt": "A tent"}', '${updatedAt}'),
        ('post', 2, 'AM', '{"postTitle": "አንድ", "imageAlt": ""}',
          '{"postTitle": "One", "imageAlt": ""}', '${updatedAt}'),
        ('post', 3, 'EN', '{"postTitle": "News", "imageAlt": "A tent"}',
          '{"postTitle": "ዜና", "imageAlt": "ድንኳን"}', '${updatedAt}');
      UPDATE "post" SET "postText" = 'More', version = 2 WHERE id IN (1, 3);
      INSERT INTO "deleted-record" ("kind", "recordId", "version", "values", "translations", "deletedAt")
        SELECT "kind", "recordId" + 10, "version", "values", "translations", "replacedAt" FROM "revision";
    `);
    await migrate(connection, migrationsFolder);
    const read = async (statement: string) =>
      (await connection.query<Record<string, unknown>>(statement)).rows;

    const alts = [
      { id: 1, imageAltEn: 'A tent', imageAltAm: 'ድንኳን' },
      { id: 2, imageAltEn: 'A hall', imageAltAm: '' },
      { id: 3, imageAltEn: 'A tent', imageAltAm: 'ድንኳን' },
      { id: 4, imageAltEn: '', imageAltAm: '' },
    ];
    expect(await read('SELECT id, "imageAltEn", "imageAltAm" FROM "post" ORDER BY id')).toEqual(
      alts,
    );
    expect(
      await read(`SELECT version FROM "post" WHERE "updatedAt" = '${updatedAt}' ORDER BY id`),
    ).toEqual([{ version: 1 }, { version: 1 }]);
    expect(
      await read(`SELECT "values", "original" FROM "translation"
        WHERE "updatedAt" = '${updatedAt}' ORDER BY "recordId"`),
    ).toEqual([
      { values: { postTitle: 'ሁለቱም' }, original: { postTitle: 'Both' } },
      { values: { postTitle: 'አንድ' }, original: { postTitle: 'One' } },
      { values: { postTitle: 'News' }, original: { postTitle: 'ዜና' } },
    ]);

    const former = await read(`
      SELECT "recordId", "values", "translations" FROM "revision" UNION ALL
      SELECT "recordId", "values", "translations" FROM "deleted-record" ORDER BY "recordId"`);
    expect(former.map(({ recordId }) => recordId)).toEqual([1, 3, 11, 13]);
    for (const { values, translations } of former) {
      expect(values).toMatchObject({ imageAltEn: 'A tent', imageAltAm: 'ድንኳን' });
      expect(JSON.stringify([values, translations])).not.toContain('"imageAlt"');
      expect(translations).toHaveLength(1);
    }
  });
});
