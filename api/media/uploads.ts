import { Readable } from 'node:stream';
import { fileTypeFromBuffer } from 'file-type';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import sharp from 'sharp';
import { badInput } from '../errors.ts';
import type { Context } from '../context.ts';
import type { NewFile } from './saveWithFiles.ts';

/** A file argument of a mutation: it arrives while the request is still being read. */
export type FileArgument = Promise<FileUpload> | null;

/** What to say of a file that does not fit, and under which field. */
export interface FileMessages {
  field: string;
  wrongType: string;
}

/** The fault of a required file that was not sent, by its field; none when it was. */
export function missingFile(
  file: FileArgument,
  { field, missing }: { field: string; missing: string },
): Record<string, string> {
  return file ? {} : { [field]: missing };
}

/** The largest picture that is decoded, in pixels: 50 megapixels take 200 MB of memory. */
const maxPixels = 50_000_000;
/** Larger pictures are reduced to this many pixels on their longer side. */
const maxSide = 2400;

const pictureTypes = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']);
const videoTypes = new Map([
  ['video/mp4', 'mp4'],
  ['video/webm', 'webm'],
  ['video/quicktime', 'mov'],
]);

/**
 * Reads a picture from an upload, decided by its content: turned the right way up, reduced to a
 * useful size, without the place and camera noted in it, and only the first frame of a moving one.
 * @returns null when no file was sent
 * @throws BAD_USER_INPUT naming the field when it is no such picture, damaged or too large.
 */
export async function readPicture(
  { mediaLimits }: Pick<Context, 'mediaLimits'>,
  file: FileArgument,
  messages: FileMessages,
): Promise<NewFile | null> {
  if (!file) return null;
  const { filename, createReadStream } = await file;
  const bytes = await readAll(createReadStream(), mediaLimits.imageBytes, messages);
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !pictureTypes.has(type.mime)) throw fault(messages, messages.wrongType);
  const { data, info } = await normalisePicture(bytes, messages);
  return {
    filename: safeName(filename, 'webp'),
    content: () => Readable.from([data]),
    width: info.width,
    height: info.height,
  };
}

async function normalisePicture(bytes: Buffer, messages: FileMessages) {
  try {
    return await sharp(bytes, { failOn: 'truncated', limitInputPixels: maxPixels })
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 86 })
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    const tooLarge = error instanceof Error && error.message.includes('pixel limit');
    throw fault(
      messages,
      tooLarge
        ? `The picture has more than ${String(maxPixels / 1_000_000)} megapixels`
        : 'The picture is damaged or incomplete',
    );
  }
}

/**
 * Reads a video from an upload, decided by its content. It is passed on as it is, from the
 * temporary file in which it arrived, without being held in memory.
 * @returns null when no file was sent, or one that is no video
 * @throws BAD_USER_INPUT naming the field when it is too large.
 */
export async function readVideo(
  { mediaLimits }: Pick<Context, 'mediaLimits'>,
  file: FileArgument,
  messages: FileMessages,
): Promise<NewFile | null> {
  if (!file) return null;
  const { filename, createReadStream } = await file;
  const start = await readStart(createReadStream(), messages);
  const ending = videoTypes.get((await fileTypeFromBuffer(start))?.mime ?? '');
  if (!ending) return null;
  await readSize(createReadStream(), mediaLimits.videoBytes, messages);
  return {
    filename: safeName(filename, ending),
    content: () => createReadStream(),
    width: null,
    height: null,
  };
}

/** A name for the store: letters, digits and hyphens of the original, with the right ending. */
function safeName(filename: string, ending: string): string {
  const stem = filename.normalize('NFC').replace(/\.[^.]*$/, '');
  const plain = stem.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '');
  return `${Array.from(plain).slice(0, 60).join('') || 'file'}.${ending}`;
}

const fault = ({ field }: FileMessages, message: string) => badInput(message, { [field]: message });

async function readAll(stream: Readable, limit: number, messages: FileMessages): Promise<Buffer> {
  const chunks: Buffer[] = [];
  await readSize(stream, limit, messages, (chunk) => chunks.push(chunk));
  return Buffer.concat(chunks);
}

/** Reads a stream to its end and refuses it as soon as it is too long. */
async function readSize(
  stream: Readable,
  limit: number,
  messages: FileMessages,
  use: (chunk: Buffer) => void = () => undefined,
): Promise<void> {
  let size = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > limit) break;
      use(chunk);
    }
  } catch (error) {
    const isTooLarge = error instanceof Error && 'status' in error && error.status === 413;
    if (!isTooLarge) throw fault(messages, 'The upload was interrupted. Please try again.');
    size = Infinity;
  }
  if (size > limit) {
    throw fault(messages, `The file is larger than ${String(limit / 1_000_000)} MB`);
  }
}

/** The first bytes of a stream, which tell its type. */
async function readStart(stream: Readable, messages: FileMessages): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= 4100) break;
    }
  } catch {
    throw fault(messages, 'The upload was interrupted. Please try again.');
  }
  return Buffer.concat(chunks);
}
