import { buffer } from 'node:stream/consumers';
import { ReadAfterDestroyedError } from 'fs-capacitor';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { fieldFailure, mediaUnavailable } from '../errors.ts';
import type { FieldError } from '../shared/fieldErrors.rules.ts';
import { isSystemError } from '../startupError.ts';
import type { FileField } from '../shared/media/picture.rules.ts';

/** Opens an upload. It can be opened several times, because it is in a temporary file. */
type OpenUpload = FileUpload['createReadStream'];

export const fileError = ({ name }: Pick<FileField, 'name'>, error: FieldError) =>
  fieldFailure({ [name]: error });

/** @param limit the limit in bytes */
const fileTooLarge = (limit: number): FieldError => ({
  code: 'fileTooLarge',
  values: { megabytes: limit / 1_000_000 },
});

export const readAll = (...upload: Parameters<typeof readWithLimit>): Promise<Buffer> =>
  buffer(readWithLimit(...upload));

/**
 * Reads an upload to its end.
 * @param limit the limit in bytes
 * @throws BAD_USER_INPUT, naming the field, as soon as it exceeds the limit, or if it was
 * interrupted
 */
export async function* readWithLimit(
  open: OpenUpload,
  limit: number,
  field: Pick<FileField, 'name'>,
): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of readChunks(open, limit, field)) {
    size += chunk.length;
    if (size > limit) throw fileError(field, fileTooLarge(limit));
    yield chunk;
  }
}

/**
 * The first bytes of an upload, from which its type is detected.
 * @throws as `readChunks` does
 */
export async function readFirstBytes(
  open: OpenUpload,
  limit: number,
  field: Pick<FileField, 'name'>,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of readChunks(open, limit, field)) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= 4100) break;
  }
  return Buffer.concat(chunks);
}

/**
 * The chunks of an upload.
 * @param limit the limit in bytes; a larger file may have been cut off before the first chunk is
 * read
 * @throws BAD_USER_INPUT, naming the field, if it was cut off or interrupted, MEDIA_UNAVAILABLE if
 * its temporary file cannot be written
 */
export async function* readChunks(
  open: OpenUpload,
  limit: number,
  field: Pick<FileField, 'name'>,
): AsyncGenerator<Buffer> {
  try {
    yield* open() as AsyncIterable<Buffer>;
  } catch (error) {
    // The upload was cut off at the limit of the server, before or after it was opened.
    const isTooLarge = error instanceof Error && 'status' in error && error.status === 413;
    if (isTooLarge) throw fileError(field, fileTooLarge(limit));
    // ReadAfterDestroyedError: the file could not be written before it was opened. The log has the
    // reason.
    if (isSystemError(error) || error instanceof ReadAfterDestroyedError) throw mediaUnavailable();
    throw fileError(field, { code: 'uploadInterrupted', values: {} });
  }
}
