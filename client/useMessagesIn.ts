import { useContext, useEffect, useState } from 'react';
import { useReachability } from './graphql/reachability.ts';
import { type DocumentMessages, MessagesContext } from './messages/createMessages.ts';
import type { Language } from '../api/shared/messages/languages.ts';
import { reloadForNewVersion } from './ui/newVersion.ts';

/** Visitors do not load this code. */
const loadMessages = async (language: Language) =>
  (await import('./accountCatalogues.ts')).loadAccountMessages(language);

/** The catalogues of the admin area in a language; until they are loaded, those of the page. */
export function useMessagesIn(language: Language): DocumentMessages {
  const page = useContext(MessagesContext);
  const { run } = useReachability();
  const [loaded, setLoaded] = useState<DocumentMessages>();
  const isOther = language !== page.language;
  useEffect(() => {
    if (!isOther) return;
    run(() => loadMessages(language)).then(setLoaded, reloadForNewVersion);
  }, [isOther, language, run]);
  return isOther && loaded?.language === language ? loaded : page;
}
