import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { withDatabaseLock } from '../database/lock.ts';
import { readHistory } from '../database/migrationHistory.ts';
import type { MediaStore } from '../media/mediaStore.ts';
import { millisecondsOfDay } from '../shared/dates/days.ts';
import { messageOf, StartupError } from '../startupError.ts';
import { archiveBytes, type ArchivePart, hashed, manifestName } from './archive.ts';
import { encrypted } from './encryption.ts';
import { type Manifest, mediaPart, type PartChecksum, rowsPart } from './manifest.ts';
import {
  copyStatement,
  readSequences,
  readTables,
  referredPaths,
  unusedPaths,
  useFixedNotation,
} from './tables.ts';

export interface Installation {
  /** The address of PostgreSQL itself, not of a pooler. */
  url: string;
  media: MediaStore;
  now: () => Date;
}

/**
 * Writes a backup to one file. The file appears only when it is complete. The site may be running.
 * @param file must not exist yet; only its owner may read it, because it contains personal data
 * @param passphrase encrypts the file
 * @throws StartupError if the file exists or cannot be written, or if another backup takes too long
 */
export async function createBackup(
  source: Installation,
  file: string,
  passphrase?: string,
): Promise<Manifest> {
  if (existsSync(file)) throw new StartupError(`There is a file ${file} already.`);
  // Next to the file: this disk has enough space, and a rename works only on the same disk.
  const folder = `${file}${unfinished}`;
  await rm(folder, { recursive: true, force: true });
  try {
    await removeAbandoned(dirname(file), source.now());
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
    throw new StartupError(`${file} could not be written: ${messageOf(error)}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The end of the name of a folder with the temporary files of a backup. */
const unfinished = '.backup-unfinished';

/** Removes what killed backups left: unencrypted rows. A backup that still runs is younger than half a day. */
async function removeAbandoned(directory: string, now: Date): Promise<void> {
  for (const name of await readdir(directory)) {
    if (!name.endsWith(unfinished)) continue;
    const folder = join(directory, name);
    const found = await stat(folder).catch(() => null);
    const isAbandoned = found && now.getTime() - found.mtimeMs > millisecondsOfDay / 2;
    if (isAbandoned) await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Backs up all data of an installation: its rows as of one moment, all files that they reference,
 * and the files of deleted records and former versions.
 * @param folder an empty folder for temporary files: the rows, and one file at a time
 * @param write reads the bytes of the backup to their end; if it fails, the backup has failed
 */
export function streamBackup(
  { url, media, now }: Installation,
  folder: string,
  write: (bytes: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<Manifest> {
  // While the lock is held, the site deletes no files, even if records are deleted.
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
        // A file that is kept may still be on its way to the store.
        if (!kept.includes(path)) missing.push(path);
        continue;
      }
      // Through a temporary file, because tar needs the size first and a cloud store may not know
      // it.
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

/** A part that is read from a file. After it is read, `sums` has its checksum. */
function withChecksum(
  name: string,
  file: string,
  bytes: number,
  sums: PartChecksum[],
): ArchivePart {
  const content = hashed(createReadStream(file), (sha256) => sums.push({ name, bytes, sha256 }));
  return { name, size: bytes, content };
}

/** Writes the rows of each table, as of one moment, to one file for each table. */
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
  const paths = await referredPaths(connection, found);
  // The files of deleted records and former versions, so that a restored backup can restore them
  // too.
  const kept = await unusedPaths(connection, createdAt);
  // Read last: sequences are not part of a snapshot, and must not be behind the rows.
  const sequences = await readSequences(connection);
  await connection.query('COMMIT');
  return { migrations, tables, sequences, paths, kept };
}
