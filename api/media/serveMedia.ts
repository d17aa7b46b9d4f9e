import { existsSync } from 'node:fs';
import { join, normalize, sep } from 'node:path';
import express, { type Request, type RequestHandler } from 'express';
import { type PictureFormat, pictureVariant, pictureWidths } from './variants.ts';

// A key is never used twice, so what lies under it never changes.
const forever = { immutable: true, maxAge: '1y', dotfiles: 'ignore' } as const;

/**
 * Serves the disk store: whole files with ranges, and pictures in smaller widths (`?w=400`) in the
 * best format that the browser accepts.
 */
export function serveMedia(folder: string): RequestHandler[] {
  const variants: RequestHandler = async (request, response, next) => {
    const width = Number(request.query['w']);
    const format = acceptedFormat(request);
    const path = storedPath(folder, request.path);
    if (!pictureWidths.includes(width) || !format || !path) {
      next();
      return;
    }
    const file = await pictureVariant(folder, path, width, format);
    response
      .vary('Accept')
      .type(format)
      .sendFile(file, { ...forever, dotfiles: 'allow' });
  };
  return [variants, express.static(folder, { ...forever, index: false, redirect: false })];
}

function acceptedFormat(request: Request): PictureFormat | undefined {
  const accept = request.headers.accept ?? '';
  return (['avif', 'webp'] as const).find((format) => accept.includes(`image/${format}`));
}

/** The key that an address names, or undefined where no such file lies in the store. */
function storedPath(folder: string, address: string): string | undefined {
  let path;
  try {
    path = normalize(decodeURIComponent(address)).replace(/^[/\\]+/, '');
  } catch {
    return undefined;
  }
  const isPlain = path.split(sep).every((part) => part !== '' && !part.startsWith('.'));
  const isInside = isPlain && !path.includes('\0');
  return isInside && existsSync(join(folder, path)) ? path : undefined;
}
