import { useEffect, useState } from 'react';

/** The address of a picture for an `img`; another picture needs another key on the component. */
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
