import { afterEach, beforeEach, expect, it } from 'vitest';
import { withDatabaseLock } from '../../../api/database/lock.ts';
import { migrate, migrationsFolder } from '../../../api/database/migrate.ts';
import { amharicDirectory } from '../../../prisma/seed/am/directory.ts';
import { amharicPosts } from '../../../prisma/seed/am/post.ts';
import { amharicResources } from '../../../prisma/seed/am/resource.ts';
import { directoryEntries } from '../../../prisma/seed/content/directory.ts';
import { posts } from '../../../prisma/seed/content/post.ts';
import { resources } from '../../../prisma/seed/content/resource.ts';
import { createBlankDatabase, type TestDatabase } from '../../support/postgres.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createBlankDatabase();
});
afterEach(() => database.drop());

/** The words of the bundled content in both languages, in their order. */
const bundledWords = [
  ...[directoryEntries, posts, resources],
  ...[amharicDirectory, amharicPosts, amharicResources],
].flatMap((texts) => JSON.stringify(texts).split(/[\s"]+/));

/** Different texts of ten words. The words come from different places of the content. */
const textOf = (index: number, length: number) =>
  Array.from(
    { length },
    (_, place) => bundledWords[(index * 37 + place * place * 101) % bundledWords.length],
  ).join(' ');

const telephones = ['+64 27 456 7890', '(09) 123-4567', '0064 021 555 1234', '116 123', '2026'];

// A migration that changes the search functions must also update the rows that exist.
it('the search columns of a migrated database contain the results of the present functions', async () => {
  await withDatabaseLock(database.url, 'prepare', async (connection) => {
    await migrate(connection, migrationsFolder, '20261126090000_stems_of_amharic_words');
    const rows = Array.from({ length: 1_000 }, (_, index) => ({
      id: index + 1,
      title: textOf(index, 4),
      text: `${textOf(index + 7, 15)} ${telephones[index % telephones.length] ?? ''} ${String(index)}`,
      telephone: telephones[index % telephones.length],
    }));
    await connection.query(
      `INSERT INTO post (id, "postTitle", "postText")
        SELECT id, title, text FROM json_to_recordset($1) AS row (id int, title text, text text)`,
      [JSON.stringify(rows)],
    );
    await connection.query(
      `INSERT INTO translation (kind, "recordId", language, "values", original)
        SELECT 'post', id, 'AM', jsonb_build_object('postTitle', text, 'postText', ARRAY[title, text]), '{}'
        FROM json_to_recordset($1) AS row (id int, title text, text text)`,
      [JSON.stringify(rows)],
    );
    await connection.query(
      `INSERT INTO members (name, dob, address, "contactNumber", date)
        SELECT title, '1975-01-01', '', telephone, '2026-11-21'
        FROM json_to_recordset($1) AS row (title text, telephone text)`,
      [JSON.stringify(rows)],
    );
    await migrate(connection, migrationsFolder);
    // Triggers are off. PostgreSQL still computes generated columns when a row is written.
    await connection.query('SET session_replication_role = replica');
    const read = async (table: string, column: string) =>
      (await connection.query(`SELECT "${column}"::text FROM "${table}" ORDER BY 1`)).rows.map(
        (row: Record<string, string>) => row[column],
      );
    for (const [table, column, source] of [
      ['search-entry', 'words', 'text'],
      ['translation', 'searchText', 'values'],
      ['members', 'searchText', 'name'],
      ['post', 'searchText', 'postText'],
    ] as const) {
      const kept = await read(table, column);
      await connection.query(`UPDATE "${table}" SET "${source}" = "${source}"`);
      expect(await read(table, column)).toEqual(kept);
      expect(kept.length).toBeGreaterThanOrEqual(1_000);
    }
  });
});
