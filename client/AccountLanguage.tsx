import { type ReactNode, useContext, useEffect, useState } from 'react';
import { useReachability } from './graphql/reachability.ts';
import { useIsAdminArea } from './layout/useIsAdminArea.ts';
import { type DocumentMessages, MessagesContext } from './messages/createMessages.ts';
import type { Language } from './messages/languages.ts';
import { useSession } from './session/useSession.ts';
import { reloadForNewVersion } from './ui/newVersion.ts';

/** Visitors do not load its code. */
const loadMessages = async (language: Language) =>
  (await import('./accountCatalogues.ts')).loadAccountMessages(language);

/**
 * Shows the admin area in the language that somebody has chosen for their account. All other pages are
 * in that of their address.
 */
export function AccountLanguage({ children }: { children: ReactNode }) {
  const page = useContext(MessagesContext);
  const isAdminArea = useIsAdminArea();
  const { user } = useSession();
  const { run } = useReachability();
  const [loaded, setLoaded] = useState<DocumentMessages>();
  const language = isAdminArea && user ? user.language : page.language;
  const isOther = language !== page.language;
  useEffect(() => {
    if (!isOther) return;
    run(() => loadMessages(language)).then(setLoaded, reloadForNewVersion);
  }, [isOther, language, run]);

  const shown = isOther && loaded?.language === language ? loaded : page;
  useEffect(() => {
    document.documentElement.lang = shown.tag;
  }, [shown.tag]);
  return <MessagesContext value={shown}>{children}</MessagesContext>;
}
