import { Readable } from 'node:stream';
import type { Context } from '../context.ts';
import type { NewFile } from './saveWithFiles.ts';
import { fileError, readAll } from './uploadBytes.ts';
import { type FileArgument, safeName } from './uploads.ts';

/** How a PDF begins, and what stands within its last bytes (ISO 32000-1, 7.5). */
const start = '%PDF-';
const end = { mark: '%%EOF', within: 1024 };

/**
 * Reads a PDF from an upload, decided by its content. It must begin as one with its first byte: a file
 * that is something else as well would be read as that elsewhere.
 * @param field its name
 * @returns null when no file was sent
 * @throws BAD_USER_INPUT naming the field when it is no PDF, cut off or too large.
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
