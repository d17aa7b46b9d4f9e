import { evictCategoryEntries, evictQueryFields } from '../forms/evictCache.ts';
import { useApi } from '../graphql/api.ts';
import { refreshQueries } from '../graphql/refreshQueries.ts';
import type { RecordKeyInput } from '../graphql/schemaTypes.generated.ts';
import { useFailureText } from '../graphql/useFailureText.ts';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { useToasts } from '../ui/toasts.ts';
import { adminKinds } from './adminKinds.ts';
import { RestoreRecordsDocument } from './RestoreRecords.generated.ts';

/**
 * Restores a deleted record, says how it went, and reads anew what the page shows. It can be called
 * when the component is gone.
 */
export function useRestore() {
  const { load } = useApi();
  const { notify } = useToasts();
  const { deleted: words } = useAdminMessages();
  const failureText = useFailureText();
  return async (record: RecordKeyInput, title: string): Promise<void> => {
    try {
      const client = await load();
      await client.mutate({
        mutation: RestoreRecordsDocument,
        variables: { records: [record] },
        update: (cache) => {
          for (const { query, categories } of Object.values(adminKinds)) {
            evictQueryFields(cache, [query]);
            if (categories) evictCategoryEntries(cache, categories);
          }
        },
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
