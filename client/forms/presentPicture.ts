import type { PresentMedia } from '../ui/MediaPreview.tsx';

/** The picture of a record, as a form shows it. */
export function presentPicture(picture: { url: string } | null | undefined): PresentMedia | null {
  return picture ? { url: picture.url, isVideo: false, poster: null } : null;
}
