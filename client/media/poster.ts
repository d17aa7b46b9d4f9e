import { kindOf } from './mediaRule.ts';
import { videoThumbnail } from './videoThumbnail.ts';

const posters = new WeakMap<File, Promise<File | null>>();

/**
 * The poster of a selected video, created once. If it cannot be created, the video has none: the
 * failure is only logged (docs/product/fields.md, section 6.6).
 */
export function posterOf(file: File): Promise<File | null> {
  const known = posters.get(file);
  if (known) return known;
  const poster = kindOf(file) === 'video' ? makePoster(file) : Promise.resolve(null);
  posters.set(file, poster);
  return poster;
}

async function makePoster(file: File): Promise<File | null> {
  try {
    const picture = await videoThumbnail(file);
    return new File([picture], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' });
  } catch (error) {
    console.error('Error fetching thumbnail:', error);
    return null;
  }
}
