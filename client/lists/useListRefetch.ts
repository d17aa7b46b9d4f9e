import { useCallback, useEffect, useEffectEvent } from 'react';
import { refreshQueries } from '../graphql/refreshQueries.ts';
import { useApi } from '../graphql/api.ts';
import { useFailureText } from '../graphql/useFailureText.ts';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { useToasts } from '../ui/toasts.ts';

/**
 * Shows a list that was loaded before at once, as far as it had been read, and reads it anew
 * meanwhile: others may have changed it.
 * @param query the page's query, which takes what the cache has
 * @returns reads the list anew, and says so where that fails
 */
export function useListRefetch({ data, variables }: { data?: unknown; variables: object }) {
  const { load } = useApi();
  const { notify } = useToasts();
  const failureText = useFailureText();
  const { adminLists } = useAdminMessages();
  const refresh = useCallback(() => {
    load()
      .then(refreshQueries)
      .catch((error: unknown) => {
        const reason = failureText(error);
        notify({ tone: 'bad', text: adminLists.reloadFailed, reason });
      });
  }, [load, notify, failureText, adminLists]);

  const refreshKnown = useEffectEvent(() => {
    if (data) refresh();
  });
  const list = JSON.stringify(variables);
  useEffect(() => {
    refreshKnown();
  }, [list]);
  return refresh;
}
