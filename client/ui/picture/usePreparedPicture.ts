import { useEffect, useEffectEvent, useState } from 'react';
import { kindOf } from '../../media/mediaRule.ts';
import { needsPreparing, preparePicture } from '../../media/preparePicture.ts';

/**
 * Converts a selected picture to one that the server accepts.
 * @param limit in bytes; null while it is unknown
 * @param onPrepared called with the file that replaces the selected one, unless another was
 * selected
 * @returns whether it is in progress
 */
export function usePreparedPicture(
  file: File | null,
  limit: number | null,
  onPrepared: (prepared: File) => void,
): boolean {
  const [tried, setTried] = useState<{ file: File; limit: number | null } | null>(null);
  const finish = useEffectEvent((chosen: File, prepared: File) => {
    setTried({ file: chosen, limit });
    if (prepared !== chosen) onPrepared(prepared);
  });
  const waiting = file && (file !== tried?.file || limit !== tried.limit) ? file : null;

  useEffect(() => {
    if (!waiting) return;
    let isOver = false;
    void preparePicture(waiting, limit).then((prepared) => {
      if (!isOver) finish(waiting, prepared);
    });
    return () => {
      isOver = true;
    };
  }, [waiting, limit]);

  // Usually the content only confirms the type, which is too fast for a message.
  return waiting !== null && (kindOf(waiting) === null || needsPreparing(waiting, limit));
}
