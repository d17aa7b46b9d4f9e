import { useLocation } from 'react-router-dom';
import { useSession } from '../../session/useSession.ts';
import { draftKey } from './drafts.ts';

/** Returns the key of the draft of one of several forms on a page, by the id of its record. */
export function useRowDraftKey(): (id: string) => string {
  const { user } = useSession();
  const { pathname } = useLocation();
  return (id) => draftKey(user?.id ?? '', `${pathname}#${id}`);
}
