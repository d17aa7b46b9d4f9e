import { useEffect, useEffectEvent, useState } from 'react';
import type { UseFormSubscribe } from 'react-hook-form';
import { deleteDraft, saveDraft } from './drafts.ts';
import type { BaseVersion } from './merge.ts';
import type { PendingSubmission } from './pendingSubmission.ts';
import { useUnloadWarning } from './useUnloadWarning.ts';
import { type FormValues, sameValues } from './values.ts';

interface AutosaveOptions {
  /** The key of the draft. */
  key: string;
  /** Whether the form opened with something that is not saved. */
  openedChanged: boolean;
  /** What the form holds when nothing has been changed, and what goes with it, at this moment. */
  current: () => { saved: FormValues; base: BaseVersion | null; sent: PendingSubmission | null };
  subscribe: UseFormSubscribe<FormValues>;
}

/**
 * Keeps a draft of what is typed into a form, for as long as it differs from what is saved. It does
 * not outlive the tab, so the browser asks before that is closed.
 */
export function useDraftAutosave({ key, openedChanged, current, subscribe }: AutosaveOptions) {
  const [isChanged, setIsChanged] = useState(openedChanged);
  useUnloadWarning(isChanged);

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

  // A draft equal to what is saved is deleted.
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
