import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import type { Bucket, MediaStore } from '../../api/media/mediaStore.ts';

const folder = join(process.cwd(), 'prisma', 'seed', 'artwork');

/** Width and height in pixels of every bundled picture; its drawing is 1200 by 800. */
export const artworkSize = { width: 1200, height: 800 };

// Keys hold the time of the upload. Bundled files have that of the association's founding, always
// the same, so that seeding again after an interruption meets its own files.
const timestamp = Date.UTC(1997, 10, 1);
const keyOf = (bucket: Bucket, filename: string) =>
  `${bucket}/images/${String(timestamp)}-${filename}`;

/** Draws a bundled picture and puts it into the store. */
export async function storePicture(media: MediaStore, bucket: Bucket, name: string) {
  const drawing = await readFile(join(folder, `${name}.svg`));
  // The first start waits for this: less effort takes half the time for 3 % more bytes.
  const picture = await sharp(drawing)
    .resize(artworkSize)
    .webp({ quality: 84, effort: 2 })
    .toBuffer();
  return put(media, keyOf(bucket, `${name}.webp`), picture);
}

/** Puts a bundled video into the store. */
export async function storeVideo(media: MediaStore, bucket: Bucket, name: string) {
  const video = await readFile(join(folder, `${name}.mp4`));
  return put(media, keyOf(bucket, `${name}.mp4`), video);
}

async function put(media: MediaStore, path: string, content: Buffer) {
  return { path, url: await media.put(path, Readable.from([content])) };
}
