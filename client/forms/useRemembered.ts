import { useEffect, useEffectEvent, useState } from 'react';
import type { UseFormSubscribe } from 'react-hook-form';
import { dropDraft, keepDraft } from './drafts.ts';
import type { Base } from './merge.ts';
import { type FormValues, sameValues } from './values.ts';

interface RememberedOptions {
  /** Names the draft. */
  key: string;
  /** What the form holds when nothing has been changed. */
  saved: FormValues;
  base: Base | null;
  subscribe: UseFormSubscribe<FormValues>;
  /** Whether there is a draft from before. */
  isDraft: boolean;
}

/** Keeps a draft of what is typed into a form, for as long as it differs from what is saved. */
export function useRemembered({ key, saved, base, subscribe, isDraft }: RememberedOptions) {
  const [isChanged, setIsChanged] = useState(isDraft);

  function remember(values: FormValues, basedOn: Base | null) {
    const isSame = sameValues(values, saved);
    setIsChanged(!isSame);
    if (isSame) dropDraft(key);
    else keepDraft(key, values, basedOn);
  }

  const onTyping = useEffectEvent((values: FormValues) => remember(values, base));
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onTyping(values) }),
    [subscribe],
  );

  return {
    isChanged,
    remember,
    forget: () => {
      dropDraft(key);
      setIsChanged(false);
    },
  };
}
