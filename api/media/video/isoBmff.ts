import { boxAt, freeBox } from './boxes.ts';
import type { ByteReader } from './byteReader.ts';
import { EditList, VideoMetadataError } from './edits.ts';
import { cleanMovie, type MovieTracks } from './movie.ts';

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
