import type { ApolloCache } from '@apollo/client';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { refreshQueries } from '../graphql/refreshQueries.ts';
import { useApi } from '../graphql/api.ts';
import { useFailureText } from '../graphql/useFailureText.ts';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { useToasts } from '../ui/toast/toasts.ts';

interface RefreshOptions {
  /** Evicts further data from the cache. */
  forget?: (cache: ApolloCache) => void;
  /** Shows no notice if it fails, because the failure of an operation has one. */
  isQuiet?: boolean;
}

/**
 * Returns a function that refetches the queries of the page, because an operation or somebody else
 * has changed their data. A failure is shown as a notice, and the page keeps its data. It never rejects.
 */
export function useRefresh(): (options?: RefreshOptions) => Promise<void> {
  const { load } = useApi();
  const { notify } = useToasts();
  const failureText = useFailureText();
  const { adminLists } = useAdminMessages();
  return useCallback(
    ({ forget, isQuiet = false } = {}) =>
      load()
        .then((client) => refreshQueries(client, forget))
        .catch((error: unknown) => {
          const reason = failureText(error);
          if (!isQuiet) notify({ tone: 'bad', text: adminLists.reloadFailed, reason });
        }),
    [load, notify, failureText, adminLists],
  );
}

/**
 * Shows a cached list at once, to its former length, and reads it again, because others may have
 * changed it.
 * @param query the query of the page, which reads the cache
 */
export function useListRefresh({ data, variables }: { data?: unknown; variables: object }) {
  const refresh = useRefresh();
  const refreshKnown = useEffectEvent(() => {
    if (data) void refresh();
  });
  const list = JSON.stringify(variables);
  useEffect(() => {
    refreshKnown();
  }, [list]);
}
