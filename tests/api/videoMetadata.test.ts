import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits, VideoMetadataError } from '../../api/media/video/edits.ts';
import { byteReader } from '../../api/media/video/byteReader.ts';
import { findMetadata } from '../../api/media/video/videoMetadata.ts';
import { findWebmMetadata } from '../../api/media/video/webm.ts';
import { box, readFixture, tellsOfPlace, videosWithPlace } from '../support/files.ts';

/** The content in chunks that end at the given positions. */
async function* chunked(content: Buffer, cuts: number[] = []): AsyncGenerator<Buffer> {
  const ends = [...new Set(cuts), content.length].sort((a, b) => a - b);
  for (const [index, end] of ends.entries()) {
    yield await Promise.resolve(content.subarray(ends[index - 1] ?? 0, end));
  }
}

/** A video as it is published; null if it is refused. */
async function published(content: Buffer, ending = 'mp4', cuts: number[] = []) {
  try {
    const metadata = await findMetadata(chunked(content, cuts), ending);
    return await buffer(Readable.from(applyEdits(chunked(content, cuts), metadata)));
  } catch (error) {
    if (error instanceof VideoMetadataError) return null;
    throw error;
  }
}

const endingOf = (name: string) => name.replace(/.*\./, '');
const ascii = (text: string) => Buffer.from(text, 'latin1');
const u32 = (...values: number[]) =>
  Buffer.concat(values.map((value) => Buffer.from(value.toString(16).padStart(8, '0'), 'hex')));

const fileType = box('ftyp', ascii('qt  \0\0\0\0qt  '));
const place = ascii('-36.8485+174.7633/');
const handler = (type: string) => box('hdlr', u32(0, 0), ascii(type), u32(0, 0, 0));
const header = (type: string) => box(type, Buffer.alloc(100, 7));

/** A track of samples of 10 bytes, of which each chunk holds two. */
function track(type: string, chunkOffsets: number[], sizes: Buffer): Buffer {
  const table = box(
    'stbl',
    box('stsc', u32(0, 1, 1, 2, 1)),
    box('stsz', sizes),
    box('stco', u32(0, chunkOffsets.length, ...chunkOffsets)),
  );
  const media = box('mdia', header('mdhd'), handler(type), box('minf', table));
  return box('trak', header('tkhd'), media);
}

/** An element of a WebM file. */
const element = (id: string, ...content: Buffer[]) => {
  const bytes = Buffer.concat(content);
  const size = u32(0x1000_0000 | bytes.length);
  return Buffer.concat([Buffer.from(id, 'hex'), size, bytes]);
};
const blockOf = (track: number, text: string) =>
  Buffer.concat([Buffer.from([0x80 | track, 0, 0, 0x80]), ascii(text)]);
const entry = (number: number, type: number) =>
  element('ae', element('d7', Buffer.from([number])), element('83', Buffer.from([type])));
const tracks = (...entries: Buffer[]) => element('1654ae6b', ...entries);
const cluster = element('1f43b675', element('a3', blockOf(1, '174.7633')));

