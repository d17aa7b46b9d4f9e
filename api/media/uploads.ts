import { Readable } from 'node:stream';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { cleanText } from '../shared/content/common.rules.ts';
import { videoNotCleanable } from '../errors.ts';
import type { Context } from '../context.ts';
import type { FieldError, FieldErrors } from '../shared/fieldErrors.rules.ts';
import {
  type FileField,
  maxPictureSide,
  pictureTypes,
  wrongKind,
} from '../shared/media/picture.rules.ts';
import type { NewFile } from './saveWithFiles.ts';
import { fileError, readAll, readChunks, readFirstBytes, readWithLimit } from './uploadBytes.ts';
import { applyEdits, VideoMetadataError } from './video/edits.ts';
import { findMetadata, isVideo, videoEnding } from './video/videoMetadata.ts';

/** A file argument of a mutation. The file arrives while the request is still being read. */
export type FileArgument = Promise<FileUpload> | null | undefined;

/**
 * The field error of a missing required file; empty if there is a file.
 * @param file the argument, or the address of the stored file
 */
export const requiredFileErrors = (file: FileArgument | string, { name }: FileField): FieldErrors =>
  file ? {} : { [name]: { code: 'required', values: {} } };

/**
 * Refuses a file together with an argument that stands in its place. No form sends both.
 * @throws BAD_USER_INPUT, naming the field
 */
export function refuseBoth(field: FileField, file: FileArgument, others: object): void {
  const other = Object.entries(others).find(([, value]) => value);
  if (!file || !other) return;
  throw fileError(field, { code: 'invalid', values: { problem: `Not together with ${other[0]}` } });
}

/**
 * The maximum number of pixels of a decoded picture. 50 megapixels usually take 200 MB of memory,
 * and up to 1.3 GB for a progressive JPEG in CMYK or an interlaced PNG with 16 bits. An AVIF takes
 * 17 bytes a pixel.
 */
const maxPixels = (mime: string) => (mime === 'image/avif' ? 16_000_000 : 50_000_000);

/**
 * The maximum length of a side of a decoded picture, in pixels. It allows panoramas. A picture of
 * one column with the maximum number of pixels takes 20 times as long to reduce.
 */
const maxUploadedSide = 30_000;

/**
 * Reads a picture from an upload. The content decides its type. The picture is rotated upright,
 * reduced to a useful size, and loses its location and camera metadata. Only the first frame of an
 * animation is kept.
 * @returns null if no file was sent
 * @throws BAD_USER_INPUT, naming the field, if it is not such a picture, damaged or too large
 */
export async function readPicture(
  { mediaLimits, pictures }: Pick<Context, 'mediaLimits' | 'pictures'>,
  file: FileArgument,
  field: FileField,
): Promise<NewFile | null> {
  if (!file) return null;
  const { filename, createReadStream } = await file;
  const bytes = await readAll(createReadStream, mediaLimits.imageBytes, field);
  const type = await fileTypeOf(bytes);
  if (type && /^image\/hei[cf]/.test(type.mime))
    throw fileError(field, { code: 'heicImage', values: {} });
  if (!type || !pictureTypes.has(type.mime)) {
    throw fileError(field, { code: wrongKind(field), values: {} });
  }
  if (type.mime === 'image/jpeg' && countScans(bytes) >= refusedScans) {
    throw fileError(field, { code: 'damagedImage', values: {} });
  }
  const { data, info } = await pictures.upload(() => normalisePicture(bytes, type.mime, field));
  return {
    filename: safeName(filename, 'webp'),
    content: () => Readable.from([data]),
    width: info.width,
    height: info.height,
  };
}

/** Loads the package on the first upload, as other packages that few requests need. */
async function fileTypeOf(bytes: Buffer) {
  const { fileTypeFromBuffer } = await import('file-type');
  return fileTypeFromBuffer(bytes);
}

