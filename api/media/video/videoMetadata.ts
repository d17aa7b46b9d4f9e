import { byteReader } from './byteReader.ts';
import type { EditList } from './edits.ts';
import { findIsoBmffMetadata } from './isoBmff.ts';
import { findWebmMetadata } from './webm.ts';

/** The extension of a video in the store, by the type of its content. */
const endings = new Map([
  ['video/mp4', 'mp4'],
  ['video/x-m4v', 'mp4'],
  ['video/3gpp', 'mp4'],
  ['video/3gpp2', 'mp4'],
  ['video/quicktime', 'mov'],
  ['video/webm', 'webm'],
]);

/** Containers of videos whose media type does not start with `video/`. */
const otherVideos = new Set(['application/ogg', 'application/vnd.ms-asf', 'application/mxf']);

/** Whether a file is a video of any kind, by its media type. */
export const isVideo = (mime: string) => mime.startsWith('video/') || otherVideos.has(mime);

/** @returns undefined for a media type from which the metadata cannot be removed */
export const videoEnding = (mime: string): string | undefined => endings.get(mime);

/**
 * Reads a video to its end and finds its metadata: the time, location and camera of the recording.
 * @param ending as `videoEnding` returns it
 * @throws VideoMetadataError if it may contain metadata that cannot be found, or a part of it is
 * missing
 */
export async function findMetadata(
  source: AsyncGenerator<Buffer>,
  ending: string,
): Promise<EditList> {
  const find = ending === 'webm' ? findWebmMetadata : findIsoBmffMetadata;
  try {
    return await find(byteReader(source));
  } finally {
    await source.return(undefined);
  }
}
