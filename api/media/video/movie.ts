import { type Box, boxesIn, freeBox, type Part } from './boxes.ts';
import { type EditList, UncleanableVideo } from './edits.ts';
import { sampleRanges } from './sampleRanges.ts';

/** What stays in each box that holds others; everything else may tell of the place or the camera. */
const keptIn: Record<string, Set<string>> = {
  moov: new Set(['mvhd', 'trak', 'mvex', 'pssh']),
  trak: new Set(['tkhd', 'tapt', 'edts', 'mdia']),
  mdia: new Set(['mdhd', 'hdlr', 'elng', 'minf']),
  minf: new Set(['vmhd', 'smhd', 'gmhd', 'nmhd', 'hdlr', 'dinf', 'stbl']),
  moof: new Set(['mfhd', 'traf', 'pssh']),
  traf: new Set(['tfhd', 'tfdt', 'trun', 'sbgp', 'sgpd', 'subs', 'saiz', 'saio', 'senc']),
};

/** Headers that begin with the times of recording and of the last change. */
const dated = new Set(['mvhd', 'tkhd', 'mdhd']);

/** Tracks of pictures and sound. Others hold where a camera was, also as subtitles. */
const keptTracks = new Set(['vide', 'soun']);

/**
 * Finds what a `moov` or `moof` box holds beside pictures and sound.
 * @returns whether tracks were dropped
 */
export function cleanMovie(movie: Part, { type, content }: Box, edits: EditList): boolean {
  return cleanBoxes(movie, type, content, movie.offset + movie.bytes.length, edits);
}

function cleanBoxes(
  movie: Part,
  container: string,
  from: number,
  to: number,
  edits: EditList,
): boolean {
  let dropped = false;
  for (const box of boxesIn(movie, from, to)) {
    // A compressed movie header, as QuickTime wrote it long ago.
    if (box.type === 'cmov') throw new UncleanableVideo();
    if (!keptIn[container]?.has(box.type)) freeBox(edits, box);
    else if (box.type === 'trak' && !keptTracks.has(handlerOf(movie, box))) {
      dropTrack(movie, box, edits);
      dropped = true;
    } else if (dated.has(box.type)) {
      const length = movie.bytes[box.content - movie.offset] === 1 ? 16 : 8;
      edits.zero(box.content + 4, Math.min(box.content + 4 + length, box.end));
    } else if (box.type in keptIn) {
      dropped = cleanBoxes(movie, box.type, box.content, box.end, edits) || dropped;
    }
  }
  return dropped;
}

function dropTrack(movie: Part, track: Box, edits: EditList) {
  const table = descend(movie, track, ['mdia', 'minf', 'stbl']);
  if (table) {
    const tables = new Map<string, Box>();
    for (const box of boxesIn(movie, table.content, table.end)) tables.set(box.type, box);
    for (const { start, end } of sampleRanges(movie, tables)) edits.zero(start, end);
  }
  freeBox(edits, track);
}

function handlerOf(movie: Part, track: Box): string {
  const handler = descend(movie, track, ['mdia', 'hdlr']);
  if (!handler) return '';
  const at = handler.content - movie.offset + 8;
  return movie.bytes.toString('latin1', at, Math.min(at + 4, handler.end - movie.offset));
}

/** The first box at a path of types within another. */
function descend(movie: Part, box: Box, [type, ...path]: string[]): Box | undefined {
  if (type === undefined) return box;
  for (const inner of boxesIn(movie, box.content, box.end)) {
    if (inner.type === type) return descend(movie, inner, path);
  }
  return undefined;
}
