import type { Readable } from 'node:stream';
import type { CacheTag } from '../cache/cachePolicy.ts';
import type { PreviewCut } from './preview.ts';

/** A folder of the store: each kind of content has one (docs/product/data.md, section 8.3). */
export type Bucket = `${CacheTag}Bucket`;

export const bucketOf = (kind: CacheTag): Bucket => `${kind}Bucket`;

/** A picture in a folder that is laid out as the disk store is. */
export interface PictureFile {
  folder: string;
  /** From the folder. */
  path: string;
}

/** Keeps the pictures, videos and documents of the content. */
export interface MediaStore {
  /** Whether the site itself serves the files, so that it can hide those of records that are not public. */
  isServedHere: boolean;

  /**
   * Keeps a file under a key. Never leaves a part of a file where readers could get it.
   * @param path the key, `{bucket}/images/{timestamp}-{filename}`
   * @param smaller where smaller sizes of it were made before, for a store that has use for them
   * @returns where readers get it: absolute, or a path on this site
   * @throws whatever went wrong, also when the content could not be read to its end
   */
  put(path: string, content: Readable, smaller?: PictureFile): Promise<string>;

  /**
   * Reads a file, byte for byte as it was put.
   * @returns null when it is not there
   * @throws whatever went wrong, at once or while it is read
   */
  get(path: string): Promise<Readable | null>;

  /** Where readers get a file, whether it is there or not; the same as `put` returns. */
  urlOf(path: string): string;

  /** Removes a file with all that was made of it; one that is not there (any more) is no failure. */
  remove(path: string): Promise<void>;

  /**
   * The smaller widths in which a picture can be had, as an HTML `srcset`; empty when none.
   * @param width the width of the picture itself in pixels, where known
   */
  srcSet(path: string, width: number | null): string;

  /**
   * Where readers get the preview of a picture, a JPEG of 1200 × 630: absolute, or a path on this site.
   * @param cut how it is cut; null for what draws the eye
   */
  previewUrl(path: string, cut: PreviewCut | null): string;
}

/** Whether a key is that of a document: uploads are named after what they really contain. */
export const isDocumentPath = (path: string) => path.endsWith('.pdf');

/** Whether a key is that of a video. */
export const isVideoPath = (path: string) => /\.(mp4|webm|mov)$/.test(path);
