/** A range of bytes to replace; without `bytes`, with zeros. */
interface Edit {
  start: number;
  /** Exclusive; `Infinity` for the end of the file. */
  end: number;
  bytes: Buffer | null;
}

/** A refused video: its metadata cannot be removed, or a part of it is missing. */
export class VideoMetadataError extends Error {
  readonly code: 'videoNotCleanable' | 'damagedVideo';

  constructor(code: VideoMetadataError['code'] = 'videoNotCleanable') {
    super(code);
    this.code = code;
  }
}

/** Limits the memory for a malicious file. An hour of telemetry needs about 20,000. */
const maxEdits = 100_000;

/** Replacements that keep the length of a file, and so every offset in it. */
export class EditList {
  readonly #edits: Edit[] = [];

  /** Replaces bytes with the same number of other bytes. */
  write(start: number, bytes: Buffer): void {
    this.#add({ start, end: start + bytes.length, bytes });
  }

  /** Fills bytes with zeros. */
  zero(start: number, end: number): void {
    if (end > start) this.#add({ start, end, bytes: null });
  }

  /** In file order, without overlaps. If two edits replace a byte, the earlier one wins. */
  sorted(): Edit[] {
    let done = 0;
    return this.#edits
      .toSorted((a, b) => a.start - b.start)
      .flatMap(({ start, end, bytes }) => {
        const from = Math.max(start, done);
        if (from >= end) return [];
        done = end;
        return [{ start: from, end, bytes: bytes?.subarray(from - start) ?? null }];
      });
  }

  #add(edit: Edit): void {
    if (this.#edits.push(edit) > maxEdits) throw new VideoMetadataError();
  }
}

/** Streams a file with its edits applied. */
export async function* applyEdits(
  source: AsyncIterable<Buffer>,
  list: EditList,
): AsyncGenerator<Buffer> {
  const edits = list.sorted();
  let position = 0;
  let next = 0;
  for await (const chunk of source) {
    const chunkEnd = position + chunk.length;
    let edited: Buffer | null = null;
    for (let edit = edits[next]; edit && edit.start < chunkEnd; edit = edits[next]) {
      edited ??= Buffer.from(chunk);
      const from = Math.max(edit.start, position);
      const to = Math.min(edit.end, chunkEnd);
      if (edit.bytes) {
        edit.bytes.copy(edited, from - position, from - edit.start, to - edit.start);
      } else {
        edited.fill(0, from - position, to - position);
      }
      if (edit.end > chunkEnd) break;
      next++;
    }
    yield edited ?? chunk;
    position = chunkEnd;
  }
}
