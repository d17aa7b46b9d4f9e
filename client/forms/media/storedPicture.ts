import type { MediaChoice } from '../../media/mediaRule.ts';

/** The unchanged form value of a record's picture; null for a new record. */
export function storedPicture(record: { image: { url: string } | null } | null): MediaChoice {
  const image = record?.image;
  const present = image ? { url: image.url, isVideo: false, poster: null } : null;
  return { file: null, keep: record !== null, present };
}
