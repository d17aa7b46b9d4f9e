import { type ReactNode, useContext, useEffect } from 'react';
import { useIsAdminArea } from './layout/useIsAdminArea.ts';
import { MessagesContext } from './messages/createMessages.ts';
import { useSession } from './session/useSession.ts';
import { useMessagesIn } from './useMessagesIn.ts';

/**
 * Shows the admin area in the language that somebody has chosen for their account. All other pages are
 * in that of their address.
 */
export function AccountLanguage({ children }: { children: ReactNode }) {
  const page = useContext(MessagesContext);
  const isAdminArea = useIsAdminArea();
  const { user } = useSession();
  const shown = useMessagesIn(isAdminArea && user ? user.language : page.language);
  useEffect(() => {
    document.documentElement.lang = shown.tag;
  }, [shown.tag]);
  return <MessagesContext value={shown}>{children}</MessagesContext>;
}
