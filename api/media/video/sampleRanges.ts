import type { Box, FileSlice } from './boxes.ts';
import { VideoMetadataError } from './edits.ts';

/**
 * The positions of the samples of a track in the file, chunk by chunk.
 * @param tables the boxes of its `stbl`, by type
 * @throws VideoMetadataError if the tables are incomplete
 */
export function* sampleRanges(
  movie: FileSlice,
  tables: ReadonlyMap<string, Box>,
): Generator<{ start: number; end: number }> {
  const bytesOf = (type: string) => {
    const box = tables.get(type);
    return box && movie.bytes.subarray(box.content - movie.offset, box.end - movie.offset);
  };
  const offsets = chunkOffsets(bytesOf('stco'), bytesOf('co64'));
  if (offsets.count === 0) return;
  const sizes = sampleSizes(bytesOf('stsz'));
  const runs = bytesOf('stsc');
  const runCount = runs ? entriesOf(runs, 4, 12) : 0;
  if (!runs || runCount === 0) throw new VideoMetadataError();

  let run = 0;
  let sample = 0;
  for (let chunk = 0; chunk < offsets.count && sample < sizes.count; chunk++) {
    // Each entry describes a run of chunks with the same number of samples. Chunks are counted from
    // 1.
    while (run + 1 < runCount && runs.readUInt32BE(8 + 12 * (run + 1)) <= chunk + 1) run++;
    const next = Math.min(sizes.count, sample + runs.readUInt32BE(12 + 12 * run));
    const start = offsets.at(chunk);
    yield { start, end: start + sizes.sum(sample, next) };
    sample = next;
  }
}

function chunkOffsets(stco: Buffer | undefined, co64: Buffer | undefined) {
  if (stco) {
    return {
      count: entriesOf(stco, 4, 4),
      at: (chunk: number) => stco.readUInt32BE(8 + 4 * chunk),
    };
  }
  return {
    count: co64 ? entriesOf(co64, 4, 8) : 0,
    at: (chunk: number) => Number(co64?.readBigUInt64BE(8 + 8 * chunk)),
  };
}

function sampleSizes(table: Buffer | undefined) {
  if (!table || table.length < 12) throw new VideoMetadataError();
  const uniform = table.readUInt32BE(4);
  if (uniform > 0) {
    return {
      count: table.readUInt32BE(8),
      sum: (from: number, to: number) => (to - from) * uniform,
    };
  }
  return {
    count: entriesOf(table, 8, 4),
    sum(from: number, to: number) {
      let total = 0;
      for (let sample = from; sample < to; sample++) total += table.readUInt32BE(12 + 4 * sample);
      return total;
    },
  };
}

/**
 * The number of entries of a table.
 * @throws VideoMetadataError if the table is too short for this number
 */
function entriesOf(table: Buffer, countAt: number, entrySize: number): number {
  if (table.length < countAt + 4) return 0;
  const count = table.readUInt32BE(countAt);
  if (count * entrySize > table.length - countAt - 4) throw new VideoMetadataError('damagedVideo');
  return count;
}
