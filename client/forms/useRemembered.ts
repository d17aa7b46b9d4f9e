import { useEffect, useEffectEvent, useState } from 'react';
import type { UseFormSubscribe } from 'react-hook-form';
import { dropDraft, keepDraft } from './drafts.ts';
import type { Base } from './merge.ts';
import type { Sent } from './sent.ts';
import { type FormValues, sameValues } from './values.ts';

interface RememberedOptions {
  /** Names the draft. */
  key: string;
  /** Whether the form opened with something that is not saved. */
  openedChanged: boolean;
  /** What the form holds when nothing has been changed, and what goes with it, at this moment. */
  current: () => { saved: FormValues; base: Base | null; sent: Sent | null };
  subscribe: UseFormSubscribe<FormValues>;
}

/** Keeps a draft of what is typed into a form, for as long as it differs from what is saved. */
export function useRemembered({ key, openedChanged, current, subscribe }: RememberedOptions) {
  const [isChanged, setIsChanged] = useState(openedChanged);

  function forget() {
    dropDraft(key);
    setIsChanged(false);
  }
  function remember(values: FormValues) {
    const { saved, base, sent } = current();
    if (sameValues(values, saved)) {
      forget();
    } else {
      keepDraft(key, { values, base, sent });
      setIsChanged(true);
    }
  }

  // A draft that says nothing but what is saved ends here.
  useEffect(() => {
    if (!openedChanged) dropDraft(key);
  }, [key, openedChanged]);

  const onTyping = useEffectEvent(remember);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onTyping(values) }),
    [subscribe],
  );

  return { isChanged, remember, forget };
}
