import { type ReactNode, useContext, useLayoutEffect } from 'react';
import { languageBeforeSignIn } from './layout/language/preferredLanguage.ts';
import { useIsAdminArea } from './layout/signedIn/useIsAdminArea.ts';
import { MessagesContext } from './messages/createMessages.ts';
import { useSession } from './session/useSession.ts';
import { useBrowserValue } from './ui/useBrowserValue.ts';
import { useMessagesIn } from './useMessagesIn.ts';

/**
 * Shows the admin area in the language of the account, and the pages before sign-in in the language
 * in which the visitor reads the site. All other pages are in the language of their address.
 */
export function AccountLanguage({ children }: { children: ReactNode }) {
  const page = useContext(MessagesContext);
  const isAdminArea = useIsAdminArea();
  const { user } = useSession();
  const read = useBrowserValue(() => languageBeforeSignIn(page.language), page.language);
  const shown = useMessagesIn(isAdminArea ? (user?.language ?? read) : page.language);
  // Runs before the paint, because line heights depend on the language.
  useLayoutEffect(() => {
    document.documentElement.lang = shown.tag;
  }, [shown.tag]);
  return <MessagesContext value={shown}>{children}</MessagesContext>;
}
