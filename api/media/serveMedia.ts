import { existsSync } from 'node:fs';
import { join, normalize, sep } from 'node:path';
import type { Request, RequestHandler, Response } from 'express';
import type { Services } from '../context.ts';
import { filePolicy } from '../http/securityHeaders.ts';
import { isDocumentPath, isVideoPath } from './mediaStore.ts';
import { cutPositions } from './preview.ts';
import { type PictureFormat, pictureVariant, pictureWidths } from './variants.ts';

const options = {
  // A key is never used twice, so the file of a key never changes.
  immutable: true,
  maxAge: '1y',
  lastModified: false,
  dotfiles: 'ignore',
} as const;

const headers = { 'Content-Security-Policy': filePolicy };

/** The disk store, and the check whether a file is public. */
export interface ServedStore {
  folder: string;
  services: Pick<Services, 'pictures' | 'log' | 'fileKeys'>;
  /** Whether visitors may read an existing file. */
  isPublic: (path: string) => Promise<boolean>;
}

/**
 * Serves the disk store: whole files with ranges, and pictures in smaller widths (`?w=400`) in the
 * best format that the browser accepts. If many sizes wait to be made, for example after a restore,
 * or if one cannot be stored, the whole picture is sent instead.
 */
export function serveMedia(store: ServedStore): RequestHandler {
  const { folder, services } = store;
  return async (request, response, next) => {
    const path = await openFile(store, request, response);
    if (!path) {
      next();
      return;
    }
    const width = Number(request.query['w']);
    if (!pictureWidths.includes(width) || !isPicture(path)) {
      sendWhole(response, folder, path);
      return;
    }
    // Also for the whole picture. Otherwise a cache would send it to browsers that accept a better
    // format.
    response.vary('Accept');
    const format = acceptedFormat(request);
    if (!format) {
      sendWhole(response, folder, path);
      return;
    }
    const file = await pictureVariant(services, folder, path, { width, format });
    if (file) sendVariant(response.type(format), file);
    else sendInstead(response, folder, path);
  };
}

/**
 * Serves the previews of the pictures in the disk store, at the key of the picture with `.jpg`.
 * With `?at=35`, it is cropped at that position.
 */
export function servePreviews(store: ServedStore): RequestHandler {
  const { folder, services } = store;
  return async (request, response, next) => {
    const path = await openFile(store, request, response, '.jpg');
    if (!path || !isPicture(path)) {
      next();
      return;
    }
    // Other numbers have no file, so that requests cannot fill the disk.
    const preview = cutPositions.find((position) => String(position) === request.query['at']);
    const file = await pictureVariant(services, folder, path, { preview });
    if (file) sendVariant(response.type('jpeg'), file);
    else sendInstead(response, folder, path);
  };
}

/**
 * The path of the requested file. Sets the cache header of a file that is not public.
 * @param ending the suffix that the address adds to the path
 * @returns undefined if there is no such file, or the client may not read it
 */
async function openFile(
  { folder, services, isPublic }: ServedStore,
  { method, path: address, query }: Request,
  response: Response,
  ending = '',
): Promise<string | undefined> {
  const isRead = method === 'GET' || method === 'HEAD';
  if (!isRead || !address.endsWith(ending)) return undefined;
  const path = storedPath(folder, address.slice(0, address.length - ending.length));
  if (!path) return undefined;
  const { key } = query;
  if (typeof key === 'string' && services.fileKeys.verify(key, path)) {
    response.set('Cache-Control', 'private, no-cache');
    return path;
  }
  if (!(await isPublic(path))) return undefined;
  // A page of another site may show the files of the records that it reads from the API.
  response.set('Cross-Origin-Resource-Policy', 'cross-origin');
  return path;
}

function sendWhole(response: Response, folder: string, path: string): void {
  // A browser saves a document instead of opening it, so that no script in it runs as part of this site.
  if (isDocumentPath(path)) response.attachment();
  response.sendFile(path, { ...options, headers, root: folder });
}

function sendVariant(response: Response, file: string): void {
  response.sendFile(file, { ...options, headers, dotfiles: 'allow' });
}

/** Sends the whole picture for now. It is not cached, so that the next request asks again. */
function sendInstead(response: Response, folder: string, path: string): void {
  response.set({ ...headers, 'Cache-Control': 'no-store' });
  response.sendFile(path, { cacheControl: false, lastModified: false, root: folder });
}

function acceptedFormat(request: Request): PictureFormat | undefined {
  const accept = request.headers.accept ?? '';
  return (['avif', 'webp'] as const).find((format) => accept.includes(`image/${format}`));
}

const isPicture = (path: string) => !isVideoPath(path) && !isDocumentPath(path);

/** The path in the store for an address; undefined if there is no such file. */
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