async function normalisePicture(bytes: Buffer, mime: string, field: FileField) {
  const refuse = (error: unknown): never => {
    throw fileError(field, pictureErrorOf(error, mime));
  };
  const { default: sharp } = await import('sharp');
  const picture = sharp(bytes, { failOn: 'truncated', limitInputPixels: maxPixels(mime) });
  const { width, height } = await picture.metadata().catch(refuse);
  if (Math.max(width, height) > maxUploadedSide) {
    throw fileError(field, { code: 'sideTooLong', values: { pixels: maxUploadedSide } });
  }
  return picture
    .autoOrient()
    .resize({
      width: maxPictureSide,
      height: maxPictureSide,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .webp({ quality: 86 })
    .toBuffer({ resolveWithObject: true })
    .catch(refuse);
}

function pictureErrorOf(error: unknown, mime: string): FieldError {
  const isTooLarge = error instanceof Error && error.message.includes('pixel limit');
  return isTooLarge
    ? { code: 'tooManyPixels', values: { megapixels: maxPixels(mime) / 1_000_000 } }
    : { code: 'damagedImage', values: {} };
}

/**
 * Reads a video from an upload. The content decides its type. It is streamed from its temporary
 * file, without being held in memory, and without its metadata.
 * @returns null if no file was sent, or one that is not a video
 * @throws BAD_USER_INPUT, naming the field, if it is damaged, incomplete or too large,
 * VIDEO_NOT_CLEANABLE if it may contain metadata that cannot be removed
 */
export async function readVideo(
  { mediaLimits }: Pick<Context, 'mediaLimits'>,
  file: FileArgument,
  field: FileField,
): Promise<NewFile | null> {
  if (!file) return null;
  const { filename, createReadStream } = await file;
  const limit = mediaLimits.videoBytes;
  const type = await fileTypeOf(await readFirstBytes(createReadStream, limit, field));
  if (!type || !isVideo(type.mime)) return null;
  const ending = videoEnding(type.mime);
  if (!ending) throw videoNotCleanable(field.name);
  const chunks = readWithLimit(createReadStream, limit, field);
  const metadata = await findMetadata(chunks, ending).catch((error: unknown) => {
    if (!(error instanceof VideoMetadataError)) throw error;
    throw error.code === 'damagedVideo'
      ? fileError(field, { code: 'damagedVideo', values: {} })
      : videoNotCleanable(field.name);
  });
  return {
    filename: safeName(filename, ending),
    content: () =>
      Readable.from(applyEdits(readChunks(createReadStream, limit, field), metadata), {
        objectMode: false,
      }),
    width: null,
    height: null,
  };
}

/**
 * The maximum number of characters that a file keeps of its name. File systems allow 255 bytes for a name, and a
 * character has up to four. The name also has the time before it, and the size of a picture after it.
 */
const maxStem = 40;

/**
 * A file name for the store: letters, digits and hyphens of the original, with the right extension.
 * @param filename missing if the client sent none, although graphql-upload's types do not allow it
 */
function safeName(filename: string | undefined, ending: string): string {
  const stem = cleanText(filename ?? '').replace(/\.[^.]*$/, '');
  const plain = stem.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '');
  return `${Array.from(plain).slice(0, maxStem).join('') || 'file'}.${ending}`;
}

/** The start of a PDF, and a part of its last bytes (ISO 32000-1, 7.5). */
const start = '%PDF-';
const end = { mark: '%%EOF', within: 1024 };

/**
 * Reads a PDF from an upload. The content decides its type: it must start as a PDF at the first
 * byte, because other programs could read a file with two types as the other one.
 * @param field the name of the field
 * @returns null if no file was sent
 * @throws BAD_USER_INPUT, naming the field, if it is not a PDF, incomplete or too large
 */
export async function readDocument(
  { mediaLimits }: Pick<Context, 'mediaLimits'>,
  file: FileArgument,
  field: string,
): Promise<NewFile | null> {
  if (!file) return null;
  const { filename, createReadStream } = await file;
  const content = await readAll(createReadStream, mediaLimits.documentBytes, { name: field });
  const fail = (code: 'notADocument' | 'damagedDocument') =>
    fileError({ name: field }, { code, values: {} });
  if (content.toString('latin1', 0, start.length) !== start) throw fail('notADocument');
  if (!content.subarray(-end.within).includes(end.mark)) throw fail('damagedDocument');
  return {
    filename: safeName(filename, 'pdf'),
    content: () => Readable.from([content]),
    width: null,
    height: null,
    bytes: content.length,
  };
}

/**
 * A JPEG with this many scans is not decoded: one of 75 bytes occupies the decoder for up to 9 ms
 * if the picture has 50 megapixels. Chromium does not show such pictures either (`ProgressMonitor`
 * in its `jpeg_image_decoder.cc`). libjpeg writes 10 scans, and 18 for CMYK
 * (`jpeg_simple_progression`).
 */
const refusedScans = 100;

// Markers: ITU-T T.81, table B.1.
const startOfScan = 0xda;
const endOfImage = 0xd9;

/**
 * Whether a marker is followed by a segment with a length: not a restart marker (RST0 to RST7) or a
 * start marker (SOI).
 */
const hasSegment = (marker: number) =>
  marker >= 0xc0 && marker < 0xff && !(marker >= 0xd0 && marker <= 0xd8);

/**
 * Counts the scans of a JPEG by the markers that a decoder reads. It skips markers inside segments,
 * such as those of a thumbnail, and data that phones append after the picture.
 */
function countScans(jpeg: Buffer): number {
  let scans = 0;
  for (let at = 2; at + 4 <= jpeg.length; at++) {
    if (jpeg[at] !== 0xff) continue;
    const marker = jpeg[at + 1] ?? 0;
    if (marker === endOfImage) break;
    if (!hasSegment(marker)) continue;
    if (marker === startOfScan) scans++;
    // To the last byte of the segment. Its length includes its own two bytes.
    at += 1 + Math.max(2, jpeg.readUInt16BE(at + 2));
  }
  return scans;
}
