import { existsSync } from 'node:fs';
import { join, normalize, sep } from 'node:path';
import express, { type Request, type RequestHandler, type Response } from 'express';
import type { Services } from '../context.ts';
import { filePolicy } from '../http/securityHeaders.ts';
import { isDocumentPath, isVideoPath } from './mediaStore.ts';
import { cutPositions } from './preview.ts';
import { type PictureFormat, pictureVariant, pictureWidths } from './variants.ts';

const options = {
  // A key is never used twice, so what lies under it never changes.
  immutable: true,
  maxAge: '1y',
  lastModified: false,
  dotfiles: 'ignore',
} as const;

const headers = { 'Content-Security-Policy': filePolicy };

/**
 * Serves the disk store: whole files with ranges, and pictures in smaller widths (`?w=400`) in the
 * best format that the browser accepts. While many sizes wait to be made, as after a restore, or
 * where one cannot be stored, the whole picture is sent in its place.
 */
export function serveMedia(
  folder: string,
  services: Pick<Services, 'pictures' | 'log'>,
): RequestHandler[] {
  const variants: RequestHandler = async (request, response, next) => {
    const width = Number(request.query['w']);
    const path = picturePath(folder, request.path);
    if (!pictureWidths.includes(width) || !path) {
      next();
      return;
    }
    // The whole picture too, or a cache would give it to browsers that accept a smaller one.
    response.vary('Accept');
    const format = acceptedFormat(request);
    if (!format) {
      next();
      return;
    }
    const file = await pictureVariant(services, folder, path, { width, format });
    if (file) sendVariant(response.type(format), file);
    else sendInstead(response, join(folder, path));
  };
  const whole = express.static(folder, {
    ...options,
    index: false,
    redirect: false,
    setHeaders(response: Response, path: string) {
      response.set(headers);
      // A document is saved, so that nothing in it is run as part of this site.
      if (isDocumentPath(path)) response.attachment();
    },
  });
  return [variants, whole];
}

/**
 * Serves the previews of the disk store's pictures, under the picture's key and `.jpg`; with `?at=35` cut
 * at that position.
 */
export function servePreviews(
  folder: string,
  services: Pick<Services, 'pictures' | 'log'>,
): RequestHandler {
  return async (request, response, next) => {
    const path = picturePath(folder, request.path.replace(/\.jpg$/, ''));
    if (!path || !request.path.endsWith('.jpg')) {
      next();
      return;
    }
    // Of any other number there is no file, so that nobody fills the disk.
    const preview = cutPositions.find((position) => String(position) === request.query['at']);
    const file = await pictureVariant(services, folder, path, { preview });
    if (file) sendVariant(response.type('jpeg'), file);
    else sendInstead(response, join(folder, path));
  };
}

function sendVariant(response: Response, file: string): void {
  response.sendFile(file, { ...options, headers, dotfiles: 'allow' });
}

/** Sends the whole picture for now: whoever comes next shall ask again. */
function sendInstead(response: Response, file: string): void {
  response.set({ ...headers, 'Cache-Control': 'no-store' });
  response.sendFile(file, { cacheControl: false, lastModified: false });
}

function acceptedFormat(request: Request): PictureFormat | undefined {
  const accept = request.headers.accept ?? '';
  return (['avif', 'webp'] as const).find((format) => accept.includes(`image/${format}`));
}

/** The key that an address names, or undefined where no such picture lies in the store. */
function picturePath(folder: string, address: string): string | undefined {
  let path;
  try {
    path = normalize(decodeURIComponent(address)).replace(/^[/\\]+/, '');
  } catch {
    return undefined;
  }
  const isPlain = path.split(sep).every((part) => part !== '' && !part.startsWith('.'));
  const isInside = isPlain && !path.includes('\0');
  const isPicture = !isVideoPath(path) && !isDocumentPath(path);
  return isInside && isPicture && existsSync(join(folder, path)) ? path : undefined;
}
