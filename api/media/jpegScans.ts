/**
 * A JPEG with this many scans is not decoded: one of 75 bytes occupies the decoder for up to 9 ms
 * if the picture has 50 megapixels. Chromium does not show such pictures either (`ProgressMonitor`
 * in its `jpeg_image_decoder.cc`). libjpeg writes 10 scans, and 18 for CMYK
 * (`jpeg_simple_progression`).
 */
export const refusedScans = 100;

// Markers: ITU-T T.81, table B.1.
const startOfScan = 0xda;
const endOfImage = 0xd9;

/**
 * Whether a marker is followed by a segment with a length: not a restart marker (RST0 to RST7) or a
 * start marker (SOI).
 */
const hasSegment = (marker: number) =>
  marker >= 0xc0 && marker < 0xff && !(marker >= 0xd0 && marker <= 0xd8);

/**
 * Counts the scans of a JPEG by the markers that a decoder reads. It skips markers inside segments,
 * such as those of a thumbnail, and data that phones append after the picture.
 */
export function countScans(jpeg: Buffer): number {
  let scans = 0;
  for (let at = 2; at + 4 <= jpeg.length; at++) {
    if (jpeg[at] !== 0xff) continue;
    const marker = jpeg[at + 1] ?? 0;
    if (marker === endOfImage) break;
    if (!hasSegment(marker)) continue;
    if (marker === startOfScan) scans++;
    // To the last byte of the segment. Its length includes its own two bytes.
    at += 1 + Math.max(2, jpeg.readUInt16BE(at + 2));
  }
  return scans;
}
