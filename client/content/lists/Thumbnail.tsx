import type { CardImage_PictureFragment } from '../../ui/CardImage.generated.ts';
import { SizedImage } from '../../ui/SizedImage.tsx';

/** A small picture beside the name of what it belongs to; an empty frame where there is none. */
export function Thumbnail({ picture }: { picture: CardImage_PictureFragment | null }) {
  const frame = 'size-16 rounded-sm bg-line';
  if (!picture) return <div className={frame} />;
  return <SizedImage picture={picture} sizes="4rem" className={`${frame} object-cover`} />;
}
