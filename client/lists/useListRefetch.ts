import { useCallback, useEffect, useEffectEvent } from 'react';
import { refreshQueries } from '../graphql/refreshQueries.ts';
import { useApi } from '../graphql/api.ts';
import { useFailureText } from '../graphql/useFailureText.ts';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { useToasts } from '../ui/toast/toasts.ts';

/**
 * Shows a cached list at once, to its former length, and refetches it, because others may have
 * changed it.
 * @param query the query of the page, which reads the cache
 * @returns a function that refetches the list, and shows a failure
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
