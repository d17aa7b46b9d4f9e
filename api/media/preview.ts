import type { Sharp } from 'sharp';
import { cutPosition, cutStep } from '../shared/media/cutPosition.rules.ts';

/**
 * The size of previews in pixels: 1.91 to 1, as Facebook's sharing documentation recommends. Other
 * messengers use it too.
 */
export const previewSize = { width: 1200, height: 630 };

/** WhatsApp shows no larger picture. */
const maxBytes = 300_000;

/** Tried in order, until the picture is small enough. */
const qualities = [80, 65, 50, 30, 10];

/** How a preview is cropped from a picture around its focal point. */
export interface PreviewCut {
  /** The result of `cutPosition` for the side that is too long. */
  position: number;
  /** The visible part of the picture, in its own pixels. */
  area: { left: number; top: number; width: number; height: number };
}

/** All possible positions. */
export const cutPositions = Array.from({ length: 100 / cutStep + 1 }, (_, step) => step * cutStep);

/** How the preview of a picture is cropped; null without a focal point. */
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

/** The largest part of a picture with the aspect ratio of a preview. */
function largestPart({ width, height }: { width: number; height: number }) {
  const shape = previewSize.width / previewSize.height;
  const isTooWide = width / height > shape;
  return {
    isTooWide,
    width: isTooWide ? Math.round(height * shape) : width,
    height: isTooWide ? height : Math.max(1, Math.round(width / shape)),
  };
}

/**
 * The maximum number of previews that fit into a picture side by side. For a longer picture, only
 * its centre is used.
 */
const maxParts = 4;

/**
 * The centre of a very long picture. Scaling all of it to the height or width of a preview would
 * take minutes.
 * @see https://sharp.pixelplumbing.com/api-resize, `cover` enlarges before it crops
 */
function middleOf(size: { width: number; height: number }): PreviewCut['area'] {
  const part = largestPart(size);
  const width = Math.min(size.width, Math.max(1, part.width * maxParts));
  const height = Math.min(size.height, Math.max(1, part.height * maxParts));
  const left = Math.floor((size.width - width) / 2);
  return { left, top: Math.floor((size.height - height) / 2), width, height };
}

/**
 * Creates the preview that messengers show with a link. It is a JPEG, because not all messengers
 * support other formats.
 * @param position where it is cropped; without it, the most salient part stays
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
