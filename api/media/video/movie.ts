import { type Box, boxesIn, freeBox, type FileSlice } from './boxes.ts';
import { type EditList, VideoMetadataError } from './edits.ts';
import { sampleRanges } from './sampleRanges.ts';

/** Allowed boxes by their parent; everything else may contain the place or the camera. */
const allowedChildren: Record<string, Set<string>> = {
  moov: new Set(['mvhd', 'trak', 'mvex', 'pssh']),
  trak: new Set(['tkhd', 'tapt', 'edts', 'mdia']),
  mdia: new Set(['mdhd', 'hdlr', 'elng', 'minf']),
  minf: new Set(['vmhd', 'smhd', 'gmhd', 'nmhd', 'hdlr', 'dinf', 'stbl']),
  moof: new Set(['mfhd', 'traf', 'pssh']),
  traf: new Set(['tfhd', 'tfdt', 'trun', 'sbgp', 'sgpd', 'subs', 'saiz', 'saio', 'senc']),
};

/** Headers that begin with the times of recording and of the last change. */
const datedHeaders = new Set(['mvhd', 'tkhd', 'mdhd']);

/** Tracks of pictures and sound. Others hold where a camera was, also as subtitles. */
const allowedTracks = new Set(['vide', 'soun']);

/**
 * Finds what a `moov` or `moof` box holds beside pictures and sound.
 * @returns whether tracks were dropped
 */
export function cleanMovie(movie: FileSlice, { type, content }: Box, edits: EditList): boolean {
  return cleanBoxes(movie, type, content, movie.offset + movie.bytes.length, edits);
}

function cleanBoxes(
  movie: FileSlice,
  container: string,
  from: number,
  to: number,
  edits: EditList,
): boolean {
  let dropped = false;
  for (const box of boxesIn(movie, from, to)) {
    // A compressed movie header, as QuickTime wrote it long ago.
    if (box.type === 'cmov') throw new VideoMetadataError();
    if (!allowedChildren[container]?.has(box.type)) freeBox(edits, box);
    else if (box.type === 'trak' && !allowedTracks.has(handlerOf(movie, box))) {
      dropTrack(movie, box, edits);
      dropped = true;
    } else if (datedHeaders.has(box.type)) {
      const length = movie.bytes[box.content - movie.offset] === 1 ? 16 : 8;
      edits.zero(box.content + 4, Math.min(box.content + 4 + length, box.end));
    } else if (box.type in allowedChildren) {
      dropped = cleanBoxes(movie, box.type, box.content, box.end, edits) || dropped;
    }
  }
  return dropped;
}

function dropTrack(movie: FileSlice, track: Box, edits: EditList) {
  const table = descend(movie, track, ['mdia', 'minf', 'stbl']);
  if (table) {
    const tables = new Map<string, Box>();
    for (const box of boxesIn(movie, table.content, table.end)) tables.set(box.type, box);
    for (const { start, end } of sampleRanges(movie, tables)) edits.zero(start, end);
  }
  freeBox(edits, track);
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
