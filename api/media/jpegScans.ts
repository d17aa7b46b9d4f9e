/**
 * A JPEG of as many scans is not decoded: one of 75 bytes keeps the decoder busy for up to 9 ms, where
 * the picture has 50 megapixels. Chromium shows none either (`ProgressMonitor` in its
 * `jpeg_image_decoder.cc`). libjpeg writes 10 scans, of CMYK 18 (`jpeg_simple_progression`).
 */
export const refusedScans = 100;

// Markers: ITU-T T.81, table B.1.
const startOfScan = 0xda;
const endOfImage = 0xd9;

/** Whether a segment with its length follows a marker: not one of restart (RST0 to RST7) or of a start (SOI). */
const hasSegment = (marker: number) =>
  marker >= 0xc0 && marker < 0xff && !(marker >= 0xd0 && marker <= 0xd8);

/**
 * Counts the scans of a JPEG by the markers that a decoder meets: not those within segments, such as
 * the one of a thumbnail, nor what phones append after the picture.
 */
export function countScans(jpeg: Buffer): number {
  let scans = 0;
  for (let at = 2; at + 4 <= jpeg.length; at++) {
    if (jpeg[at] !== 0xff) continue;
    const marker = jpeg[at + 1] ?? 0;
    if (marker === endOfImage) break;
    if (!hasSegment(marker)) continue;
    if (marker === startOfScan) scans++;
    // To the last byte of the segment; its length counts the two bytes of itself.
    at += 1 + Math.max(2, jpeg.readUInt16BE(at + 2));
  }
  return scans;
}
