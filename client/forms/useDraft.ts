import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../session/useSession.ts';
import { draftKey, readDraft } from './drafts.ts';

/** The draft of the form on this page, by its key, and how it was when the page opened. */
export function useDraft() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const keyOf = (path: string) => draftKey(user?.id ?? '', path);
  const key = keyOf(pathname);
  const [found] = useState(() => readDraft(key));
  return { key, keyOf, found };
}
