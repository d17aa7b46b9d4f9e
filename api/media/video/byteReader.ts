import { VideoMetadataError } from './edits.ts';

/** Reads a stream forwards in pieces of any length. */
export interface ByteReader {
  /** The number of bytes read or skipped so far. */
  position: () => number;
  /** The next bytes; fewer than requested only at the end of the stream. */
  read: (length: number) => Promise<Buffer>;
  /** Skips bytes without holding them in memory; `Infinity` reads to the end. */
  skip: (length: number) => Promise<void>;
}

/**
 * Limits the time for a malicious file of tiny elements to about 7 s. A WebM of two hours has about
 * 600,000 blocks, with five reads each.
 */
const maxReads = 5_000_000;

/** @throws VideoMetadataError from its methods if there are more pieces than a real video has */
export function byteReader(source: AsyncIterable<Buffer>, limit = maxReads): ByteReader {
  const chunks = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  let position = 0;
  let reads = 0;

  /** Up to `length` bytes from one chunk; null at the end. */
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
