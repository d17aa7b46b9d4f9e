import type { MediaChoice } from '../../media/mediaRule.ts';

/** The unchanged form value of a record's document. */
export function storedDocument(
  document: { url: string; bytes: number; version: string } | null,
): MediaChoice {
  if (!document) return { file: null, keep: false, present: null };
  const { url: address, bytes, version } = document;
  // A new document has the same address; the version distinguishes the files.
  const url = `${address}?v=${version}`;
  const present = { url, isVideo: false, poster: null, document: { bytes, address } };
  return { file: null, keep: true, present };
}