describe('the metadata of a video', () => {
  it.each(videosWithPlace)('is removed regardless of the chunks of the file: %s', async (name) => {
    const content = await readFixture(name);
    const whole = await published(content, endingOf(name));
    expect(whole && tellsOfPlace(whole)).toEqual([]);
    const cuts = fc.array(fc.nat(content.length), { maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(cuts, async (at) => {
        expect((await published(content, endingOf(name), at))?.equals(whole as Buffer)).toBe(true);
      }),
      { numRuns: 25 },
    );
  });

  it.each(videosWithPlace)('is removed without changes to pictures and sound: %s', async (name) => {
    const content = await readFixture(name);
    const cleaned = (await published(content, endingOf(name))) as Buffer;
    // Cleaning it again changes nothing, and the encoders' data in the samples is still there.
    expect((await published(cleaned, endingOf(name)))?.equals(cleaned)).toBe(true);
    const changed = content.filter((byte, at) => byte !== cleaned[at]);
    expect(changed.length).toBeLessThan(content.length / 2);
  });

  it('is removed with the samples of telemetry, before or after the description of the tracks', async () => {
    const sizes = [u32(0, 10, 4), u32(0, 0, 4, 10, 10, 10, 10)];
    for (const size of sizes) {
      const samples = Buffer.concat([place, Buffer.alloc(2)]);
      const media = box('mdat', samples, ascii('a picture, which it is'), samples);
      const first = fileType.length + 8;
      const offsets = [first, first + 20 + 22];
      const movie = box(
        'moov',
        track('vide', [first + 20], u32(0, 22, 1)),
        track('meta', offsets, size),
      );
      const cleaned = await published(Buffer.concat([fileType, media, movie]));
      expect(cleaned && tellsOfPlace(cleaned)).toEqual([]);
      expect(cleaned?.toString('latin1')).toContain('a picture, which it is');
      expect(cleaned?.toString('latin1').match(/trak/g)).toHaveLength(1);
    }
  });

  it('is removed from boxes of every size', async () => {
    const long = (type: string, content: Buffer) =>
      Buffer.concat([u32(1), ascii(type), u32(0, 16 + content.length), content]);
    const toTheEnd = (type: string, content: Buffer) =>
      Buffer.concat([u32(0), ascii(type), content]);
    const user = box('udta', box('\xa9xyz', place));
    const movie = box('moov', box('trak', box('mdia', handler('vide'))));
    for (const tail of [
      long('uuid', place),
      toTheEnd('uuid', place),
      toTheEnd('moov', user),
      long('moov', long('udta', place)),
      box('moov', box('trak', handler('vide'), user), u32(0)),
      box('free', place),
      box('moov', u32(7), place),
      place,
      Buffer.concat([u32(9999), ascii('mo')]),
      Buffer.concat([u32(9999), ascii('uuid'), place]),
      Buffer.concat([u32(1), ascii('uuid')]),
    ]) {
      const content = Buffer.concat([fileType, movie, box('mdat', ascii('picture')), tail]);
      const cleaned = await published(content);
      expect(cleaned).toHaveLength(content.length);
      expect(cleaned && tellsOfPlace(cleaned)).toEqual([]);
      expect(cleaned?.toString('latin1')).toContain('picture');
    }
  });

  it('is removed together with the dates', async () => {
    const headers = [box('mvhd', Buffer.alloc(100, 7)), box('mvhd', Buffer.alloc(100, 1))];
    const movie = box('moov', ...headers, box('trak', box('mdia', handler('vide'))));
    const cleaned = await published(Buffer.concat([fileType, movie]));
    const from = fileType.length + 16;
    expect(cleaned?.subarray(from + 3, from + 13)).toEqual(Buffer.from([7, ...u32(0, 0), 7]));
    expect(cleaned?.subarray(from + 111, from + 129)).toEqual(
      Buffer.from([1, ...u32(0, 0, 0, 0), 1]),
    );
  });

  it.each([
    ['telemetry in fragments', [box('moov', track('meta', [], u32(0, 0, 0))), box('moof')]],
    ['a compressed description', [box('moov', box('cmov', place))]],
    ['telemetry without the sizes of its samples', [box('moov', track('meta', [40], u32(0)))]],
    ['a description larger than is held in memory', [box('moov', Buffer.alloc(17 * 1024 * 1024))]],
  ])('%s is refused', async (_what, boxes) => {
    expect(await published(Buffer.concat([fileType, ...boxes]))).toBeNull();
  });

  it('is removed from WebM: attachments, chapters, and elements longer than 127 bytes', async () => {
    const content = Buffer.concat([
      element('1a45dfa3'),
      // Of unknown length, as browsers record.
      Buffer.from('1853806701ffffffffffffff', 'hex'),
      element('1549a966', element('4d80', place), element('5741', place)),
      element('1941a469', place, Buffer.alloc(200, 1)),
      element('1043a770', place),
      tracks(entry(1, 1), entry(2, 0x21), entry(3, 0x11)),
      Buffer.from('1f43b67501ffffffffffffff', 'hex'),
      element('a3', blockOf(1, 'picture 1')),
      element('a3', blockOf(2, '174.7633')),
      element('a3', blockOf(3, '174.7633')),
      element('a0', element('9b', Buffer.from([5])), element('a1', blockOf(2, '174.7633'))),
      element('a0', element('a1', blockOf(1, 'picture 2'))),
      element('1254c367', place),
    ]);
    const cleaned = await published(content, 'webm');
    expect(cleaned).toHaveLength(content.length);
    expect(cleaned && tellsOfPlace(cleaned)).toEqual([]);
    expect(cleaned?.toString('latin1')).toMatch(/picture 1.*picture 2/s);
    expect(await published(cleaned as Buffer, 'webm')).toEqual(cleaned);
  });

  it.each([
    ['without a number', [tracks(element('ae', element('83', Buffer.from([0x11])))), cluster]],
    ['that is not described', [tracks(entry(2, 1)), cluster]],
    [
      'among more than a block can number in a byte',
      [tracks(...Array.from({ length: 127 }, (_, index) => entry(index, 1))), cluster],
    ],
    ['that is described later', [cluster, tracks(entry(1, 0x11))]],
  ])('makes WebM be refused with a block of a track %s', async (_what, elements) => {
    const content = Buffer.concat([element('1a45dfa3'), element('18538067', ...elements)]);
    expect(await published(content, 'webm')).toBeNull();
  });

  it('refuses a file of very many tiny elements', async () => {
    const tiny = Buffer.alloc(2000, 'a780', 'hex');
    const content = Buffer.concat([element('1a45dfa3'), tracks(entry(1, 1)), tiny]);
    const find = (limit?: number) => findWebmMetadata(byteReader(chunked(content), limit));
    await expect(find(3000)).rejects.toThrow(VideoMetadataError);
    expect((await find()).sorted()).toEqual([]);
  });

  it('causes no failure other than a refusal if a file is hostile', async () => {
    const files = await Promise.all(
      videosWithPlace.map(async (name) => ({ name, content: await readFixture(name) })),
    );
    const damage = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...files),
        damage,
        fc.nat(),
        async ({ name, content }, bytes, length) => {
          const hostile = Buffer.from(content.subarray(0, 1 + (length % content.length)));
          for (const [at, byte] of bytes) hostile[at % hostile.length] = byte;
          const cleaned = await published(hostile, endingOf(name));
          if (cleaned) expect(cleaned).toHaveLength(hostile.length);
        },
      ),
      { numRuns: 300 },
    );
  });
});
