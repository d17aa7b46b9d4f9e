import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { withDatabaseLock } from '../../../api/database/lock.ts';
import { migrate, migrationsFolder } from '../../../api/database/migrate.ts';
import { readMigrations } from '../../../api/database/migrationHistory.ts';
import { parseMarkdown, stripMarkdown } from '../../../api/shared/content/markdown.rules.ts';
import { escapeMarkdown, toMarkdown } from '../../../api/shared/content/toMarkdown.rules.ts';
import { markdownTexts } from '../../support/markdownTexts.ts';
import { useBlankDatabase } from '../../support/postgres.ts';

const database = useBlankDatabase();

/** The same line by line, because the migration keeps runs of blank lines. */
const escaped = (text: string) => text.split('\n').map(escapeMarkdown).join('\n');

const linesOf = (text: string) => text.split('\n').map((line) => line.trim());

it('keeps every text as it looks, creates no version, and searches without signs', async () => {
  const names = readMigrations(migrationsFolder).map(({ name }) => name);
  const before = names[names.findIndex((name) => name.endsWith('_formatted_text')) - 1];
  const texts = fc.sample(markdownTexts, 1000).map((text) => linesOf(text).join('\n'));
  await withDatabaseLock(database.url, 'prepare', async (connection) => {
    const read = async (statement: string, values: unknown[] = []) =>
      (await connection.query<Record<string, unknown>>(statement, values)).rows;
    await migrate(connection, migrationsFolder, before);
    await connection.query(
      `INSERT INTO "post" ("postTitle", "postText", "postLink", "postLinkText", "imageUrl", "imagePath")
       SELECT 'Post', text, '', '', '', '' FROM unnest($1::text[]) AS text`,
      [texts],
    );
    await connection.query(`
      INSERT INTO "directory" ("name", "description", "location", "mapLink", "imageUrl", "imagePath")
        VALUES ('Shop', '{"- one","","[2]"}', '*Here*', '', '', '');
      INSERT INTO "translation" ("kind", "recordId", "language", "values", "original") VALUES
        ('directory', 1, 'AM', '{"name": "*", "description": ["- አንድ", "*"]}', '{"description": ["- one"]}');
      INSERT INTO "revision" ("kind", "recordId", "version", "values", "translations", "replacedAt") VALUES
        ('event', 1, 1, '{"title": "*", "description": "*"}', '[{"values": {"description": "# ዝግጅት"}}]', now()),
        ('resource', 1, 1, '{"description": ["*"]}', NULL, now());
      INSERT INTO "deleted-record" ("kind", "recordId", "version", "values", "deletedAt") VALUES
        ('post', 9999, 1, '{"postTitle": "*", "postText": "1. *"}', now()), ('post', 9998, 1, NULL, now());
    `);
    const traces = `SELECT (SELECT count(*)::int FROM "activity") AS activity,
      (SELECT count(*)::int FROM "revision") AS revisions,
      (SELECT max("updatedAt") FROM "post") AS changed`;
    const noted = await read(traces);
    await migrate(connection, migrationsFolder);

    expect(await read(traces)).toEqual(noted);
    const posts = await read('SELECT "postText" AS text FROM "post" ORDER BY id');
    expect(posts.map(({ text }) => text)).toEqual(texts.map(escaped));
    expect(posts.map(({ text }) => stripMarkdown(String(text)))).toEqual(
      texts.map((text) => stripMarkdown(escapeMarkdown(text))),
    );
    expect(await read('SELECT description, location FROM "directory"')).toEqual([
      { description: ['\\- one', '', '\\[2\\]'], location: '*Here*' },
    ]);
    expect(await read('SELECT "values", original FROM "translation"')).toEqual([
      {
        values: { name: '*', description: ['\\- አንድ', '\\*'] },
        original: { description: ['\\- one'] },
      },
    ]);
    expect(await read('SELECT "values", translations FROM "revision" ORDER BY kind')).toEqual([
      {
        values: { title: '*', description: '\\*' },
        translations: [{ values: { description: '\\# ዝግጅት' } }],
      },
      { values: { description: ['*'] }, translations: null },
    ]);
    expect(await read('SELECT "values" FROM "deleted-record" ORDER BY "recordId" DESC')).toEqual([
      { values: { postTitle: '*', postText: '1\\. \\*' } },
      { values: null },
    ]);
    expect(
      await read(`SELECT language, text FROM "search-entry" WHERE kind = 'directory' ORDER BY 1`),
    ).toEqual([
      { language: 'EN', text: '*Here* · - one\n\n[2]' },
      { language: 'AM', text: '*Here* · - አንድ\n*' },
    ]);
    const formatted = fc.sample(markdownTexts, 2000).map((text) => toMarkdown(parseMarkdown(text)));
    const stripped = await read(
      'SELECT "strip_markdown"(text) AS text FROM unnest($1::text[]) WITH ORDINALITY AS each (text, place) ORDER BY place',
      [formatted],
    );
    expect(stripped.map(({ text }) => text)).toEqual(formatted.map(stripMarkdown));
  });
});
