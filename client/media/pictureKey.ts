import type { MediaChoice } from './mediaRule.ts';
import { urlWithoutKey } from './urlWithoutKey.ts';
import { sourceOf } from './preparePicture.ts';

/** What tells a picture apart from others; null for none. */
export type PictureKey = File | string | null;

/** The picture that there will be; one that was cropped or made smaller is the same as before. */
export function pictureKey({ file, copied, keep, present }: MediaChoice): PictureKey {
  const source = file ? sourceOf(file) : (copied?.video.url ?? ((keep && present?.url) || null));
  return typeof source === 'string' ? urlWithoutKey(source) : source;
}
