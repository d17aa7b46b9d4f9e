import { useApi } from '../graphql/api.ts';
import { failureOf, isCategoryGone } from '../graphql/errors.ts';
import { refreshQueries } from '../graphql/refreshQueries.ts';
import { useToaster } from '../ui/toast/useToaster.ts';
import { type AdminKindName, evictRecords, kindConstant } from './adminKinds.ts';
import { useRestoreRecordsMutation } from './RestoreRecords.generated.ts';
import { useRecordFailureText } from './useRecordFailureText.ts';

/** A deleted record. */
export interface DeletedRecord {
  kind: AdminKindName;
  id: string;
}

interface RestoreOptions {
  /** The category that replaces their former one. */
  categoryId?: string | undefined;
  /** Called instead of showing that the category no longer exists. */
  onCategoryGone?: () => void;
}

/**
 * Restores deleted records together, shows the result, and refetches the page's data. It can be
 * called after the component has unmounted. Resolves to whether the records exist again.
 */
export function useRestore() {
  const { load } = useApi();
  const [restoreRecords] = useRestoreRecordsMutation();
  const { notify } = useToaster();
  const failureText = useRecordFailureText();
  return async (
    records: DeletedRecord[],
    words: { success: string; failure: string },
    { categoryId, onCategoryGone }: RestoreOptions = {},
  ): Promise<boolean> => {
    const kinds = records.map(({ kind }) => kind);
    let isRestored: boolean;
    try {
      await restoreRecords({
        variables: {
          records: records.map(({ kind, id }) => ({ kind: kindConstant(kind), id })),
          ...(categoryId !== undefined && { categoryId }),
        },
        update: (cache) => {
          for (const kind of new Set(kinds)) evictRecords(cache, kind);
        },
      });
      isRestored = true;
      notify({ tone: 'good', text: words.success });
    } catch (error) {
      // Another admin has restored it.
      isRestored = failureOf(error).reason === 'restoredMeanwhile';
      if (onCategoryGone && isCategoryGone(error)) onCategoryGone();
      else {
        const reason = failureText(error, kinds);
        notify({
          tone: 'bad',
          ...(isRestored ? { text: reason } : { text: words.failure, reason }),
        });
      }
    }
    // Also after a failure: another admin may have restored it.
    await load()
      .then(refreshQueries)
      .catch(() => undefined);
    return isRestored;
  };
}
