import { createHash, randomBytes } from 'node:crypto';
import { dirname, join } from 'node:path/posix';
import { Readable } from 'node:stream';
import type pg from 'pg';
import type { MediaStore } from '../media/mediaStore.ts';
import { addDays } from '../shared/dates/days.ts';
import { readArchive } from './archive.ts';
import { type Manifest, mediaPathOf } from './manifest.ts';

/** Where a file of a backup is stored. The key is different if its own key was taken. */
export interface RestoredFile {
  path: string;
  url: string;
}

interface Surroundings {
  connection: pg.Client;
  media: MediaStore;
  now: () => Date;
}

/**
 * Adds the files of a backup to the store. Existing files do not change. New files are listed as
 * unused first; the transaction that restores the rows removes these entries.
 * @returns the place of each file, by its key in the backup
 */
export async function restoreFiles(
  { connection, media, now }: Surroundings,
  file: string,
  manifest: Manifest,
): Promise<Map<string, RestoredFile>> {
  const sums = new Map(manifest.parts.map(({ name, sha256 }) => [name, sha256]));
  const places = new Map<string, RestoredFile>();
  for await (const { name, content } of readArchive(file)) {
    const path = mediaPathOf(name);
    if (path === null) break;
    const present = await sumOf(await media.get(path));
    if (present === sums.get(name)) {
      for await (const _ of content);
      places.set(path, { path, url: media.urlOf(path) });
      continue;
    }
    const free = present === null ? path : unusedKey(path);
    await connection.query(
      `INSERT INTO "unused-file" (path, "removeAfter") VALUES ($1, $2)
       ON CONFLICT (path) DO UPDATE SET "removeAfter" = excluded."removeAfter"`,
      // No restore takes a day.
      [free, addDays(now(), 1)],
    );
    places.set(path, { path: free, url: await media.put(free, Readable.from(content)) });
  }
  return places;
}

async function sumOf(content: Readable | null): Promise<string | null> {
  if (!content) return null;
  const hash = createHash('sha256');
  for await (const chunk of content as AsyncIterable<Buffer>) hash.update(chunk);
  return hash.digest('hex');
}

/** A new key for a file whose own key is taken. */
function unusedKey(path: string): string {
  const name = path.slice(dirname(path).length + 1);
  return join(dirname(path), `${randomBytes(4).toString('hex')}-${name}`);
}
