import { useEffect } from 'react';
import { useApi } from '../graphql/api.ts';
import { refreshQueries } from '../graphql/refreshQueries.ts';
import { useFailureText } from '../graphql/useFailureText.ts';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { Toaster } from '../ui/Toaster.tsx';
import { useToasts } from '../ui/toasts.ts';
import type { AdminKindName } from './adminKinds.ts';
import { evictRecords } from './evictRecords.ts';
import { kindConstant } from './kindConstant.ts';
import { RestoreRecordsDocument } from './RestoreRecords.generated.ts';

/**
 * Restores a deleted record, says how it went, and reads anew what the page shows. It can be called
 * when the component is gone.
 */
export function useRestore() {
  const { load } = useApi();
  const { bring, notify } = useToasts();
  useEffect(() => bring(Toaster), [bring]);
  const { deleted: words } = useAdminMessages();
  const failureText = useFailureText();
  return async (kind: AdminKindName, id: string, title: string): Promise<void> => {
    try {
      const client = await load();
      await client.mutate({
        mutation: RestoreRecordsDocument,
        variables: { records: [{ kind: kindConstant(kind), id }] },
        update: (cache) => evictRecords(cache, kind),
      });
      notify({ tone: 'good', text: words.success(title) });
    } catch (error) {
      notify({ tone: 'bad', text: words.failure(title), reason: failureText(error) });
    }
    // After a failure, too: somebody else may have restored it.
    await load()
      .then(refreshQueries)
      .catch(() => undefined);
  };
}
