import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { RecordFormState } from './recordFormState.ts';
import { firstInvalidField, showConflict, showField } from './showField.ts';

type FormElement = RefObject<HTMLFormElement | null>;

/** Moves the focus when a form opens, was sent, or shows a notice. */
export function useFormFocus(element: FormElement, form: RecordFormState): void {
  useFocusOnNamedField(element);
  useFocusOnOutcome(element, form);
  useFocusOnNotice(element, form);
}

/**
 * Moves the focus after a form was sent: to the changes of another admin, each time they are
 * detected, because sending again overwrites them; to the first invalid field; or back to the
 * button, which lost the focus while it was disabled. After a record was created, the focus goes to
 * the message, and for the next record to the first text field.
 */
function useFocusOnOutcome(element: FormElement, form: RecordFormState): void {
  const { submission, errors, awaitsNextStep } = form;
  const handled = useRef(submission);
  useEffect(() => {
    const { current } = element;
    if (!current || submission === handled.current) return;
    const { status } = submission;
    const find = (selector: string) => current.querySelector<HTMLElement>(selector);
    const wrong = firstInvalidField(current);
    // The errors are rendered after the status, and an error may remain from before.
    if (status === 'invalid' && !submission.fields.every((name) => name in errors)) return;
    handled.current = submission;
    if (status === 'sending') return;

    const outcome = find('[data-outcome]');
    const isLost = document.activeElement === document.body;
    const hasNoticeAbove = status === 'failed' && submission.hasNoticeAbove;
    if (hasNoticeAbove) showConflict(current);
    else if (wrong) showField(wrong);
    else if (awaitsNextStep && status === 'saved') outcome?.focus({ preventScroll: true });
    else if (status !== 'idle' && isLost) find('[type="submit"]')?.focus({ preventScroll: true });
    // In a low window the bar is not sticky.
    if (!wrong && !hasNoticeAbove && status !== 'idle')
      outcome?.scrollIntoView({ block: 'nearest' });
  }, [element, submission, errors, awaitsNextStep]);

  const wasAwaiting = useRef(awaitsNextStep);
  useEffect(() => {
    if (wasAwaiting.current && !awaitsNextStep) {
      element.current?.querySelector<HTMLElement>('input, textarea')?.focus();
    }
    wasAwaiting.current = awaitsNextStep;
  }, [element, awaitsNextStep]);
}

/**
 * Keeps the focus when a focused button is removed with its notice. If newer values replaced what
 * was typed, the notice about that gets the focus; it can undo the change. After undoing it, or
 * after restoring a deleted record, the remaining notice gets the focus, or else the button that
 * saves.
 */
function useFocusOnNotice(
  element: FormElement,
  { notice, isDeleted, submission: { status } }: RecordFormState,
): void {
  const known = useRef({ notice, isDeleted });
  useEffect(() => {
    const before = known.current;
    known.current = { notice, isDeleted };
    const find = (selector: string) => element.current?.querySelector<HTMLElement>(selector);
    if (notice && notice !== before.notice) find('[data-notice]')?.focus();
    const isGone = (before.notice && !notice) || (before.isDeleted && !isDeleted);
    // Sending also removes a notice, and moves the focus itself.
    if (!isGone || status !== 'idle' || document.activeElement !== document.body) return;
    const box = find('[data-conflict]');
    if (box) box.focus();
    else find('[type="submit"]')?.focus({ preventScroll: true });
  }, [element, notice, isDeleted, status]);
}

/** Focuses the field that the fragment of the address names, once the form is rendered. */
function useFocusOnNamedField(element: FormElement): void {
  const { hash } = useLocation();
  useEffect(() => {
    const field = element.current?.elements.namedItem(hash.slice(1));
    if (field instanceof HTMLElement) showField(field);
  }, [element, hash]);
}
