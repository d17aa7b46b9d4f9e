import { mkdir, readdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { makeVariant, pictureWidths } from '../../api/media/variants.ts';
import { artworkSize, drawingsFolder, picturesFolder } from './artwork.ts';

// A step of the build: draws the bundled pictures, so that the first start only copies them.

async function draw(name: string): Promise<void> {
  const path = `${name}.webp`;
  await sharp(join(drawingsFolder, `${name}.svg`))
    .resize(artworkSize)
    .webp({ quality: 84 })
    .toFile(join(picturesFolder, path));
  // AVIF is what nearly every browser asks for; the others wait a moment once.
  for (const width of pictureWidths.filter((each) => each < artworkSize.width)) {
    await makeVariant(picturesFolder, path, { width, format: 'avif' });
  }
}

await rm(picturesFolder, { recursive: true, force: true });
await mkdir(picturesFolder, { recursive: true });
const files = await readdir(drawingsFolder);
const names = files.filter((file) => file.endsWith('.svg')).map((file) => file.slice(0, -4));
const drawAll = async () => {
  for (let name = names.pop(); name; name = names.pop()) await draw(name);
};
await Promise.all(Array.from({ length: availableParallelism() }, drawAll));
