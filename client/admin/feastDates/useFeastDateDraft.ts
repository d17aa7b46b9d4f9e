import { type RefObject, useState } from 'react';
import { type Draft, readDraft } from '../../forms/drafts.ts';
import { useRowDraftKey } from '../../forms/useRowDraftKey.ts';
import { useUncontrolledDraft } from '../../forms/useUncontrolledDraft.ts';
import { useUnloadWarning } from '../../forms/useUnloadWarning.ts';

/** What the list holds of a feast has no version: its day is compared. */
const baseOf = (day: string) => ({ version: 0, values: { day } });

const dayOf = ({ base }: Draft) =>
  typeof base?.values['day'] === 'string' ? base.values['day'] : '';

/**
 * What is typed for a feast, kept as a draft until it is saved.
 * @param day what is entered, empty where nothing is
 */
export function useFeastDateDraft(
  form: RefObject<HTMLFormElement | null>,
  id: string,
  day: string,
) {
  const key = useRowDraftKey()(id);
  const [found] = useState(() => readDraft(key));
  const [isRestored, setRestored] = useState(found !== null);
  /** What was entered when typing began; null while nothing is typed. */
  const [typedOver, setTypedOver] = useState<string | null>(() => (found ? dayOf(found) : null));
  const isTyped = typedOver !== null;
  useUnloadWarning(isTyped);
  const { save, clearDraft } = useUncontrolledDraft(form, key, false, baseOf(typedOver ?? day));
  return {
    isRestored,
    /** Whether somebody else has entered or taken back a day since typing began. */
    isConflict: isTyped && typedOver !== day,
    /** Names the day that the field shows, so that a new one takes its place where nothing is typed. */
    shownDay: typedOver ?? day,
    keep: () => setTypedOver(save() ? (typedOver ?? day) : null),
    /** Shows what is entered again, without what was typed. */
    end: () => {
      clearDraft();
      setTypedOver(null);
      setRestored(false);
      form.current?.reset();
    },
  };
}
