import type { Readable } from 'node:stream';
import type { CacheTag } from '../cache/cachePolicy.ts';
import type { PreviewCut } from './preview.ts';

/** A folder of the store. Each kind of content has one (docs/product/data.md, section 8.3). */
export type Bucket = `${CacheTag}Bucket`;

export const bucketOf = (kind: CacheTag): Bucket => `${kind}Bucket`;

/** A picture in a folder with the layout of the disk store. */
export interface PictureFile {
  folder: string;
  /** Relative to the folder. */
  path: string;
}

/** Stores the pictures, videos and documents of the content. */
export interface MediaStore {
  /** Whether the site itself serves the files, so that it can hide those of records that are not public. */
  isServedHere: boolean;

  /**
   * Stores a file under a key. Readers never get a part of a file.
   * @param path the key, `{bucket}/images/{timestamp}-{filename}`
   * @param smaller existing smaller sizes of the picture, for a store that can use them
   * @returns the address for readers: absolute, or a path on this site
   * @throws any error, also if the content could not be read to its end
   */
  put(path: string, content: Readable, smaller?: PictureFile): Promise<string>;

  /**
   * Reads a file exactly as it was stored.
   * @returns null if it does not exist
   * @throws any error, at once or during reading
   */
  get(path: string): Promise<Readable | null>;

  /** The address of a file for readers, whether the file exists or not; the same as `put` returns. */
  urlOf(path: string): string;

  /** Removes a file and its variants. A missing file is not an error. */
  remove(path: string): Promise<void>;

  /**
   * The smaller widths of a picture, as an HTML `srcset`; empty if there are none.
   * @param width the width of the picture in pixels, if it is known
   */
  srcSet(path: string, width: number | null): string;

  /**
   * The address of the preview of a picture, a JPEG of 1200 × 630: absolute, or a path on this
   * site.
   * @param cut how it is cropped; null to crop to the most salient part
   */
  previewUrl(path: string, cut: PreviewCut | null): string;
}

/** Whether a key is that of a document. The extension of a stored file follows from its content. */
export const isDocumentPath = (path: string) => path.endsWith('.pdf');

/** Whether a key is that of a video. */
export const isVideoPath = (path: string) => /\.(mp4|webm|mov)$/.test(path);
