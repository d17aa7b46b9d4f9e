import { type ReactNode, useContext, useLayoutEffect } from 'react';
import { preferredLanguage } from './layout/preferredLanguage.ts';
import { useIsAdminArea } from './layout/useIsAdminArea.ts';
import { MessagesContext } from './messages/createMessages.ts';
import { useSession } from './session/useSession.ts';
import { useBrowserValue } from './ui/useBrowserValue.ts';
import { useMessagesIn } from './useMessagesIn.ts';

/**
 * Shows the admin area in the language that somebody has chosen for their account, and its sign-in page
 * in the one in which they read the site. All other pages are in that of their address.
 */
export function AccountLanguage({ children }: { children: ReactNode }) {
  const page = useContext(MessagesContext);
  const isAdminArea = useIsAdminArea();
  const { status, user } = useSession();
  const read = useBrowserValue(() => preferredLanguage(page.language), page.language);
  // Who reads is not known on the sign-in page, nor while a session is restored.
  const own = status === 'signedOut' ? read : user?.language;
  const shown = useMessagesIn((isAdminArea && own) || page.language);
  // Before the paint: line heights depend on it, too.
  useLayoutEffect(() => {
    document.documentElement.lang = shown.tag;
  }, [shown.tag]);
  return <MessagesContext value={shown}>{children}</MessagesContext>;
}
