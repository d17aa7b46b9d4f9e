import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bucket, MediaStore } from '../../api/media/mediaStore.ts';
import { StartupError } from '../../api/startupError.ts';

/** Where the drawings and videos are. */
export const drawingsFolder = join('prisma', 'seed', 'artwork');

/** Where `drawArtwork.ts` puts the pictures made of the drawings, laid out as the disk store is. */
export const picturesFolder = join('dist', 'artwork');

/** Width and height in pixels of every bundled picture; its drawing is 1200 by 800. */
export const artworkSize = { width: 1200, height: 800 };

// Keys hold the time of the upload. Bundled files have that of the association's founding, always
// the same, so that seeding again after an interruption meets its own files.
const timestamp = Date.UTC(1997, 10, 1);
const keyOf = (bucket: Bucket, filename: string) =>
  `${bucket}/images/${String(timestamp)}-${filename}`;

/**
 * Puts a bundled picture into the store, with its smaller sizes.
 * @throws StartupError when there is no such picture
 */
export async function storePicture(media: MediaStore, bucket: Bucket, name: string) {
  const picture = { folder: picturesFolder, path: `${name}.webp` };
  const path = keyOf(bucket, picture.path);
  const content = await contentOf(join(picture.folder, picture.path));
  return { path, url: await media.put(path, content, picture) };
}

/**
 * Puts a bundled video into the store.
 * @throws StartupError when there is no such video
 */
export async function storeVideo(media: MediaStore, bucket: Bucket, name: string) {
  const path = keyOf(bucket, `${name}.mp4`);
  const content = await contentOf(join(drawingsFolder, `${name}.mp4`));
  return { path, url: await media.put(path, content) };
}

/** Opened at once: a stream would tell of a missing file before somebody listens to it. */
async function contentOf(file: string) {
  const handle = await open(file).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(`A file of the bundled content cannot be read: ${reason}`);
  });
  return handle.createReadStream();
}
