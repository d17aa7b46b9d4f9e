import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

/**
 * Draws what messengers show with a link to one of the site's own pages, into
 * `client/artwork/previews/` (`npm run generate:previews`): JPEGs of the size of records' previews
 * (api/media/preview.ts), without words, as those of the page stand beside it.
 */

const folder = 'client/artwork/previews';
const size = { width: 1200, height: 630 };
/** Pixels: the woven border at the lower edge, and the mark above. */
const borderHeight = 48;
const mark = { size: 150, margin: 36 };

/** The drawing of each page. The one of Home has mark and border already. */
const drawings = {
  about: 'event-newcomers',
  events: 'calendar',
  aboutEthiopia: 'lalibela',
  resources: 'post-welcome',
  directory: 'directory-shop-1',
  supportUs: 'injera',
  contactUs: 'buna',
  membershipForm: 'event-enkutatash',
};

mkdirSync(folder, { recursive: true });
const border = await sharp('client/artwork/tibeb.png')
  .resize({ height: borderHeight, kernel: 'nearest' })
  .toBuffer();
const logo = await sharp('client/artwork/logo.svg', { density: 300 }).resize(mark.size).toBuffer();
await write('home', sharp('client/artwork/preview.svg').resize(size));
for (const [page, drawing] of Object.entries(drawings)) {
  const picture = sharp(join('prisma/seed/artwork', `${drawing}.svg`))
    .resize({ ...size, fit: 'cover' })
    .composite([
      { input: await bordered(), left: 0, top: size.height - borderHeight },
      { input: logo, left: mark.margin, top: mark.margin },
    ]);
  await write(page, picture);
}

/** The border over the whole width. */
function bordered(): Promise<Buffer> {
  const strip = {
    width: size.width,
    height: borderHeight,
    channels: 4,
    background: 'black',
  } as const;
  return sharp({ create: strip })
    .composite([{ input: border, tile: true, gravity: 'west' }])
    .png()
    .toBuffer();
}

async function write(page: string, picture: Sharp): Promise<void> {
  await picture
    .flatten({ background: 'white' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(join(folder, `${page}.jpg`));
}
