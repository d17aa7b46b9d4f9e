import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

/** A real picture of one colour. */
export function picture(
  format: 'jpeg' | 'png' | 'webp' | 'gif' = 'jpeg',
  width = 60,
  height = 40,
): Promise<Buffer> {
  const create = { width, height, channels: 3 as const, background: '#0b7a3b' };
  return sharp({ create }).toFormat(format).toBuffer();
}

export function jpegSegment(marker: number, ...content: number[]): Buffer {
  const length = content.length + 2;
  return Buffer.from([0xff, marker, length >> 8, length & 255, ...content]);
}

/** A progressive JPEG of one grey block, with as many scans. */
export function jpegOfScans(scans: number): Buffer {
  // One code of one bit, which ends the block.
  const huffmanTable = (id: number) => jpegSegment(0xc4, id, 1, ...Array<number>(16).fill(0));
  const scan = (from: number, to: number) =>
    Buffer.concat([jpegSegment(0xda, 1, 1, 0, from, to, 0), Buffer.from([0x7f])]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    jpegSegment(0xdb, 0, ...Array<number>(64).fill(1)),
    jpegSegment(0xc2, 8, 0, 8, 0, 8, 1, 1, 0x11, 0),
    huffmanTable(0x00),
    huffmanTable(0x10),
    scan(0, 0),
    ...Array<Buffer>(scans - 1).fill(scan(1, 63)),
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** A box of an ISO base media file. */
export function box(type: string, ...content: Buffer[]): Buffer {
  const bytes = Buffer.concat(content);
  const header = Buffer.alloc(8);
  header.writeUInt32BE(8 + bytes.length);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, bytes]);
}

/** An MP4 file of a given size: its header, a track without pictures, and padding. */
export function video(size = 5000): Buffer {
  const handler = box(
    'hdlr',
    Buffer.from('\0\0\0\0\0\0\0\0vide\0\0\0\0\0\0\0\0\0\0\0\0', 'latin1'),
  );
  const start = Buffer.concat([
    box('ftyp', Buffer.from('mp42\0\0\0\0mp42isom', 'latin1')),
    box('moov', box('trak', box('mdia', handler))),
  ]);
  return Buffer.concat([start, box('mdat', Buffer.alloc(size - start.length - 8, 1))]);
}

/** Videos in `files` whose metadata contains a place in Auckland, each in another format. */
export const videosWithPlace = [
  'place-loci.mp4',
  'place-keys.mp4',
  'place-fragmented.mp4',
  'place-udta.mov',
  'place-tags.webm',
  'place-live.webm',
];

export const readFixture = (name: string) => readFile(new URL(`files/${name}`, import.meta.url));

/** The place, time and device in the metadata of a video of `videosWithPlace`. */
export function tellsOfPlace(content: Buffer): string[] {
  const text = content.toString('latin1');
  const longitude = Buffer.alloc(4);
  longitude.writeInt32BE(Math.trunc(174.7633 * 65536));
  return ['36.8485', '174.7633', 'Samsung', longitude.toString('latin1')].filter((each) =>
    text.includes(each),
  );
}

/** A PDF of one empty page. */
export function pdf(note = ''): Buffer {
  return Buffer.from(
    `%PDF-1.4\n%${note}\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n` +
      '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\n' +
      'trailer<</Root 1 0 R>>\n%%EOF\n',
  );
}
