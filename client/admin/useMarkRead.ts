import { useEffect, useEffectEvent, useState } from 'react';
import { useFailureText } from '../graphql/useFailureText.ts';

/**
 * Marks a submission of a public form as read as soon as it is shown.
 * @param id of the submission; null while there is none
 * @param readAt null while it is unread
 * @returns the error if it could not be marked; otherwise empty
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
