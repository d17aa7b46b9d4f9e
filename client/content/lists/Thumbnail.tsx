import type { CardImage_PictureFragment } from '../../ui/picture/CardImage.generated.ts';
import { SizedImage } from '../../ui/picture/SizedImage.tsx';

/** A small picture beside a record's title; an empty frame if there is none. */
export function Thumbnail({ picture }: { picture: CardImage_PictureFragment | null }) {
  const frame = 'block size-12 rounded-sm bg-line lg:size-9';
  if (!picture) return <div className={frame} />;
  return <SizedImage picture={picture} sizes="3rem" className={`${frame} object-cover`} />;
}
