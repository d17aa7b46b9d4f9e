import type { Sharp } from 'sharp';
import { cutPosition, cutStep } from './cutPosition.rules.ts';

/**
 * The size of previews in pixels: 1.91 to 1, as Facebook's documentation of sharing asks for, and
 * other messengers with it.
 */
export const previewSize = { width: 1200, height: 630 };

/** WhatsApp shows no picture of more bytes. */
const maxBytes = 300_000;

/** Tried in turn, until the picture is small enough. */
const qualities = [80, 65, 50, 30, 10];

/** How a preview is cut from a picture around its focal point. */
export interface PreviewCut {
  /** As `cutPosition` says it, along the side that is too long. */
  position: number;
  /** The part of the picture that is seen, in its own pixels. */
  area: { left: number; top: number; width: number; height: number };
}

/** All positions that there are. */
export const cutPositions = Array.from({ length: 100 / cutStep + 1 }, (_, step) => step * cutStep);

/** How the preview of a picture is cut; null where nobody has said what must stay in sight. */
export function previewCut(
  { width, height }: { width: number | null; height: number | null },
  focus: { x: number | null; y: number | null },
): PreviewCut | null {
  if (!width || !height || (focus.x === null && focus.y === null)) return null;
  const { isTooWide } = largestPart({ width, height });
  const position = cutPosition(isTooWide ? focus.x : focus.y);
  return { position, area: cutArea({ width, height }, position) };
}

function cutArea(size: { width: number; height: number }, position: number): PreviewCut['area'] {
  const { width, height } = largestPart(size);
  const share = position / 100;
  return {
    left: Math.round((size.width - width) * share),
    top: Math.round((size.height - height) * share),
    width,
    height,
  };
}

/** The largest part of a picture in the shape of a preview. */
function largestPart({ width, height }: { width: number; height: number }) {
  const shape = previewSize.width / previewSize.height;
  const isTooWide = width / height > shape;
  return {
    isTooWide,
    width: isTooWide ? Math.round(height * shape) : width,
    height: isTooWide ? height : Math.max(1, Math.round(width / shape)),
  };
}

/** How many previews of a picture lie within it, beside or above each other, at most: beyond, its middle is taken. */
const maxParts = 4;

/**
 * The middle of a picture, where it is so long that drawing all of it as large as a preview takes minutes.
 * @see https://sharp.pixelplumbing.com/api-resize, `cover` enlarges before it cuts
 */
function middleOf(size: { width: number; height: number }): PreviewCut['area'] {
  const part = largestPart(size);
  const width = Math.min(size.width, Math.max(1, part.width * maxParts));
  const height = Math.min(size.height, Math.max(1, part.height * maxParts));
  const left = Math.floor((size.width - width) / 2);
  return { left, top: Math.floor((size.height - height) / 2), width, height };
}

/**
 * Cuts the picture that messengers show with a link: a JPEG, as not all of them read other formats.
 * @param position where it is cut; where it is left out, what draws the eye stays in it
 */
export async function makePreview(picture: Sharp, position?: number): Promise<Buffer> {
  const size = await picture.metadata();
  const cut = (
    position === undefined
      ? picture
          .extract(middleOf(size))
          .resize({ ...previewSize, fit: 'cover', position: 'attention' })
      : picture.extract(cutArea(size, position)).resize(previewSize)
  ).flatten({ background: 'white' });
  for (const quality of qualities) {
    const file = await cut.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (file.length < maxBytes) return file;
  }
  throw new Error('The preview of a picture is too large in every quality.');
}
