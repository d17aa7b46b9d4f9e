import type { EditList } from './edits.ts';

/** A box of an ISO base media file (MP4, MOV, 3GP). Positions are offsets in the file. */
export interface Box {
  type: string;
  start: number;
  /** The start of its content: the header has 8 or 16 bytes. */
  content: number;
  /** Exclusive; `Infinity` for a box that reaches to the end of the file. */
  end: number;
}

/** A part of a file in memory. */
export interface FileSlice {
  bytes: Buffer;
  /** The offset of its start in the file. */
  offset: number;
}

/**
 * The boxes between two positions. If data is not a valid box, the rest is returned as one box of
 * the type ''.
 */
export function* boxesIn({ bytes, offset }: FileSlice, from: number, to: number): Generator<Box> {
  for (let start = from; start < to;) {
    const box = boxAt(bytes.subarray(start - offset, to - offset), start);
    if (!box || box.end > to) {
      yield { type: '', start, content: start, end: to };
      return;
    }
    yield box;
    start = box.end;
  }
}

/**
 * Parses the header of a box.
 * @param header its first 16 bytes, or all that are left
 * @returns null if it is invalid
 */
export function boxAt(header: Buffer, start: number): Box | null {
  if (header.length < 8) return null;
  const type = header.toString('latin1', 4, 8);
  const short = header.readUInt32BE(0);
  if (short === 0) return { type, start, content: start + 8, end: Infinity };
  if (short >= 8) return { type, start, content: start + 8, end: start + short };
  if (short !== 1 || header.length < 16) return null;
  const long = Number(header.readBigUInt64BE(8));
  return long < 16 ? null : { type, start, content: start + 16, end: start + long };
}

/** Replaces a box with an empty one of the same length, which players skip. */
export function freeBox(edits: EditList, { type, start, content, end }: Box): void {
  if (type !== '') edits.write(start + 4, Buffer.from('free'));
  else if (end - start >= 8) edits.write(start, headerOf('free', end - start));
  edits.zero(type === '' ? start : content, end);
}

function headerOf(type: string, size: number): Buffer {
  const header = Buffer.alloc(8);
  header.writeUInt32BE(size);
  header.write(type, 4, 'latin1');
  return header;
}
