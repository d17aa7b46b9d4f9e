import { type RefObject, useEffect, useRef } from 'react';
import { firstWrongField, showField } from '../firstWrongField.ts';
import type { RecordFormState } from '../recordFormState.ts';
import { showConflict } from '../notice/showConflict.ts';
import { useFocusOnNotice } from '../notice/useFocusOnNotice.ts';

/**
 * Moves the focus after a form was sent: to the changes of another admin, each time they are
 * detected, because sending again overwrites them; to the first invalid field; or back to the
 * button, which lost the focus while it was disabled. After a record was created, the focus goes to
 * the message, and for the next record to the first text field.
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
    // The errors are rendered after the status, and an error may remain from before.
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
    // In a low window the bar is not sticky.
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
