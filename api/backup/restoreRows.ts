import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { readArchive } from './archive.ts';
import { type Manifest, rowsPart } from './manifest.ts';
import type { RestoredFile } from './restoreFiles.ts';
import { copyStatement, fileColumns, quoted } from './tables.ts';

/** The changes to what a backup holds, by the table. `at` is the time of the restore. */
const endings: Readonly<Record<string, (at: string) => string>> = {
  // What was used, withdrawn or revoked after the backup must not work again.
  'account-link': (at) => `
    UPDATE "account-link" SET "endedAt" = ${at}, ending = 'WITHDRAWN', "openFor" = NULL
    WHERE "endedAt" IS NULL`,
  'preview-link': () => 'DELETE FROM "preview-link"',
  'api-token': (at) => `UPDATE "api-token" SET "revokedAt" = ${at} WHERE "revokedAt" IS NULL`,
  // A copy of the site must not send messages too. Those in the backup may have been delivered since.
  webhook: () => `
    UPDATE "webhook" SET state = 'PAUSED';
    DELETE FROM "webhook-delivery"`,
};

/**
 * Replaces the rows of the database with those of a backup, in one transaction.
 * @param places where the referenced files are stored
 * @param formerPaths the files of the former data; those that are not in the backup become unused
 */
export async function restoreRows(
  { connection, now }: { connection: pg.Client; now: () => Date },
  file: string,
  manifest: Manifest,
  places: ReadonlyMap<string, RestoredFile>,
  formerPaths: string[],
): Promise<void> {
  await connection.query('BEGIN');
  const has = (table: string) => manifest.tables.some(({ name }) => name === table);
  const copy = (name: string, table: string) =>
    connection.query(`CREATE TEMP TABLE ${name} ON COMMIT DROP AS TABLE ${quoted(table)}`);
  if (has('erased-member')) await copy('erased', 'erased-member');
  if (has('mail-address')) await copy('known_address', 'mail-address');
  if (has('donation-receipt')) await copy('known_state', 'site-state');
  const tables = manifest.tables.map(({ name }) => quoted(name));
  if (tables.length > 0) await connection.query(`TRUNCATE ${tables.join(', ')}`);
  // The triggers would record the activity of the backup a second time.
  const notes = await triggersOf(connection, manifest, 'activity%');
  for (const { disable } of notes) await connection.query(disable);
  await copyRows(connection, file, manifest);
  if (has('mail-address')) await keepUnsubscribed(connection, now());
  if (has('erased-member')) await eraseAgain(connection);
  // A number that was issued after the backup is not issued again.
  if (has('donation-receipt'))
    await connection.query(`
      INSERT INTO "site-state" AS state (id, "lastReceipt") SELECT id, "lastReceipt" FROM known_state
      ON CONFLICT (id) DO UPDATE SET "lastReceipt" = greatest(state."lastReceipt", excluded."lastReceipt")`);
  for (const { name, value, called } of manifest.sequences) {
    // `ALTER SEQUENCE` is undone by a rollback; `setval` is not.
    await connection.query(`ALTER SEQUENCE ${quoted(name)} RESTART`);
    await connection.query('SELECT setval($1::regclass, $2, $3)', [quoted(name), value, called]);
  }
  const at = `'${now().toISOString()}'`;
  for (const [name, statements] of Object.entries(endings)) {
    if (has(name)) await connection.query(statements(at));
  }
  const stamps = await triggersOf(connection, manifest, 'updated_at');
  // A new address of a file does not count as a change of its record.
  for (const { disable } of stamps) await connection.query(disable);
  await updateFileReferences(connection, manifest, places);
  await updateAlbums(connection, manifest, places);
  for (const { enable } of [...stamps, ...notes]) await connection.query(enable);
  if (has('unused-file')) await updateUnusedFiles(connection, places, now());
  await markFormerFilesUnused(connection, formerPaths, places, now());
  await connection.query('COMMIT');
}

/** Erases members again who were erased after the backup, and notes it for the next restore. */
async function eraseAgain(connection: pg.Client): Promise<void> {
  await connection.query(`
    SELECT "erase_members"(array_agg(member.id), max(erased."erasedAt"))
    FROM "members" AS member JOIN erased ON (member.id, member."createdAt")
      = (erased."memberId", erased."createdAt")`);
  await connection.query('INSERT INTO "erased-member" TABLE erased ON CONFLICT DO NOTHING');
}

/**
 * Keeps addresses unsubscribed that were so before the restore. Cancels messages to members that were not
 * sent completely, because they may have been sent since the backup.
 */
async function keepUnsubscribed(connection: pg.Client, cancelledAt: Date): Promise<void> {
  await connection.query(`
    INSERT INTO "mail-address" TABLE known_address
    ON CONFLICT (address) DO UPDATE SET
      "unsubscribedAt" = coalesce("mail-address"."unsubscribedAt", excluded."unsubscribedAt"),
      "unsubscribedBy" = coalesce("mail-address"."unsubscribedBy", excluded."unsubscribedBy")`);
  await connection.query(
    `UPDATE "member-message" AS message SET "cancelledAt" = $1
     WHERE "sendAt" IS NOT NULL AND "cancelledAt" IS NULL AND ("copiesStoredAt" IS NULL OR EXISTS (
       SELECT FROM "letter" WHERE "memberMessageId" = message.id AND state = 'PENDING'))`,
    [cancelledAt],
  );
  await connection.query(
    `DELETE FROM "letter" WHERE "memberMessageId" IS NOT NULL AND state = 'PENDING'`,
  );
}

