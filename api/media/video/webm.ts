import type { ByteReader } from './byteReader.ts';
import { EditList, VideoMetadataError } from './edits.ts';

// Ids of Matroska, of which WebM is a subset: https://www.matroska.org/technical/elements.html
const trackEntry = 0xae;
const trackNumber = 0xd7;
const trackType = 0x83;
const blockGroup = 0xa0;
const block = 0xa1;
const simpleBlock = 0xa3;
const voidId = 0xec;

/** Elements whose children are also parsed: Segment, Info, Tracks, Cluster, BlockGroup. */
const parentElements = new Set([0x18538067, 0x1549a966, 0x1654ae6b, 0x1f43b675, blockGroup]);

/** The elements that players need. Others may contain the location or the camera. */
const allowedChildren = new Set([
  // The file: EBML.
  0x1a45dfa3,
  // Segment: SeekHead, Cues.
  0x114d9b74, 0x1c53bb6b,
  // Info: TimestampScale, Duration.
  0x2ad7b1, 0x4489,
  // Cluster: Timestamp, Position, PrevSize.
  0xe7, 0xa7, 0xab,
  // BlockGroup: BlockAdditions, BlockDuration, ReferencePriority, ReferenceBlock, DiscardPadding.
  0x75a1, 0x9b, 0xfa, 0xfb, 0x75a2,
]);

/** Required elements that may name the camera: MuxingApp, WritingApp. */
const emptiedElements = new Set([0x4d80, 0x5741]);

/** Pictures and sound. */
const allowedTrackTypes = new Set([1, 2]);

/** The maximum size of the description of a track, in bytes. It contains the settings of the codec. */
const maxTrackBytes = 1024 * 1024;

/** Limits the memory for a malicious file. It is the number of tracks that a single byte can number. */
const maxTracks = 126;

interface Element {
  id: number;
  start: number;
  content: number;
  /** `Infinity` if the length is unknown, as in recordings of browsers. */
  end: number;
}

/**
 * Finds the metadata of a WebM file: tags, attachments, chapters, titles, dates, and every track
 * that is neither picture nor sound.
 * @throws VideoMetadataError if the file is not a sequence of elements, if an element ends past the
 * file, or if a block belongs to a track that was not described before
 */
export async function findWebmMetadata(reader: ByteReader): Promise<EditList> {
  const edits = new EditList();
  const isTrackKept = new Map<number, boolean>();
  let group: Element | null = null;
  let lastEnd = 0;
  for (let element = await next(reader); element; element = await next(reader)) {
    const { id, content, end } = element;
    if (id === blockGroup) group = element;
    if (end !== Infinity) lastEnd = Math.max(lastEnd, end);
    if (parentElements.has(id)) continue;
    if (end === Infinity) throw new VideoMetadataError();
    if (id === trackEntry) {
      if (end - content > maxTrackBytes) throw new VideoMetadataError();
      const { number, type } = trackOf(await reader.read(end - content));
      const isKept = allowedTrackTypes.has(type);
      if (isTrackKept.set(number, isKept).size > maxTracks) throw new VideoMetadataError();
      if (!isKept) voidElement(edits, element);
    } else if (id === block || id === simpleBlock) {
      const { value } = numberAt(await reader.read(Math.min(8, end - content)), 0);
      const isKept = isTrackKept.get(value);
      if (isKept === undefined) throw new VideoMetadataError();
      if (!isKept) {
        // A group without its block would be damaged.
        const whole = id === block && group && group.end >= end ? group : element;
        if (whole.end === Infinity) throw new VideoMetadataError();
        voidElement(edits, whole);
      }
    } else if (emptiedElements.has(id)) edits.zero(content, end);
    else if (!allowedChildren.has(id)) voidElement(edits, element);
    await reader.skip(end - reader.position());
  }
  // In recordings of browsers the segment and its clusters have no size, but the blocks do.
  const hasTrack = [...isTrackKept.values()].includes(true);
  if (!hasTrack || lastEnd > reader.position()) throw new VideoMetadataError('damagedVideo');
  return edits;
}

async function next(reader: ByteReader): Promise<Element | null> {
  const start = reader.position();
  const first = await reader.read(1);
  if (first.length === 0) return null;
  const idLength = lengthAt(first, 0);
  if (idLength > 4) throw new VideoMetadataError('damagedVideo');
  const id = Buffer.concat([first, await reader.read(idLength - 1)]);
  const sizeStart = await reader.read(1);
  const size = Buffer.concat([sizeStart, await reader.read(lengthAt(sizeStart, 0) - 1)]);
  const { value, isUnknown } = numberAt(size, 0);
  const content = reader.position();
  const end = isUnknown ? Infinity : content + value;
  return { id: id.readUIntBE(0, id.length), start, content, end };
}

/** The number of bytes of a variable-length number, by its leading zero bits. */
const lengthAt = (bytes: Buffer, at: number) => Math.clz32(bytes[at] ?? 0) - 23;

/** A variable-length number of up to 8 bytes. If all bits are set, it is unknown. */
function numberAt(bytes: Buffer, at: number) {
  const length = lengthAt(bytes, at);
  if (length > 8 || at + length > bytes.length) throw new VideoMetadataError('damagedVideo');
  const digits = BigInt(`0x${bytes.toString('hex', at, at + length)}`);
  const marker = 1n << BigInt(7 * length);
  const value = digits - marker;
  return { value: Number(value), length, isUnknown: value === marker - 1n };
}

function trackOf(entry: Buffer): { number: number; type: number } {
  const found = { number: 0, type: 0 };
  for (let at = 0; at < entry.length;) {
    const idLength = lengthAt(entry, at);
    const size = numberAt(entry, at + idLength);
    const content = at + idLength + size.length;
    const end = content + size.value;
    const id = idLength === 1 ? entry[at] : undefined;
    if (id === trackNumber) found.number = unsigned(entry.subarray(content, end));
    if (id === trackType) found.type = unsigned(entry.subarray(content, end));
    at = end;
  }
  return found;
}

const unsigned = (bytes: Buffer) => Number(`0x${bytes.toString('hex') || '0'}`);

/** Replaces it with an element of the same length that players skip. */
function voidElement(edits: EditList, { start, end }: Element): void {
  const length = end - start;
  const header =
    length < 0x80
      ? Buffer.from([voidId, 0x80 | (length - 2)])
      : Buffer.concat([Buffer.from([voidId]), longSize(length - 9)]);
  edits.write(start, header);
  edits.zero(start + header.length, end);
}

function longSize(size: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(size) | (1n << 56n));
  return bytes;
}
