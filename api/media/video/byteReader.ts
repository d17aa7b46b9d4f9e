import { VideoMetadataError } from './edits.ts';

/** Reads a stream forwards in pieces of any length. */
export interface ByteReader {
  /** How many bytes were read or skipped so far. */
  position: () => number;
  /** The next bytes; fewer than asked for only at the end of the stream. */
  read: (length: number) => Promise<Buffer>;
  /** Passes over bytes without holding them; `Infinity` reads to the end. */
  skip: (length: number) => Promise<void>;
}

/**
 * Bounds the time that a hostile file of tiny elements can take: some 7 s. A WebM of two hours has about
 * 600,000 blocks, of five reads each.
 */
const maxReads = 5_000_000;

/** @throws VideoMetadataError from its methods when there are more pieces than any real video has */
export function byteReader(source: AsyncIterable<Buffer>, limit = maxReads): ByteReader {
  const chunks = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  let position = 0;
  let reads = 0;

  /** Up to `length` bytes as they lie in one chunk; null at the end. */
  async function next(length: number): Promise<Buffer | null> {
    while (rest.length === 0) {
      const result = await chunks.next();
      if (result.done) return null;
      rest = result.value;
    }
    const piece = rest.subarray(0, length);
    rest = rest.subarray(piece.length);
    position += piece.length;
    return piece;
  }

  return {
    position: () => position,
    async read(length) {
      if ((reads += 1) > limit) throw new VideoMetadataError();
      const pieces: Buffer[] = [];
      for (let missing = length; missing > 0;) {
        const piece = await next(missing);
        if (!piece) break;
        pieces.push(piece);
        missing -= piece.length;
      }
      return Buffer.concat(pieces);
    },
    async skip(length) {
      for (let missing = length; missing > 0;) {
        const piece = await next(missing);
        if (!piece) break;
        missing -= piece.length;
      }
    },
  };
}
