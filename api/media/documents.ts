import { Readable } from 'node:stream';
import type { Context } from '../context.ts';
import type { NewFile } from './saveWithFiles.ts';
import { fileError, readAll } from './uploadBytes.ts';
import { type FileArgument, safeName } from './uploads.ts';

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
