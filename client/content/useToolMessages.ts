import { useContext, useEffect, useState } from 'react';
import { useReachability } from '../graphql/reachability.ts';
import { useAdminMessages } from '../messages/adminMessages.ts';
import {
  type DocumentMessages,
  MessagesContext,
  type MessagesHook,
} from '../messages/createMessages.ts';
import type { Language } from '../../api/shared/messages/languages.ts';
import { reloadForNewVersion } from '../ui/newVersion.ts';
import { type AdminKindName, adminKinds } from './adminKinds.ts';

const has = (messages: DocumentMessages) => messages.catalogues.has(useAdminMessages);

const load = (kind: AdminKindName, language: Language) =>
  Promise.all(
    [useAdminMessages, adminKinds[kind].useMessages].map(
      async (hook): Promise<[MessagesHook, unknown]> => [hook, await hook.load(language)],
    ),
  );

/**
 * The catalogues for the admin tools on public pages, where only the English ones are loaded at
 * first; undefined while they load.
 */
export function useToolMessages(kind: AdminKindName): DocumentMessages | undefined {
  const page = useContext(MessagesContext);
  const { run } = useReachability();
  const [loaded, setLoaded] = useState<[MessagesHook, unknown][]>();
  const { language } = page;
  const isWanted = language !== 'EN' && !has(page);
  useEffect(() => {
    if (isWanted) run(() => load(kind, language)).then(setLoaded, reloadForNewVersion);
  }, [isWanted, kind, language, run]);
  if (!isWanted) return page;
  return loaded && { ...page, catalogues: new Map([...page.catalogues, ...loaded]) };
}
