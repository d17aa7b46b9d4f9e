import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { cloudinaryStore, readCloudinaryUrl } from '../../api/media/cloudinaryStore.ts';
import { useApi } from '../support/useApi.ts';
import { addEvent } from '../support/factories.ts';

const api = useApi();

/** Noise, which no encoder makes small. */
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    },
  });

async function readPreview(path: string) {
  const response = await fetch(api.url + api.services.media.previewUrl(path, null));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  expect(response.headers.get('cache-control')).toContain('immutable');
  const file = Buffer.from(await response.arrayBuffer());
  return { bytes: file.length, ...(await sharp(file).metadata()) };
}

it.each([
  { name: 'a portrait photo', width: 600, height: 1400 },
  { name: 'a wide one', width: 2400, height: 500 },
  { name: 'one smaller than the preview', width: 90, height: 60 },
  // Enlarged before it is cut, it would take minutes.
  { name: 'a line', width: 2400, height: 1 },
  { name: 'an upright line', width: 1, height: 2400 },
])('cuts $name to a JPEG of 1200 × 630 under 300 kB', async ({ name, width, height }) => {
  const path = `eventBucket/images/1-${name}.webp`;
  const picture = await noise(width, height).webp({ quality: 90 }).toBuffer();
  await api.services.media.put(path, Readable.from([picture]));
  await addEvent(api.services.prisma, { imagePath: path });
  const preview = await readPreview(path);
  expect(preview).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(preview.bytes).toBeLessThan(300_000);
});

it('removes the preview with its picture', async () => {
  const path = 'postBucket/images/2-removed.webp';
  await api.services.media.put(path, Readable.from([await noise(40, 40).webp().toBuffer()]));
  await addEvent(api.services.prisma, { imagePath: path });
  await readPreview(path);
  const folder = join(api.mediaFolder, '.variants', 'postBucket', 'images');
  expect(await readdir(folder)).toContain('2-removed.webp.preview.jpg');
  await api.services.media.remove(path);
  expect(await readdir(folder)).not.toContain('2-removed.webp.preview.jpg');
  expect((await fetch(api.url + api.services.media.previewUrl(path, null))).status).toBe(404);
});

it.each([
  'eventBucket/images/unknown.webp.jpg',
  'eventBucket/images/1-a%20wide%20one.webp',
  'eventBucket/images/1-a%20wide%20one.jpg',
  '.variants/eventBucket/images/1-a%20wide%20one.webp.preview.jpg.jpg',
  '..%2f..%2fetc/passwd.jpg',
  '%E0%A4%A.jpg',
  '.jpg',
])('has no preview at %s', async (path) => {
  expect((await fetch(`${api.url}/previews/${path}`)).status).toBe(404);
});

it('makes no preview of a video, because its poster is the preview', async () => {
  const path = 'aboutEthiopiaBucket/videos/3-dance.mp4';
  await api.services.media.put(path, Readable.from(['no picture']));
  await addEvent(api.services.prisma, { imagePath: path });
  expect((await fetch(`${api.url}/previews/${path}.jpg`)).status).toBe(404);
});

it('returns the address of the preview of a record', async () => {
  const { id, imagePath } = await addEvent(api.services.prisma);
  const { data } = await api.query('query ($id: ID!) { event(id: $id) { image { previewUrl } } }', {
    id: String(id),
  });
  expect(data).toEqual({ event: { image: { previewUrl: `/previews/${imagePath}.jpg` } } });
});

it('has Cloudinary cut previews', () => {
  const store = cloudinaryStore(readCloudinaryUrl('cloudinary://key:secret@demo'));
  expect(store.previewUrl('postBucket/images/1-a.webp', null)).toBe(
    'https://res.cloudinary.com/demo/image/upload/c_fill,g_auto,h_630,q_auto:good,w_1200/v1/postBucket/images/1-a.jpg',
  );
});
