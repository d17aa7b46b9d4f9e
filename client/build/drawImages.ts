import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

/**
 * Draws the images that are made of the site's own artwork (`npm run generate:images`):
 * - into `client/artwork/previews/`, what messengers show with a link to one of the site's own pages:
 *   JPEGs of the size of records' previews (api/media/preview.ts), without words, as those of the page
 *   stand beside it;
 * - into `client/public/icons/`, the icons of the site on a phone's home screen.
 */

const previews = 'client/artwork/previews';
const icons = 'client/public/icons';
const size = { width: 1200, height: 630 };
/** In pixels: the woven border at the lower edge, and the mark above it. */
const borderHeight = 48;
const mark = { size: 150, margin: 36 };

/** The drawing of each page. The drawing of Home includes mark and border. */
const drawings = {
  about: 'event-newcomers',
  events: 'calendar',
  aboutEthiopia: 'lalibela',
  resources: 'post-welcome',
  directory: 'directory-shop-1',
  supportUs: 'injera',
  contactUs: 'buna',
  membershipForm: 'event-enkutatash',
  calendar: 'enkutatash',
  privacy: 'fidel',
  myData: 'harar',
};

for (const folder of [previews, icons]) mkdirSync(folder, { recursive: true });
const border = await sharp('client/artwork/tibeb.png')
  .resize({ height: borderHeight, kernel: 'nearest' })
  .toBuffer();
const logo = await readLogo(mark.size).toBuffer();
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
for (const width of [192, 512]) {
  await readLogo(width)
    .png()
    .toFile(join(icons, `${String(width)}.png`));
}
await readLogo(400)
  // Systems crop a maskable icon to their own shape, but never the central circle of four fifths
  // of its width.
  .extend({ top: 56, bottom: 56, left: 56, right: 56, background: '#fffdf8' })
  .flatten({ background: '#fffdf8' })
  .png()
  .toFile(join(icons, 'maskable-512.png'));

/** The border across the full width. */
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

function readLogo(width: number): Sharp {
  return sharp('client/artwork/logo.svg', { density: 300 }).resize(width);
}

async function write(page: string, picture: Sharp): Promise<void> {
  await picture
    .flatten({ background: 'white' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(join(previews, `${page}.jpg`));
}
