import { useEffect, useEffectEvent, useState } from 'react';
import { useFailureText } from '../graphql/useFailureText.ts';

/**
 * Notes on the server that a submission of a public form has been read, as soon as it is shown.
 * @param id of the submission; null while there is none
 * @param readAt null while nobody has read it
 * @returns why it could not be noted; empty otherwise
 */
export function useMarkRead(
  id: string | null,
  readAt: string | null,
  markRead: (id: string) => Promise<unknown>,
): string {
  const failureText = useFailureText();
  const [failure, setFailure] = useState('');
  const isUnread = id !== null && readAt === null;
  const mark = useEffectEvent(() => {
    if (id === null) return;
    markRead(id).catch((error: unknown) => setFailure(failureText(error)));
  });
  useEffect(() => {
    if (isUnread) mark();
  }, [isUnread, id]);
  return failure;
}
