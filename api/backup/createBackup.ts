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
import { archiveBytes, type ArchivePart, manifestName } from './archive.ts';
import { encrypted } from './encryption.ts';
import { type Manifest, mediaPart, type PartChecksum, rowsPart } from './manifest.ts';
import {
  copyStatement,
  fileColumns,
  readSequences,
  readTables,
  referredPaths,
  unusedPaths,
  useFixedNotation,
} from './tables.ts';

/** What a backup is made of. */
export interface BackupSource {
  /** The address of the database, PostgreSQL's own and not a pooler's. */
  url: string;
  media: MediaStore;
  now: () => Date;
}

/**
 * Writes a backup into one file, which is whole or not there. The site may be running.
 * @param file must not exist yet; only its owner may read it, as it holds personal data
 * @param passphrase encrypts the file
 * @throws StartupError when the file is there or cannot be written, or when another backup takes long.
 */
export async function createBackup(
  source: BackupSource,
  file: string,
  passphrase?: string,
): Promise<Manifest> {
  if (existsSync(file)) throw new StartupError(`There is a file ${file} already.`);
  // Beside the file: that disk has room for it, and renaming needs the same disk.
  const folder = `${file}.unfinished`;
  await rm(folder, { recursive: true, force: true });
  try {
    await mkdir(folder, { mode: 0o700 });
    const archive = join(folder, 'archive');
    const manifest = await streamBackup(source, folder, async (bytes) => {
      const content = passphrase === undefined ? bytes : encrypted(bytes, passphrase);
      await pipeline(
        content,
        createWriteStream(archive, { flags: 'wx', mode: 0o600, flush: true }),
      );
    });
    await rename(archive, file);
    return manifest;
  } catch (error) {
    if (error instanceof StartupError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(`${file} could not be written: ${reason}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Makes a backup of everything an installation holds: its rows as of one moment, with all files to
 * which they refer, and those that deleted records and former versions can be given back.
 * @param folder an empty one for what must lie on the disk meanwhile: the rows, and one file at a time
 * @param write reads the bytes of the backup to their end; when it fails, the backup has failed
 */
export function streamBackup(
  { url, media, now }: BackupSource,
  folder: string,
  write: (bytes: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<Manifest> {
  // While the lock is held the site removes no files, whatever volunteers delete.
  return withDatabaseLock(url, 'backup', (connection) =>
    writeBackup(connection, media, folder, now(), write),
  );
}

async function writeBackup(
  connection: pg.Client,
  media: MediaStore,
  folder: string,
  createdAt: Date,
  write: (bytes: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<Manifest> {
  const { paths, kept, ...content } = await readSnapshot(connection, folder, createdAt);
  const missing: string[] = [];
  const parts: PartChecksum[] = [];
  const manifest: Manifest = {
    format: 'ethiopian-community-auckland backup',
    formatVersion: 1,
    createdAt: createdAt.toISOString(),
    ...content,
    missing,
    parts,
  };
  async function* archived(): AsyncGenerator<ArchivePart> {
    const spool = join(folder, 'file');
    for (const path of [...paths, ...kept]) {
      const stored = await media.get(path);
      if (!stored) {
        // One that is kept may still be on its way into the store.
        if (!kept.includes(path)) missing.push(path);
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
  await write(archiveBytes(archived()));
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
async function readSnapshot(connection: pg.Client, folder: string, createdAt: Date) {
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
  // Those of deleted records and former versions, which can be restored from the backup as well.
  const kept = await unusedPaths(connection, createdAt);
  // Last: sequences know no snapshot, and may only be ahead of the rows.
  const sequences = await readSequences(connection);
  await connection.query('COMMIT');
  return { migrations, tables, sequences, paths, kept };
}
