import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../session/useSession.ts';
import { draftKey, readDraft } from './drafts.ts';
import { useCopiedId } from '../formOptions.ts';

/** The draft of the form on this page: its path and key, and its state when the page opened. */
export function useDraft() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const copied = useCopiedId();
  const keyOf = (path: string) => draftKey(user?.id ?? '', path);
  const path = copied ? `${pathname}?copy=${copied}` : pathname;
  const key = keyOf(path);
  const [found] = useState(() => readDraft(key));
  return { path, key, keyOf, found };
}

/** Returns the key of the draft of one of several forms on a page, by the id of its record. */
export function useRowDraftKey(): (id: string) => string {
  const { user } = useSession();
  const { pathname } = useLocation();
  return (id) => draftKey(user?.id ?? '', `${pathname}#${id}`);
}

/**
 * Makes the browser ask before the page is left by its own means, for example by closing the tab.
 * @param isSafe whether nothing would be lost at that time
 */
export function useUnloadWarning(isActive: boolean, isSafe: () => boolean = () => false): void {
  const isSafeNow = useEffectEvent(isSafe);
  useEffect(() => {
    if (!isActive) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isSafeNow()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isActive]);
}
