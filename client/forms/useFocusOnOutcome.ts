import { type RefObject, useEffect, useRef } from 'react';
import { firstWrongField, showField } from './firstWrongField.ts';
import type { RecordFormState } from './recordFormState.ts';
import { showConflict } from './showConflict.ts';
import { useFocusOnNotice } from './useFocusOnNotice.ts';

/**
 * Leads the focus on when a form has been sent: to what somebody else turns out to have changed, each
 * time anew, as sending again overwrites it; to the first field that is wrong; or back to the button,
 * which lost it while it was disabled. A new form gives it to what it says while it rests, and for
 * another record to the first field in which one types.
 */
export function useFocusOnOutcome(
  element: RefObject<HTMLFormElement | null>,
  form: RecordFormState,
): void {
  const { submission, errors, isResting } = form;
  const handled = useRef(submission);
  useEffect(() => {
    const { current } = element;
    if (!current || submission === handled.current) return;
    const { status } = submission;
    const find = (selector: string) => current.querySelector<HTMLElement>(selector);
    const wrong = firstWrongField(current);
    // The messages come a moment later than the verdict, and one may be there from before.
    if (status === 'invalid' && !submission.fields.every((name) => name in errors)) return;
    handled.current = submission;
    if (status === 'sending') return;

    const outcome = find('[data-outcome]');
    const isLost = document.activeElement === document.body;
    const isToldAbove = status === 'failed' && submission.isToldAbove;
    if (isToldAbove) showConflict(current);
    else if (wrong) showField(wrong);
    else if (isResting && status === 'saved') outcome?.focus({ preventScroll: true });
    else if (status !== 'idle' && isLost) find('[type="submit"]')?.focus({ preventScroll: true });
    // Where the window is too low for the bar to be always in sight.
    if (!wrong && !isToldAbove && status !== 'idle') outcome?.scrollIntoView({ block: 'nearest' });
  }, [element, submission, errors, isResting]);

  useFocusOnNotice(element, form);

  const wasResting = useRef(isResting);
  useEffect(() => {
    if (wasResting.current && !isResting) {
      element.current?.querySelector<HTMLElement>('input, textarea')?.focus();
    }
    wasResting.current = isResting;
  }, [element, isResting]);
}
