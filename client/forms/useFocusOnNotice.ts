import { type RefObject, useEffect, useRef } from 'react';
import type { RecordFormState } from './recordFormState.ts';

/**
 * Keeps the focus where a button that had it goes with its box. Where other values took the place of
 * what was typed, the notice gets it, which says so and can undo it. Once that is undone, or the deleted
 * record restored, it is the box that is left, or else the button that saves.
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
    // Sending ends a notice, too, and leads the focus on itself.
    if (!isGone || status !== 'idle' || document.activeElement !== document.body) return;
    const box = find('[data-conflict]');
    if (box) box.focus();
    else find('[type="submit"]')?.focus({ preventScroll: true });
  }, [element, notice, isDeleted, status]);
}
