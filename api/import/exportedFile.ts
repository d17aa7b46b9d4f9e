import { createHash } from 'node:crypto';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { MediaLimits } from '../media/mediaSettings.ts';
import { PictureQueue } from '../media/pictureQueue.ts';
import type { Bucket } from '../media/mediaStore.ts';
import type { NewFile } from '../media/saveWithFiles.ts';
import { readPicture, readVideo } from '../media/uploads.ts';
import type { FileOfTable } from './tables.ts';

export interface ReadFile extends NewFile {
  isVideo: boolean;
}

/**
 * Finds the file of a row in the folders of an export, which are named after the buckets.
 * @param path the path in the row, with or without the bucket
 * @param url the address in the row, used if there is no path
 */
export function findExported(
  folder: string,
  bucket: Bucket,
  path: string,
  url: string,
): string | null {
  const named = path || decodeURIComponent(/\/object\/public\/(.+?)(\?|$)/.exec(url)?.[1] ?? '');
  if (!named || named.split(/[/\\]/).includes('..')) return null;
  const places = [join(folder, named), join(folder, bucket, named)];
  return places.find((place) => existsSync(place) && statSync(place).isFile()) ?? null;
}

/**
 * Reads a file with the same checks as an upload. Pictures are re-encoded.
 * @throws Error with a message for people if the file is invalid
 */
export async function readExported(
  mediaLimits: MediaLimits,
  file: string,
  { column, field }: FileOfTable,
): Promise<ReadFile> {
  const upload = Promise.resolve({
    filename: basename(file),
    fieldName: column,
    mimetype: '',
    encoding: '',
    createReadStream: () => createReadStream(file),
  });
  const video = column === 'media' ? await readVideo({ mediaLimits }, upload, field) : null;
  const pictures = new PictureQueue();
  const read = video ?? (await readPicture({ mediaLimits, pictures }, upload, field));
  if (!read) throw new Error('it could not be read');
  return { ...read, isVideo: video !== null };
}

/**
 * The key of an imported file. It is the same each time, so that another import finds it. Each row
 * has its own, so that deleting a row never removes the file of another one.
 */
export async function keyOf(
  file: string,
  filename: string,
  bucket: Bucket,
  row: string,
): Promise<string> {
  const hash = createHash('sha256').update(row);
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) hash.update(chunk);
  const unique = hash.digest('hex').slice(0, 8);
  const [, stamp = '0', rest = filename] = /^(\d+)-(.+)$/.exec(filename) ?? [];
  return `${bucket}/images/${stamp}-${unique}-${rest}`;
}
