import type { MediaChoice } from '../../media/mediaRule.ts';

interface PicturedRecord {
  image: { url: string } | null;
  /** Empty for a draft without a picture, in whose place pages show the logo. */
  imageUrl?: string | null;
}

/** The unchanged form value of a record's picture; null for a new record. */
export function storedPicture(record: PicturedRecord | null): MediaChoice {
  const image = record?.imageUrl === '' ? null : record?.image;
  const present = image ? { url: image.url, isVideo: false, poster: null } : null;
  return { file: null, keep: record !== null, present };
}
