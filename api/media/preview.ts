import type { Sharp } from 'sharp';

/**
 * The size of previews in pixels: 1.91 to 1, as Facebook's documentation of sharing asks for, and
 * other messengers with it.
 */
export const previewSize = { width: 1200, height: 630 };

/** WhatsApp shows no picture of more bytes. */
const maxBytes = 300_000;

/** Tried in turn, until the picture is small enough. */
const qualities = [80, 65, 50, 30, 10];

/**
 * Cuts the picture that messengers show with a link: a JPEG, as not all of them read other formats.
 * What draws the eye stays in it.
 */
export async function makePreview(picture: Sharp): Promise<Buffer> {
  const cut = picture
    .resize({ ...previewSize, fit: 'cover', position: 'attention' })
    .flatten({ background: 'white' });
  for (const quality of qualities) {
    const file = await cut.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (file.length < maxBytes) return file;
  }
  throw new Error('The preview of a picture is too large in every quality.');
}