async function copyRows(connection: pg.Client, file: string, manifest: Manifest): Promise<void> {
  const byPart = new Map(manifest.tables.map((table) => [rowsPart(table.name), table]));
  for await (const { name, content } of readArchive(file)) {
    const table = byPart.get(name);
    if (!table) {
      for await (const _ of content);
      continue;
    }
    const rows = connection.query(copyFrom(copyStatement(table, 'FROM STDIN')));
    await pipeline(Readable.from(content), createGunzip(), rows);
    if (rows.rowCount !== table.rows) {
      throw new Error(
        `of ${String(table.rows)} rows of ${table.name} came ${String(rows.rowCount)}`,
      );
    }
  }
}

/** The statements that disable and enable the triggers whose names match a pattern. */
async function triggersOf(connection: pg.Client, { tables }: Manifest, name: string) {
  const { rows } = await connection.query<{ disable: string; enable: string }>(
    `SELECT format('ALTER TABLE %s DISABLE TRIGGER %I', tgrelid::regclass, tgname) AS disable,
       format('ALTER TABLE %s ENABLE TRIGGER %I', tgrelid::regclass, tgname) AS enable
     FROM pg_trigger WHERE tgname LIKE $1 AND tgrelid = ANY ($2::text[]::regclass[])`,
    [name, tables.map((table) => quoted(table.name))],
  );
  return rows;
}

/** The tables that hold former values of records as JSON. */
const formerValues = ['deleted-record', 'revision'];

/** The address of a file depends on the store. Its key changed if another file had the same key. */
async function updateFileReferences(
  connection: pg.Client,
  manifest: Manifest,
  places: ReadonlyMap<string, RestoredFile>,
): Promise<void> {
  const moved = [...places];
  const values = [
    moved.map(([former]) => former),
    moved.map(([, { path }]) => path),
    moved.map(([, { url }]) => url),
  ];
  for (const { table, path, url } of fileColumns(manifest.tables)) {
    const [pathColumn, urlColumn] = [quoted(path), quoted(url)];
    await connection.query(
      `UPDATE ${quoted(table)} SET ${pathColumn} = place.path, ${urlColumn} = place.url
       FROM unnest($1::text[], $2::text[], $3::text[]) AS place (former, path, url)
       WHERE ${pathColumn} = place.former
         AND (${pathColumn}, ${urlColumn}) IS DISTINCT FROM (place.path, place.url)`,
      values,
    );
    for (const { name } of manifest.tables.filter(({ name }) => formerValues.includes(name))) {
      await connection.query(
        `UPDATE ${quoted(name)} SET "values" = "values" || jsonb_build_object($5::text, place.path, $6::text, place.url)
         FROM unnest($1::text[], $2::text[], $3::text[]) AS place (former, path, url)
         WHERE kind = $4 AND "values"->>$5 = place.former`,
        [...values, table, path, url],
      );
    }
  }
}

/** Albums refer to files by their keys only, in a list of pictures. */
async function updateAlbums(
  connection: pg.Client,
  { tables }: Manifest,
  places: ReadonlyMap<string, RestoredFile>,
): Promise<void> {
  const renamed = [...places].filter(([former, { path }]) => former !== path);
  if (renamed.length === 0) return;
  const moved = (album: string) => `(
    SELECT jsonb_agg(jsonb_set(picture, '{path}', to_jsonb(coalesce(place.path, picture->>'path'))) ORDER BY index)
    FROM jsonb_array_elements(${album}) WITH ORDINALITY AS each (picture, index)
      LEFT JOIN unnest($1::text[], $2::text[]) AS place (former, path) ON place.former = picture->>'path')`;
  const assignments = tables.flatMap(({ name, columns }) => {
    if (columns.includes('album'))
      return [`${quoted(name)} SET album = ${moved('album')} WHERE album <> '[]'`];
    if (!formerValues.includes(name)) return [];
    const album = `"values"->'album'`;
    return [
      `${quoted(name)} SET "values" = jsonb_set("values", '{album}', ${moved(album)})
       WHERE jsonb_array_length(${album}) > 0`,
    ];
  });
  const keys = [renamed.map(([former]) => former), renamed.map(([, { path }]) => path)];
  for (const assignment of assignments) await connection.query(`UPDATE ${assignment}`, keys);
}

/**
 * Files that the backup lists as unused keep their date if the backup contains them; other entries
 * are removed.
 */
async function updateUnusedFiles(
  connection: pg.Client,
  places: ReadonlyMap<string, RestoredFile>,
  now: Date,
): Promise<void> {
  await connection.query(
    'UPDATE "unused-file" SET "removeAfter" = $2 WHERE path <> ALL ($1::text[])',
    [[...places.keys()], now.toISOString()],
  );
  for (const [former, { path }] of places) {
    if (former === path) continue;
    await connection.query('UPDATE "unused-file" SET path = $2 WHERE path = $1', [former, path]);
  }
}

/** Marks the files of the former data that are not in the backup as unused. */
async function markFormerFilesUnused(
  connection: pg.Client,
  formerPaths: string[],
  places: ReadonlyMap<string, RestoredFile>,
  removeAfter: Date,
): Promise<void> {
  const kept = new Set([...places.values()].map(({ path }) => path));
  const left = formerPaths.filter((path) => !kept.has(path));
  await connection.query(
    `INSERT INTO "unused-file" (path, "removeAfter")
     SELECT path, $2 FROM unnest($1::text[]) AS path ON CONFLICT (path) DO NOTHING`,
    [left, removeAfter],
  );
}
