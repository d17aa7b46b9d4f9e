import type { ComponentProps } from 'react';
import type { CardImage_PictureFragment } from './CardImage.generated.ts';
import { cutStyle } from './cutStyle.ts';

interface SizedImageProps extends Omit<
  ComponentProps<'img'>,
  'src' | 'srcSet' | 'width' | 'height'
> {
  picture: CardImage_PictureFragment;
}

/**
 * A stored picture, of which the browser takes the size that its place needs, once it comes near. Where
 * it is cut its focal point stays in sight. Without `alt` it says nothing that does not stand beside it.
 */
export function SizedImage({ picture, sizes, className = '', ...others }: SizedImageProps) {
  const { url, srcSet, width, height } = picture;
  return (
    <img
      alt=""
      loading="lazy"
      decoding="async"
      src={url}
      srcSet={srcSet || undefined}
      sizes={srcSet ? sizes : undefined}
      width={width ?? undefined}
      height={height ?? undefined}
      className={`${className} ${cutStyle(picture)}`}
      {...others}
    />
  );
}
