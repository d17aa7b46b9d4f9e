import { useEffect, useEffectEvent, useState } from 'react';
import type { UseFormSubscribe } from 'react-hook-form';
import { deleteDraft, isOnServer, saveDraft } from './drafts.ts';
import { useUnloadWarning } from './useDraft.ts';
import type { BaseVersion } from './merge.ts';
import { type FormValues, sameValues } from '../values.ts';
import type { PendingSubmission } from '../submission/pendingSubmission.ts';

interface AutosaveOptions {
  /** The key of the draft. */
  key: string;
  /** Whether the form opened with unsaved values. */
  openedChanged: boolean;
  /** Returns the saved values and their base at the time of the call. */
  current: () => { saved: FormValues; base: BaseVersion | null; sent: PendingSubmission | null };
  subscribe: UseFormSubscribe<FormValues>;
}

/**
 * Saves a draft of a form while its values differ from the saved ones. The browser asks before it
 * closes the tab while the server does not have the draft yet.
 */
export function useDraftAutosave({ key, openedChanged, current, subscribe }: AutosaveOptions) {
  const [isChanged, setIsChanged] = useState(openedChanged);
  useUnloadWarning(isChanged, () => isOnServer(key));

  function clearDraft() {
    deleteDraft(key);
    setIsChanged(false);
  }
  function autosave(values: FormValues) {
    const { saved, base, sent } = current();
    if (sameValues(values, saved)) {
      clearDraft();
    } else {
      saveDraft(key, { values, base, sent });
      setIsChanged(true);
    }
  }

  // A draft that equals the saved values is deleted.
  useEffect(() => {
    if (!openedChanged) deleteDraft(key);
  }, [key, openedChanged]);

  const onTyping = useEffectEvent(autosave);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onTyping(values) }),
    [subscribe],
  );

  return { isChanged, autosave, clearDraft };
}
