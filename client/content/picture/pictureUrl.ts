import { useEffect, useState } from 'react';

/** Tells pictures apart, as a key. */
export const identityOf = (picture: File | string) =>
  typeof picture === 'string'
    ? picture
    : `${picture.name} ${String(picture.size)} ${String(picture.lastModified)}`;

/** The address under which a picture is shown; for another one, the component needs another key. */
export function usePictureUrl(picture: File | string): string {
  const [url] = useState(() =>
    typeof picture === 'string' ? picture : URL.createObjectURL(picture),
  );
  useEffect(() => {
    if (typeof picture === 'string') return;
    return () => URL.revokeObjectURL(url);
  }, [picture, url]);
  return url;
}
