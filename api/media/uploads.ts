import { Readable } from 'node:stream';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { cleanText } from '../content/common.rules.ts';
import { videoNotCleanable } from '../errors.ts';
import type { Context } from '../context.ts';
import type { FieldError, FieldErrors } from '../fieldErrors.rules.ts';
import { countScans, refusedScans } from './jpegScans.ts';
import { type FileField, maxPictureSide, pictureTypes, wrongKind } from './picture.rules.ts';
import type { NewFile } from './saveWithFiles.ts';
import { fileError, readAll, readFirstBytes, readChunks, readWithLimit } from './uploadBytes.ts';
import { applyEdits, VideoMetadataError } from './video/edits.ts';
import { findMetadata, isVideo, videoEnding } from './video/videoMetadata.ts';

/** A file argument of a mutation: it arrives while the request is still being read. */
export type FileArgument = Promise<FileUpload> | null;

/** The field error of a required file that was not sent; empty when it was. */
export const requiredFileErrors = (file: FileArgument, { name }: FileField): FieldErrors =>
  file ? {} : { [name]: { code: 'required', values: {} } };

/**
 * The largest picture that is decoded, in pixels: 50 megapixels take 200 MB of memory as cameras write
 * them, and up to 1.3 GB as a progressive JPEG in CMYK or an interlaced PNG of 16 bits. An AVIF takes 17 bytes
 * a pixel.
 */
const maxPixels = (mime: string) => (mime === 'image/avif' ? 16_000_000 : 50_000_000);

/**
 * The longest side of a picture that is decoded, in pixels: room for panoramas. One of a single column
 * with as many pixels as are allowed takes 20 times as long to reduce.
 */
const maxUploadedSide = 30_000;

/**
 * Reads a picture from an upload, decided by its content: turned the right way up, reduced to a
 * useful size, without the place and camera noted in it, and only the first frame of a moving one.
 * @returns null when no file was sent
 * @throws BAD_USER_INPUT naming the field when it is no such picture, damaged or too large.
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
 * Reads a video from an upload, decided by its content. It is passed on from the temporary file in
 * which it arrived, without being held in memory, and without its metadata.
 * @returns null when no file was sent, or one that is no video
 * @throws BAD_USER_INPUT naming the field when it is damaged, incomplete or too large,
 *   VIDEO_NOT_CLEANABLE when it may hold metadata that cannot be removed.
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
 * A name for the store: letters, digits and hyphens of the original, with the right ending.
 * @param filename missing where the sender gave none, whatever graphql-upload's types say
 */
export function safeName(filename: string | undefined, ending: string): string {
  const stem = cleanText(filename ?? '').replace(/\.[^.]*$/, '');
  const plain = stem.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '');
  return `${Array.from(plain).slice(0, 60).join('') || 'file'}.${ending}`;
}
