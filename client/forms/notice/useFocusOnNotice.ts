import { type RefObject, useEffect, useRef } from 'react';
import type { RecordFormState } from '../recordFormState.ts';

/**
 * Keeps the focus when a focused button is removed with its notice. If newer values replaced what
 * was typed, the notice about that gets the focus; it can undo the change. After undoing it, or
 * after restoring a deleted record, the remaining notice gets the focus, or else the button that
 * saves.
 */
export function useFocusOnNotice(
  element: RefObject<HTMLFormElement | null>,
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
