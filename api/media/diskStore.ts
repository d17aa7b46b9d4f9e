import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { MediaStore } from './mediaStore.ts';

/** Widths in pixels in which pictures are offered; see variants.ts, which makes them. */
export const pictureWidths = [400, 800, 1200];

/** A store in a folder of this machine, served by the site itself under /media. */
export function diskStore(folder: string): MediaStore {
  return {
    async put(path, content) {
      const file = join(folder, path);
      await mkdir(dirname(file), { recursive: true });
      const unfinished = `${file}.${randomUUID()}.part`;
      await writeFile(unfinished, content);
      await rename(unfinished, file);
      return { path, url: urlOf(path) };
    },
    srcSet(path, width) {
      const smaller = pictureWidths.filter((each) => width === null || each < width);
      const sizes = smaller.map((each) => `${urlOf(path)}?w=${String(each)} ${String(each)}w`);
      if (width !== null) sizes.push(`${urlOf(path)} ${String(width)}w`);
      return sizes.join(', ');
    },
  };
}

function urlOf(path: string): string {
  return `/media/${path.split('/').map(encodeURIComponent).join('/')}`;
}
