import { type RefObject, useState } from 'react';
import { type Draft, readDraft } from '../../forms/draft/drafts.ts';
import { useRowDraftKey, useUnloadWarning } from '../../forms/draft/useDraft.ts';
import { useUncontrolledDraft } from '../../forms/draft/useUncontrolledDraft.ts';

/** Feasts have no version in the list, so their days are compared. */
const baseOf = (day: string) => ({ version: 0, values: { day } });

const dayOf = ({ base }: Draft) =>
  typeof base?.values['day'] === 'string' ? base.values['day'] : '';

/**
 * Keeps the typed day of a feast as a draft until it is saved.
 * @param day the saved day; empty if there is none
 */
export function useFeastDateDraft(
  form: RefObject<HTMLFormElement | null>,
  id: string,
  day: string,
) {
  const key = useRowDraftKey()(id);
  const [found] = useState(() => readDraft(key));
  const [isRestored, setRestored] = useState(found !== null);
  /** The saved day when the user began to type; null while nothing is typed. */
  const [typedOver, setTypedOver] = useState<string | null>(() => (found ? dayOf(found) : null));
  const isTyped = typedOver !== null;
  useUnloadWarning(isTyped);
  const { save, clearDraft } = useUncontrolledDraft(form, key, false, baseOf(typedOver ?? day));
  return {
    isRestored,
    /** Whether another admin has saved or removed the day since the user began to type. */
    isConflict: isTyped && typedOver !== day,
    /** The key of the field: a new saved day replaces the shown one unless something is typed. */
    shownDay: typedOver ?? day,
    keep: () => setTypedOver(save() ? (typedOver ?? day) : null),
    /** Shows the saved day again and discards what was typed. */
    end: () => {
      clearDraft();
      setTypedOver(null);
      setRestored(false);
      form.current?.reset();
    },
  };
}
