import { type RefObject, useEffect, useRef } from 'react';
import type { RecordFormState } from './recordFormState.ts';

/**
 * Leads the focus on when a form has been sent: to the first field that is wrong, to what somebody
 * else turns out to have changed, or back to the button, which lost it while it was disabled. A new
 * form gives it to what it says while it rests, and then to its first field for the next record.
 */
export function useFocusOnOutcome(
  element: RefObject<HTMLFormElement | null>,
  { submission, errors, isBusy, conflict }: RecordFormState,
): void {
  const handled = useRef(submission);
  const known = useRef(conflict);
  useEffect(() => {
    const form = element.current;
    if (!form || submission === handled.current) return;
    const { status } = submission;
    const find = (selector: string) => form.querySelector<HTMLElement>(selector);
    const wrong = find('[aria-invalid="true"], [data-invalid="true"]');
    // The messages come a moment later than the verdict.
    if (status === 'invalid' && !wrong) return;
    handled.current = submission;
    if (status === 'sending') return;

    const outcome = find('[data-outcome]');
    const isLost = document.activeElement === document.body;
    const isNewConflict = conflict !== null && known.current === null;
    known.current = conflict;
    if (wrong) wrong.focus();
    else if (isNewConflict) find('[data-conflict]')?.focus();
    else if (status === 'saved' && isBusy) outcome?.focus({ preventScroll: true });
    else if (status === 'idle') {
      if (outcome?.contains(document.activeElement)) find('input, select, textarea')?.focus();
    } else if (isLost) find('[type="submit"]')?.focus({ preventScroll: true });
  }, [element, submission, errors, isBusy, conflict]);
}
