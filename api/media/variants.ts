import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { randomUUID } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';

/** Widths in pixels in which pictures are offered. */
export const pictureWidths = [400, 800, 1200];

export type PictureFormat = 'avif' | 'webp';

// Visitors wait for the first picture of a size; AVIF's higher efforts cost seconds for few bytes.
const encoders = {
  avif: (picture: Sharp) => picture.avif({ quality: 55, effort: 3 }),
  webp: (picture: Sharp) => picture.webp({ quality: 78 }),
} satisfies Record<PictureFormat, unknown>;

const underWay = new Map<string, Promise<string>>();

/**
 * The file of a picture in a smaller width and another format, made when first asked for and kept
 * beside the store.
 * @param folder the store's folder
 * @param path the picture's key, known to exist
 * @param width in pixels
 */
export function pictureVariant(
  folder: string,
  path: string,
  width: number,
  format: PictureFormat,
): Promise<string> {
  const file = variantFile(folder, path, width, format);
  if (existsSync(file)) return Promise.resolve(file);
  const known = underWay.get(file);
  if (known) return known;
  const made = makeVariant(join(folder, path), file, width, format).finally(() => {
    underWay.delete(file);
  });
  underWay.set(file, made);
  return made;
}

function variantFile(folder: string, path: string, width: number, format: PictureFormat) {
  return join(folder, '.variants', `${path}.${String(width)}.${format}`);
}

/** Removes every variant of a picture. */
export async function removeVariants(folder: string, path: string): Promise<void> {
  for (const width of pictureWidths) {
    for (const format of Object.keys(encoders) as PictureFormat[]) {
      await rm(variantFile(folder, path, width, format), { force: true });
    }
  }
}

async function makeVariant(source: string, file: string, width: number, format: PictureFormat) {
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.${randomUUID()}.part`;
  try {
    const resized = sharp(source).resize({ width, withoutEnlargement: true });
    await encoders[format](resized).toFile(unfinished);
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
  return file;
}
