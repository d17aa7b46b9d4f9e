import { type Box, boxAt, boxesIn, type FileSlice, freeBox } from './boxes.ts';
import type { ByteReader } from './byteReader.ts';
import { EditList, VideoMetadataError } from './edits.ts';
import { sampleRanges } from './sampleRanges.ts';

/** Boxes of the file that stay unchanged. The tracks determine the content of `mdat`. */
const allowedBoxes = new Set(['ftyp', 'styp', 'mdat', 'sidx', 'ssix', 'pdin', 'prft', 'mfra']);

/** The maximum size of a `moov` or `moof` box in memory, in bytes: that of five hours. */
const maxMovieBytes = 16 * 1024 * 1024;

/**
 * Finds the metadata of an MP4, MOV or 3GP file: user data, tags, XMP, and every track that is
 * neither picture nor sound.
 * @throws VideoMetadataError if some of it cannot be found, or a part of the file is missing
 */
export async function findIsoBmffMetadata(reader: ByteReader): Promise<EditList> {
  const edits = new EditList();
  const tracks: MovieTracks = { kept: 0, dropped: 0, samplesEnd: 0 };
  let fragmented = false;
  for (;;) {
    const start = reader.position();
    let header = await reader.read(8);
    if (header.length === 8 && header.readUInt32BE(0) === 1) {
      header = Buffer.concat([header, await reader.read(8)]);
    }
    const box = boxAt(header, start);
    if (!box) {
      // The end, or data that a camera appended after the last box.
      edits.zero(start, Infinity);
      await reader.skip(Infinity);
      break;
    }
    if (box.type === 'moov' || box.type === 'moof') {
      const bytes = await reader.read(Math.min(box.end - box.content, maxMovieBytes + 1));
      if (bytes.length > maxMovieBytes) throw new VideoMetadataError();
      fragmented ||= box.type === 'moof';
      cleanMovie({ bytes, offset: box.content }, box, edits, tracks);
    } else {
      if (!allowedBoxes.has(box.type)) freeBox(edits, box);
      await reader.skip(box.end - box.content);
      // Data without a known box type was appended by a camera.
      if (!allowedBoxes.has(box.type)) continue;
    }
    if (box.end !== Infinity && reader.position() < box.end) {
      throw new VideoMetadataError('damagedVideo');
    }
  }
  // Checked because a whole box can be missing, and a box up to the end of the file has no size.
  if (tracks.kept === 0 || tracks.samplesEnd > reader.position()) {
    throw new VideoMetadataError('damagedVideo');
  }
  // The samples of a dropped track would have to be found in each fragment.
  if (tracks.dropped > 0 && fragmented) throw new VideoMetadataError();
  return edits;
}

/** Allowed boxes by parent. Others may contain the location or the camera. */
const allowedChildren: Record<string, Set<string>> = {
  moov: new Set(['mvhd', 'trak', 'mvex', 'pssh']),
  trak: new Set(['tkhd', 'tapt', 'edts', 'mdia']),
  mdia: new Set(['mdhd', 'hdlr', 'elng', 'minf']),
  minf: new Set(['vmhd', 'smhd', 'gmhd', 'nmhd', 'hdlr', 'dinf', 'stbl']),
  moof: new Set(['mfhd', 'traf', 'pssh']),
  traf: new Set(['tfhd', 'tfdt', 'trun', 'sbgp', 'sgpd', 'subs', 'saiz', 'saio', 'senc']),
};

/** Headers that start with the times of recording and of the last change. */
const datedHeaders = new Set(['mvhd', 'tkhd', 'mdhd']);

/** Tracks of pictures and sound. Others may contain the location of the camera, even as subtitles. */
const allowedTracks = new Set(['vide', 'soun']);

/** The tracks of a file, collected box by box. */
interface MovieTracks {
  kept: number;
  dropped: number;
  /** The end of the last sample of a picture track, as an offset in the file. */
  samplesEnd: number;
}

/** Finds the content of a `moov` or `moof` box other than pictures and sound, and counts its tracks. */
function cleanMovie(
  movie: FileSlice,
  { type, content }: Box,
  edits: EditList,
  tracks: MovieTracks,
): void {
  cleanBoxes(movie, type, content, movie.offset + movie.bytes.length, edits, tracks);
}

function cleanBoxes(
  movie: FileSlice,
  container: string,
  from: number,
  to: number,
  edits: EditList,
  tracks: MovieTracks,
): void {
  for (const box of boxesIn(movie, from, to)) {
    // A compressed movie header, as QuickTime wrote it long ago.
    if (box.type === 'cmov') throw new VideoMetadataError();
    // The length of the outer box is wrong. It includes the pictures, which would be removed.
    if (box.type === 'mdat') throw new VideoMetadataError('damagedVideo');
    if (!allowedChildren[container]?.has(box.type)) freeBox(edits, box);
    else if (box.type === 'trak' && !allowedTracks.has(handlerOf(movie, box))) {
      for (const { start, end } of samplesOf(movie, box)) edits.zero(start, end);
      freeBox(edits, box);
      tracks.dropped += 1;
    } else if (datedHeaders.has(box.type)) {
      const length = movie.bytes[box.content - movie.offset] === 1 ? 16 : 8;
      edits.zero(box.content + 4, Math.min(box.content + 4 + length, box.end));
    } else if (box.type in allowedChildren) {
      if (box.type === 'trak') countTrack(movie, box, tracks);
      cleanBoxes(movie, box.type, box.content, box.end, edits, tracks);
    }
  }
}

function countTrack(movie: FileSlice, track: Box, tracks: MovieTracks): void {
  tracks.kept += 1;
  // Sound tracks are left out: QuickTime gives samples of compressed sound a size of one byte.
  if (handlerOf(movie, track) !== 'vide') return;
  for (const { end } of samplesOf(movie, track)) {
    tracks.samplesEnd = Math.max(tracks.samplesEnd, end);
  }
}

/** The position of the samples of a track in the file; none if they are in fragments. */
function samplesOf(movie: FileSlice, track: Box) {
  const table = descend(movie, track, ['mdia', 'minf', 'stbl']);
  const boxes = table ? [...boxesIn(movie, table.content, table.end)] : [];
  return sampleRanges(movie, new Map(boxes.map((box) => [box.type, box])));
}

function handlerOf(movie: FileSlice, track: Box): string {
  const handler = descend(movie, track, ['mdia', 'hdlr']);
  if (!handler) return '';
  const at = handler.content - movie.offset + 8;
  return movie.bytes.toString('latin1', at, Math.min(at + 4, handler.end - movie.offset));
}

/** The first box at a path of types within another. */
function descend(movie: FileSlice, box: Box, [type, ...path]: string[]): Box | undefined {
  if (type === undefined) return box;
  for (const inner of boxesIn(movie, box.content, box.end)) {
    if (inner.type === type) return descend(movie, inner, path);
  }
  return undefined;
}
