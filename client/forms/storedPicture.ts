import type { MediaChoice } from '../media/mediaRule.ts';

/** What a form holds for the picture of a record that nobody has touched; null for a new record. */
export function storedPicture(record: { image: { url: string } | null } | null): MediaChoice {
  const image = record?.image;
  const present = image ? { url: image.url, isVideo: false, poster: null } : null;
  return { file: null, keep: record !== null, present };
}
