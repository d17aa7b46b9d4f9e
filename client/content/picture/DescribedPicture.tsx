import { useState } from 'react';
import { usePictureUrl } from './pictureUrl.ts';

interface DescribedPictureProps {
  picture: File | string;
  className: string;
}

/**
 * The picture once more, above a field that describes it: the one in the picker is out of sight there.
 * Its height is known before it is loaded, so that the field does not move.
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
