/** The folders of the store, one for each kind of content (specification, section 3). */
export type Bucket = 'aboutEthiopiaBucket' | 'directoryBucket' | 'eventBucket' | 'postBucket';

/** A file as it lies in the store. */
export interface StoredFile {
  /** Its key: `{bucket}/images/{timestamp}-{filename}`. */
  path: string;
  /** Where readers get it: absolute, or a path on this site. */
  url: string;
}

/** Keeps the pictures and videos of the content. */
export interface MediaStore {
  /**
   * Keeps a file under a key, replacing what may be there.
   * @param path the key, `{bucket}/images/{timestamp}-{filename}`
   */
  put(path: string, content: Buffer): Promise<StoredFile>;

  /**
   * The smaller widths in which a picture can be had, as an HTML `srcset`; empty when none.
   * @param width the width of the picture itself in pixels, where known
   */
  srcSet(path: string, width: number | null): string;
}
