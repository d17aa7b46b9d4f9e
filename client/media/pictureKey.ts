import type { MediaChoice } from './mediaRule.ts';
import { urlWithoutKey } from './urlWithoutKey.ts';
import { sourceOf } from './preparePicture.ts';

/** The identity of a picture; null for none. */
export type PictureKey = File | string | null;

/** The picture after saving; a cropped or resized picture has the identity of its source. */
export function pictureKey({ file, copied, keep, present }: MediaChoice): PictureKey {
  const source = file ? sourceOf(file) : (copied?.video.url ?? ((keep && present?.url) || null));
  return typeof source === 'string' ? urlWithoutKey(source) : source;
}
