import { failureOf, isCategoryGone } from '../graphql/errors.ts';
import { useRefresh } from '../lists/useRefresh.ts';
import { useToaster } from '../ui/toast/useToaster.ts';
import { type AdminKindName, adminKinds, kindConstant } from './adminKinds.ts';
import { evictRecords } from './evictRecords.ts';
import { useRestoreRecordsMutation } from './RestoreRecords.generated.ts';
import { useContext } from 'react';
import { fieldErrorText } from '../../api/shared/messages/words.ts';
import { useFailureText } from '../graphql/useFailureText.ts';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { MessagesContext } from '../messages/createMessages.ts';

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
 * called after the component has unmounted. Resolves to whether the records exist again. `name` is that
 * of the pressed button.
 */
export function useRestore() {
  const refresh = useRefresh();
  const [restoreRecords] = useRestoreRecordsMutation();
  const { notify } = useToaster();
  const { admin } = useAdminMessages();
  const failureText = useRecordFailureText();
  return async (
    records: DeletedRecord[],
    words: { success: string; name: string },
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
          ...(isRestored ? { text: reason } : { text: admin.notDone(words.name), reason }),
        });
      }
    }
    // Also after a failure: another admin may have restored it.
    await refresh({ isQuiet: !isRestored });
    return isRestored;
  };
}

/**
 * Returns a function that formats why an operation on records of these kinds failed, outside their
 * forms: no field shows its error, so the text contains it.
 */
export function useRecordFailureText() {
  const failureText = useFailureText();
  const { fieldErrors } = useAdminMessages();
  const messages = useContext(MessagesContext);
  return (error: unknown, kinds: AdminKindName[]): string => {
    const { reason, fields } = failureOf(error);
    if (reason !== 'invalidFields') return failureText(error);
    const [kind, ...others] = new Set(kinds);
    // The API does not say which of several kinds has the field.
    const words = kind && others.length === 0 ? adminKinds[kind].useMessages.from(messages) : null;
    const texts = Object.entries(fields).map(([name, fieldError]) => {
      const field = words?.fields[name];
      return field ? fieldErrorText(fieldError, fieldErrors, field) : fieldError.message;
    });
    return texts.join(' ') || failureText(error);
  };
}
