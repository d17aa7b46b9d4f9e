import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { v2 as cloudinary } from 'cloudinary';
import { isDocumentPath, isVideoPath, type MediaStore } from './mediaStore.ts';
import { type PreviewCut, previewSize } from './preview.ts';

/** The widths of pictures in pixels. Cloudinary creates them at the first request. */
const widths = [400, 688, 1200, 1600];

/** The time limit for a file from Cloudinary, in milliseconds. */
const timeLimit = 10 * 60 * 1000;

/**
 * The time limit for Cloudinary's response to an upload, in milliseconds. It processes videos
 * before it responds.
 */
const timeoutsMs = { image: 60 * 1000, raw: 60 * 1000, video: 10 * 60 * 1000 };

/**
 * A new connection for each request. The other side may close an open one just when the next
 * request uses it, and the content of a file cannot be read a second time.
 */
const ownConnection: object = { agent: false };

export interface CloudinaryAccount {
  cloud_name: string;
  api_key: string;
  api_secret: string;
  /** Replaces the public address in tests. */
  upload_prefix?: string;
  /** Replaces `timeoutsMs` in tests. */
  timeout?: number;
}

/** @param url `cloudinary://key:secret@cloud`, as the console of Cloudinary shows it */
export function readCloudinaryUrl(url: string): CloudinaryAccount {
  const { hostname, username, password, searchParams } = new URL(url);
  const uploadPrefix = searchParams.get('upload_prefix');
  const timeout = Number(searchParams.get('timeout'));
  return {
    cloud_name: hostname,
    api_key: decodeURIComponent(username),
    api_secret: decodeURIComponent(password),
    ...(uploadPrefix && { upload_prefix: uploadPrefix }),
    ...(timeout > 0 && { timeout }),
  };
}

/** A store at Cloudinary, which also serves the files in the best format and quality. */
export function cloudinaryStore(account: CloudinaryAccount): MediaStore {
  const delivery = { ...account, secure: true, analytics: false };
  const addressOf = (path: string, width?: number) =>
    cloudinary.url(publicId(path), {
      ...delivery,
      resource_type: resourceType(path),
      ...formatOf(path, width),
    });
  return {
    isServedHere: false,
    async put(path, content) {
      await upload(account, path, content);
      return addressOf(path);
    },
    get: (path) => download(account, path),
    urlOf: (path) => addressOf(path),
    async remove(path) {
      const options = {
        ...account,
        ...ownConnection,
        resource_type: resourceType(path),
        invalidate: true,
      };
      const answer: unknown = await cloudinary.uploader.destroy(publicId(path), options);
      const { result } = answer as { result?: string };
      if (result !== 'ok' && result !== 'not found') {
        throw new Error(`Cloudinary did not remove ${path}: ${String(result)}`);
      }
    },
    srcSet(path, width) {
      const useful = widths.filter((each) => width === null || each < width);
      const sizes = useful.map((each) => `${addressOf(path, each)} ${String(each)}w`);
      if (width !== null) sizes.push(`${addressOf(path)} ${String(width)}w`);
      return sizes.join(', ');
    },
    previewUrl: (path, cut) =>
      cloudinary.url(publicId(path), {
        ...delivery,
        transformation: [
          ...(cut ? [cropOf(cut)] : []),
          { ...previewSize, crop: 'fill', ...(!cut && { gravity: 'auto' }), quality: 'auto:good' },
        ],
        format: 'jpg',
      }),
  };
}

function upload(account: CloudinaryAccount, path: string, content: Readable): Promise<void> {
  return new Promise((resolve, reject) => {
    const target = cloudinary.uploader.upload_stream(
      {
        timeout: timeoutsMs[resourceType(path)],
        ...account,
        ...ownConnection,
        public_id: publicId(path),
        resource_type: resourceType(path),
        overwrite: true,
      },
      (error) => {
        if (error) reject(new Error(`Cloudinary refused ${path}: ${error.message}`));
        else resolve();
      },
    );
    pipeline(content, target).catch(reject);
  });
}

/** Uses the API, because the delivery network may return another format or quality. */
async function download(account: CloudinaryAccount, path: string): Promise<Readable | null> {
  // No format means the one of the upload. The SDK's types do not allow to omit it.
  const format = undefined as unknown as string;
  const options = { ...account, resource_type: resourceType(path), type: 'upload' };
  const address = cloudinary.utils.private_download_url(publicId(path), format, options);
  const answer = await fetch(address, { signal: AbortSignal.timeout(timeLimit) });
  if (answer.status === 404) return null;
  if (!answer.ok || !answer.body) {
    throw new Error(`Cloudinary did not give ${path}: ${String(answer.status)}`);
  }
  return Readable.from(answer.body);
}

/** The visible part of a picture, in the format of Cloudinary's addresses. */
const cropOf = ({ area: { left: x, top: y, width, height } }: PreviewCut) => ({
  x,
  y,
  width,
  height,
  crop: 'crop',
  gravity: 'north_west',
});

/** The format and quality of a sent file; a document is sent unchanged. */
function formatOf(path: string, width: number | undefined) {
  if (isDocumentPath(path)) return {};
  if (isVideoPath(path)) return { format: 'mp4' };
  return { fetch_format: 'auto', quality: 'auto', ...(width && { width, crop: 'limit' }) };
}

/** Cloudinary stores the extension separately, as the format, except for files that it does not process. */
const publicId = (path: string) => (isDocumentPath(path) ? path : path.replace(/\.[a-z0-9]+$/, ''));

function resourceType(path: string) {
  if (isDocumentPath(path)) return 'raw';
  return isVideoPath(path) ? 'video' : 'image';
}
