import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { randomUUID } from 'node:crypto';
import type { Sharp } from 'sharp';
import type { Services } from '../context.ts';
import type { PictureFile } from './mediaStore.ts';
import { cutPositions, makePreview } from './preview.ts';

/** The widths of pictures, in pixels. */
export const pictureWidths = [400, 688, 1200];

export type PictureFormat = 'avif' | 'webp';

// Visitors wait for the first picture of a size: the next higher effort takes twice as long for 3 %
// fewer bytes, and the one after that six times. Chroma at half the resolution saves a tenth, and
// nobody sees the difference.
const encoders = {
  avif: (picture: Sharp) => picture.avif({ quality: 43, chromaSubsampling: '4:2:0', effort: 2 }),
  webp: (picture: Sharp) => picture.webp({ quality: 78 }),
} satisfies Record<PictureFormat, unknown>;

/**
 * The preview of a link to the page of a picture: the crop position, or nothing for the most
 * salient part.
 */
interface Preview {
  preview: number | undefined;
}

/** A picture in a smaller width and another format, or a preview. */
export type Variant = { width: number; format: PictureFormat } | Preview;

/**
 * The file of a variant of a picture. It is made at the first request and kept next to the store.
 * @param folder the folder of the store
 * @param path the key of the picture, which must exist
 * @returns null if too many variants are waiting, or if it cannot be made, for example on a full
 * disk; the log has the reason
 */
export async function pictureVariant(
  { pictures, log }: Pick<Services, 'pictures' | 'log'>,
  folder: string,
  path: string,
  variant: Variant,
): Promise<string | null> {
  const file = variantFile(folder, path, variant);
  if (existsSync(file)) return file;
  try {
    const made = pictures.size(file, () => makeVariant(folder, path, variant));
    await made;
    return made && file;
  } catch (error) {
    log.error({ err: error, path }, 'a picture could not be made in another size');
    return null;
  }
}

function variantFile(folder: string, path: string, variant: Variant) {
  return join(folder, '.variants', `${path}.${endingOf(variant)}`);
}

function endingOf(variant: Variant) {
  if (!('preview' in variant)) return `${String(variant.width)}.${variant.format}`;
  const { preview } = variant;
  return preview === undefined ? 'preview.jpg' : `preview-${String(preview)}.jpg`;
}

/** The files of the variants of a picture, which may not exist. */
function variantFiles({ folder, path }: PictureFile): string[] {
  const formats = Object.keys(encoders) as PictureFormat[];
  const sizes = pictureWidths.flatMap((width) => formats.map((format) => ({ width, format })));
  const previews = [undefined, ...cutPositions].map((preview) => ({ preview }));
  return [...sizes, ...previews].map((variant) => variantFile(folder, path, variant));
}

/** Removes every variant of a picture. */
export async function removeVariants(folder: string, path: string): Promise<void> {
  for (const file of variantFiles({ folder, path })) await rm(file, { force: true });
}

/** Copies the existing variants of the same picture to another one. */
export async function copyVariants(from: PictureFile, to: PictureFile): Promise<void> {
  const targets = variantFiles(to);
  for (const [index, source] of variantFiles(from).entries()) {
    const target = targets[index];
    if (!target || !existsSync(source)) continue;
    await writeAtomically(target, (unfinished) => copyFile(source, unfinished));
  }
}

/** Makes the file of a variant of a picture. */
export async function makeVariant(folder: string, path: string, variant: Variant): Promise<void> {
  const { default: sharp } = await import('sharp');
  const picture = sharp(join(folder, path));
  const write =
    'preview' in variant
      ? async (file: string) => writeFile(file, await makePreview(picture, variant.preview))
      : (file: string) =>
          encoders[variant.format](
            picture.resize({ width: variant.width, withoutEnlargement: true }),
          ).toFile(file);
  await writeAtomically(variantFile(folder, path, variant), write);
}

/** Writes a file that gets its name only when it is complete. */
async function writeAtomically(file: string, write: (unfinished: string) => Promise<unknown>) {
  await mkdir(dirname(file), { recursive: true });
  // It does not contain the name of the picture, because that may already have the maximum length.
  const unfinished = join(dirname(file), `${randomUUID()}.part`);
  try {
    await write(unfinished);
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
}
