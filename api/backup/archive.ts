import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { createTarDecoder, createTarPacker } from 'modern-tar';
import { messageOf, StartupError } from '../startupError.ts';

/** A file to be written into an archive. */
export interface ArchivePart {
  name: string;
  /** In bytes. */
  size: number;
  content: AsyncIterable<Uint8Array>;
}

/** The last part of every archive. It describes the other parts. */
export const manifestName = 'manifest.json';

/** The block size of the tar format, in bytes. */
const blockSize = 512;

/**
 * Writes a tar archive, followed by one block with the SHA-256 of all bytes before it, so that a
 * change anywhere in the file is detected. Tar programs stop reading before that block.
 * @param parts are read one after the other, only as far as the archive is read
 */
export async function* archiveBytes(parts: AsyncIterable<ArchivePart>): AsyncGenerator<Uint8Array> {
  const { readable, controller } = createTarPacker();
  const adding = (async () => {
    for await (const { name, size, content } of parts) {
      const writer = controller.add({ name, size, mode: 0o600 }).getWriter();
      for await (const chunk of content) await writer.write(chunk);
      await writer.close();
    }
    controller.finalize();
  })().catch((error: unknown) => {
    controller.error(error);
  });
  let end: Buffer | undefined;
  yield* hashed(readable, (sum) => (end = seal(sum)));
  if (end) yield end;
  await adding;
}

/** The bytes of a stream. After the last one, `done` gets their SHA-256. */
export async function* hashed(
  bytes: AsyncIterable<Uint8Array>,
  done: (sum: string) => void,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for await (const chunk of bytes) {
    hash.update(chunk);
    yield chunk;
  }
  done(hash.digest('hex'));
}

function seal(sum: string): Buffer {
  const block = Buffer.alloc(blockSize);
  block.write(`SHA-256 of all bytes before this block: ${sum}\n`);
  return block;
}

/** The parts of an archive in order. Read each one to its end, or `skip` it, before the next. */
export async function* readArchive(file: string): AsyncGenerator<ArchivePart> {
  yield* partsOf(createReadStream(file, { end: (await sizeOf(file)) - blockSize - 1 }));
}

/**
 * Reads a whole archive and verifies every byte.
 * @param use reads each part to its end
 * @throws StartupError if the archive is damaged, incomplete or not an archive
 */
export async function checkArchive(
  file: string,
  use: (part: ArchivePart) => Promise<void>,
): Promise<void> {
  const size = await sizeOf(file);
  let expected: Buffer | undefined;
  try {
    const content = createReadStream(file, { end: size - blockSize - 1 });
    const bytes = hashed(content, (sum) => (expected = seal(sum)));
    for await (const part of partsOf(bytes)) await use(part);
  } catch (error) {
    throw archiveError(file, messageOf(error));
  }
  const end = await buffer(createReadStream(file, { start: size - blockSize }));
  if (!expected?.equals(end)) throw archiveError(file, 'its checksum does not fit');
}

async function* partsOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<ArchivePart> {
  const decoder = createTarDecoder({ strict: true });
  for await (const { header, body } of webStream(bytes).pipeThrough(decoder)) {
    yield { name: header.name, size: header.size, content: body };
  }
}

/** Node's own conversion throws outside the stream if the reader stops before the end. */
function webStream(bytes: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = bytes[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const next = await iterator.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}

async function sizeOf(file: string): Promise<number> {
  const found = await stat(file).catch((error: unknown) => {
    throw new StartupError(messageOf(error));
  });
  // The shortest archive has a manifest, the two blocks that end a tar archive, and the seal.
  if (!found.isFile() || found.size < 5 * blockSize) throw archiveError(file, 'it is too short');
  return found.size;
}

function archiveError(file: string, reason: string): StartupError {
  return new StartupError(
    `${file} is damaged, cut short or no backup of this site (${reason}). Nothing was changed.`,
  );
}
