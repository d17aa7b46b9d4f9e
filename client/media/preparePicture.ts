import { maxPictureSide, pictureTypes } from '../../api/shared/media/picture.rules.ts';
import { kindOf } from './mediaRule.ts';
import { withTypeFromContent } from './typeFromContent.ts';

/** The quality of the JPEG; the server encodes it again. */
const quality = 0.92;

/**
 * Whether the server would refuse a picture because of its type or size.
 * @param limit in bytes; null while it is unknown
 */
export function needsPreparing(file: File, limit: number | null): boolean {
  if (kindOf(file) !== 'image') return false;
  return !pictureTypes.has(file.type) || file.size > (limit ?? Infinity);
}

/**
 * Corrects the type of a file by its content. Converts a picture that the server cannot read or that is too
 * large to a JPEG: upright, and not larger than the server stores. Browsers can read different formats:
 * only Safari reads HEIC.
 * @param limit in bytes; null while it is not known
 * @returns the file itself if no change is needed, or if the browser cannot read it
 */
export async function preparePicture(file: File, limit: number | null): Promise<File> {
  const typed = await withTypeFromContent(file);
  if (typed !== file) sources.set(typed, file);
  if (!needsPreparing(typed, limit)) return typed;
  return drawAsJpeg(typed).catch(() => typed);
}

/** The source of each picture: the selected file, or the address of a stored picture. */
const sources = new WeakMap<File, File | string>();

/** The original source of a picture; the picture itself if it was not changed. */
export function sourceOf(picture: File): File | string {
  const source = sources.get(picture);
  return source instanceof File ? sourceOf(source) : (source ?? picture);
}

/** Records that a file was read from a stored picture. */
export const noteSource = (file: File, url: string) => sources.set(file, url);

/** A part of a picture, in pixels of the picture. */
export interface PictureArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * @param area the part to draw; by default the whole
 * @throws if the browser cannot read the picture
 */
export async function drawAsJpeg(file: File, area?: PictureArea): Promise<File> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const blob = await drawn(image, area);
    const made = new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: blob.type });
    sources.set(made, file);
    return made;
  } finally {
    URL.revokeObjectURL(url);
  }
}

function drawn(image: HTMLImageElement, area?: PictureArea): Promise<Blob> {
  // These sizes already include the rotation of the EXIF data.
  const whole = { x: 0, y: 0, width: image.naturalWidth, height: image.naturalHeight };
  const { x, y, width, height } = area ?? whole;
  const scale = Math.min(1, maxPictureSide / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('Canvas context not available');
  // JPEG has no transparency, which would become black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('Failed to create blob'))),
      'image/jpeg',
      quality,
    );
  });
}
