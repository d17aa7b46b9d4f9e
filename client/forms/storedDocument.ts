import type { MediaChoice } from '../media/mediaRule.ts';

/** The untouched value of a record's document in a form. */
export function storedDocument(
  document: { url: string; bytes: number; version: string } | null,
): MediaChoice {
  if (!document) return { file: null, keep: false, present: null };
  const { url: address, bytes, version } = document;
  // The address stays when the document is replaced; this one tells the files apart.
  const url = `${address}?v=${version}`;
  const present = { url, isVideo: false, poster: null, document: { bytes, address } };
  return { file: null, keep: true, present };
}
