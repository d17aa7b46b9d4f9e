import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MediaStore } from './mediaStore.ts';
import { uploadTimeout } from './unusedFiles.ts';
import { copyVariants, pictureWidths, removeVariants } from './variants.ts';

/** A store in a local folder. The site itself serves its files under /media. */
export function diskStore(folder: string): MediaStore {
  return {
    isServedHere: true,
    async put(path, content, smaller) {
      const file = join(folder, path);
      // Not in its final place while it is written. The sweep of the unfinished folder removes a
      // stale one.
      const unfinished = join(folder, '.unfinished', randomUUID());
      await mkdir(dirname(unfinished), { recursive: true });
      await mkdir(dirname(file), { recursive: true });
      try {
        await pipeline(content, createWriteStream(unfinished, { flush: true }));
        await rename(unfinished, file);
      } finally {
        await rm(unfinished, { force: true });
      }
      if (smaller) await copyVariants(smaller, { folder, path });
      return urlOf(path);
    },
    async get(path) {
      try {
        return (await open(join(folder, path))).createReadStream();
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }
    },
    urlOf,
    async remove(path) {
      await rm(join(folder, path), { force: true });
      await removeVariants(folder, path);
    },
    srcSet(path, width) {
      const url = urlOf(path);
      const smaller = pictureWidths.filter((each) => width === null || each < width);
      const sizes = smaller.map((each) => `${url}?w=${String(each)} ${String(each)}w`);
      if (width !== null) sizes.push(`${url} ${String(width)}w`);
      return sizes.join(', ');
    },
    previewUrl: (path, cut) =>
      `/previews/${encodedPath(path)}.jpg${cut ? `?at=${String(cut.position)}` : ''}`,
  };
}

/**
 * Removes unfinished uploads of killed processes. Files younger than an hour may be in use by
 * another process with the same folder.
 */
export async function removeUnfinishedUploads(folder: string, now: Date): Promise<void> {
  const unfinished = join(folder, '.unfinished');
  const names = await readdir(unfinished).catch(() => []);
  for (const name of names) {
    const file = join(unfinished, name);
    const { mtimeMs } = (await stat(file).catch(() => null)) ?? { mtimeMs: Infinity };
    if (now.getTime() - mtimeMs > uploadTimeout) await rm(file, { force: true });
  }
}

const urlOf = (path: string) => `/media/${encodedPath(path)}`;
const encodedPath = (path: string) => encodeURIComponent(path).replaceAll('%2F', '/');
