/**
 * Focuses the notice about changes of another admin, and scrolls to its top, because it may be
 * higher than the window.
 */
export function showConflict(form: HTMLFormElement): void {
  const box = form.querySelector<HTMLElement>('[data-conflict]');
  box?.focus({ preventScroll: true });
  box?.scrollIntoView({ block: 'start' });
}
