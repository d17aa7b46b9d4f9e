import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { readArchive } from './archive.ts';
import { type Manifest, rowsPart } from './manifest.ts';
import type { RestoredFile } from './restoreFiles.ts';
import { copyStatement, fileColumns, quoted } from './tables.ts';

/**
 * Puts the rows of a backup in place of those of the database, in one transaction.
 * @param places where the files are to which the rows refer
 * @param formerPaths the files of the former content: those that are not in the backup become unused
 */
export async function restoreRows(
  { connection, now }: { connection: pg.Client; now: () => Date },
  file: string,
  manifest: Manifest,
  places: ReadonlyMap<string, RestoredFile>,
  formerPaths: string[],
): Promise<void> {
  await connection.query('BEGIN');
  const tables = manifest.tables.map(({ name }) => quoted(name));
  if (tables.length > 0) await connection.query(`TRUNCATE ${tables.join(', ')}`);
  // What the backup tells of was noted when it was done.
  const notes = await triggersOf(connection, manifest, 'activity%');
  for (const { disable } of notes) await connection.query(disable);
  await copyRows(connection, file, manifest);
  for (const { name, value, called } of manifest.sequences) {
    // After a restart within this transaction; by itself setval would outlive a rollback.
    await connection.query(`ALTER SEQUENCE ${quoted(name)} RESTART`);
    await connection.query('SELECT setval($1::regclass, $2, $3)', [quoted(name), value, called]);
  }
  const names = manifest.tables.map(({ name }) => name);
  if (names.includes('account-link')) await endLinks(connection, now());
  // One that was withdrawn after the backup was made must not be good again.
  if (names.includes('preview-link')) await connection.query('DELETE FROM "preview-link"');
  const stamps = await triggersOf(connection, manifest, 'updated_at');
  // A file that gets another address is no change of its record.
  for (const { disable } of stamps) await connection.query(disable);
  await updateFileReferences(connection, manifest, places);
  for (const { enable } of [...stamps, ...notes]) await connection.query(enable);
  if (names.includes('unused-file')) await updateUnusedFiles(connection, places, now());
  await markFilesUnused(connection, formerPaths, places, now());
  await connection.query('COMMIT');
}

/** A link that was used after the backup was made must not be good again. */
async function endLinks(connection: pg.Client, endedAt: Date): Promise<void> {
  await connection.query(
    `UPDATE "account-link" SET "endedAt" = $1, ending = 'WITHDRAWN', "openFor" = NULL
     WHERE "endedAt" IS NULL`,
    [endedAt],
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

/** The statements that switch triggers off and on whose name is like this one. */
async function triggersOf(connection: pg.Client, { tables }: Manifest, name: string) {
  const { rows } = await connection.query<{ disable: string; enable: string }>(
    `SELECT format('ALTER TABLE %s DISABLE TRIGGER %I', tgrelid::regclass, tgname) AS disable,
       format('ALTER TABLE %s ENABLE TRIGGER %I', tgrelid::regclass, tgname) AS enable
     FROM pg_trigger WHERE tgname LIKE $1 AND tgrelid = ANY ($2::text[]::regclass[])`,
    [name, tables.map((table) => quoted(table.name))],
  );
  return rows;
}

/** Addresses differ from store to store, and keys where another file had the same. */
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
  const names = manifest.tables.map(({ name }) => name);
  const notes = ['deleted-record', 'revision'].filter((name) => names.includes(name));
  for (const { table, path, url } of fileColumns(manifest.tables)) {
    const [pathColumn, urlColumn] = [quoted(path), quoted(url)];
    await connection.query(
      `UPDATE ${quoted(table)} SET ${pathColumn} = place.path, ${urlColumn} = place.url
       FROM unnest($1::text[], $2::text[], $3::text[]) AS place (former, path, url)
       WHERE ${pathColumn} = place.former
         AND (${pathColumn}, ${urlColumn}) IS DISTINCT FROM (place.path, place.url)`,
      values,
    );
    for (const note of notes) {
      await connection.query(
        `UPDATE ${quoted(note)} SET "values" = "values" || jsonb_build_object($5::text, place.path, $6::text, place.url)
         FROM unnest($1::text[], $2::text[], $3::text[]) AS place (former, path, url)
         WHERE kind = $4 AND "values"->>$5 = place.former`,
        [...values, table, path, url],
      );
    }
  }
}

/** What the backup lists as unused stays until then where its file came with it; else nothing of it is left. */
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

/** Lists for removal the files of the former content that the backup does not have. */
async function markFilesUnused(
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
