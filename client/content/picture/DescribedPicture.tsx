import { useState } from 'react';
import { usePictureUrl } from './pictureUrl.ts';

interface DescribedPictureProps {
  picture: File | string;
  className: string;
}

/**
 * The picture again, above the field that describes it, because the picker is not visible from
 * there. Its height is known before it loads, so the field does not move.
 */
export function DescribedPicture({ picture, className }: DescribedPictureProps) {
  const url = usePictureUrl(picture);
  const [failed, setFailed] = useState(false);
  if (failed) return null;
  return (
    <img
      src={url}
      alt=""
      onError={() => setFailed(true)}
      className={`h-36 max-w-full rounded-sm object-contain object-left ${className}`}
    />
  );
}
