import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { withDatabaseLock } from '../database/lock.ts';
import { readHistory } from '../database/migrationHistory.ts';
import type { MediaStore } from '../media/mediaStore.ts';
import { StartupError } from '../startupError.ts';
import { manifestName, type ArchivePart, writeArchive } from './archive.ts';
import { type Manifest, mediaPart, type PartChecksum, rowsPart } from './manifest.ts';
import {
  copyStatement,
  fileColumns,
  readSequences,
  readTables,
  referredPaths,
  useFixedNotation,
} from './tables.ts';

/**
 * Writes everything an installation holds, its rows as of one moment with all files to which they
 * refer, into one file. The site may be running. The file is whole or not there.
 * @param url PostgreSQL's own address, not a pooler's
 * @param media where the files are
 * @param file must not exist yet; only its owner may read it, as it holds personal data
 * @throws StartupError when the file is there or cannot be written, or when another backup takes long.
 */
export async function createBackup(
  url: string,
  media: MediaStore,
  file: string,
  now: () => Date,
): Promise<Manifest> {
  if (existsSync(file)) throw new StartupError(`There is a file ${file} already.`);
  // Beside the file: that disk has room for it, and renaming needs the same disk.
  const folder = `${file}.unfinished`;
  await rm(folder, { recursive: true, force: true });
  try {
    await mkdir(folder, { mode: 0o700 });
    // While the lock is held the site removes no files, whatever volunteers delete.
    const manifest = await withDatabaseLock(url, 'backup', (connection) =>
      writeBackup(connection, media, folder, now().toISOString()),
    );
    await rename(join(folder, 'archive'), file);
    return manifest;
  } catch (error) {
    if (error instanceof StartupError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(`${file} could not be written: ${reason}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function writeBackup(
  connection: pg.Client,
  media: MediaStore,
  folder: string,
  createdAt: string,
): Promise<Manifest> {
  const { paths, ...content } = await readSnapshot(connection, folder);
  const missing: string[] = [];
  const parts: PartChecksum[] = [];
  const manifest: Manifest = {
    format: 'ethiopian-community-auckland backup',
    formatVersion: 1,
    createdAt,
    ...content,
    missing,
    parts,
  };
  async function* archived(): AsyncGenerator<ArchivePart> {
    const spool = join(folder, 'file');
    for (const path of paths) {
      const stored = await media.get(path);
      if (!stored) {
        missing.push(path);
        continue;
      }
      // Through a file, as tar needs the size first and a cloud store may not know it.
      await pipeline(stored, createWriteStream(spool, { mode: 0o600 }));
      yield withChecksum(mediaPart(path), spool, (await stat(spool)).size, parts);
    }
    for (const [index, { name }] of content.tables.entries()) {
      const rows = join(folder, String(index));
      yield withChecksum(rowsPart(name), rows, (await stat(rows)).size, parts);
    }
    const text = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
    yield { name: manifestName, size: text.length, content: Readable.from([text]) };
  }
  await writeArchive(join(folder, 'archive'), archived());
  return manifest;
}

/** A part read from a file; once it was read, its checksum is in `sums`. */
function withChecksum(
  name: string,
  file: string,
  bytes: number,
  sums: PartChecksum[],
): ArchivePart {
  async function* content() {
    const hash = createHash('sha256');
    for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
      hash.update(chunk);
      yield chunk;
    }
    sums.push({ name, bytes, sha256: hash.digest('hex') });
  }
  return { name, size: bytes, content: content() };
}

/** Writes the rows of each table, as of one moment, to a file by the table's place in the order. */
async function readSnapshot(connection: pg.Client, folder: string) {
  await useFixedNotation(connection);
  await connection.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const migrations = (await readHistory(connection)).map(({ name, checksum }) => ({
    name,
    checksum,
  }));
  const found = await readTables(connection);
  const tables: Manifest['tables'] = [];
  for (const [index, table] of found.entries()) {
    const rows = connection.query(copyTo(copyStatement(table, 'TO STDOUT')));
    const target = createWriteStream(join(folder, String(index)), { mode: 0o600 });
    await pipeline(rows, createGzip(), target);
    tables.push({ ...table, rows: rows.rowCount });
  }
  const paths = await referredPaths(connection, fileColumns(found));
  // Last: sequences know no snapshot, and may only be ahead of the rows.
  const sequences = await readSequences(connection);
  await connection.query('COMMIT');
  return { migrations, tables, sequences, paths };
}
