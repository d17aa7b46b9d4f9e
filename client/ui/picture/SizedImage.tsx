import type { ComponentProps } from 'react';
import type { CardImage_PictureFragment } from './CardImage.generated.ts';
import { cutStyle } from '../text/cutStyle.ts';

interface SizedImageProps extends Omit<
  ComponentProps<'img'>,
  'src' | 'srcSet' | 'width' | 'height'
> {
  picture: CardImage_PictureFragment;
}

/**
 * A stored picture, which the browser loads in the size that it needs when it comes near the
 * window. If it is cropped, its focal point stays visible. Without `alt` it is decorative.
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
