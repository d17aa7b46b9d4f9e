import type { CardImage_PictureFragment } from '../../ui/CardImage.generated.ts';

/** A small picture beside the name of what it belongs to; an empty frame where there is none. */
export function Thumbnail({ picture }: { picture: CardImage_PictureFragment | null }) {
  const frame = 'size-16 rounded-sm bg-line';
  if (!picture) return <div className={frame} />;
  return (
    <img
      src={picture.url}
      srcSet={picture.srcSet || undefined}
      sizes={picture.srcSet ? '4rem' : undefined}
      width={picture.width ?? undefined}
      height={picture.height ?? undefined}
      alt=""
      loading="lazy"
      decoding="async"
      className={`${frame} object-cover`}
    />
  );
}
