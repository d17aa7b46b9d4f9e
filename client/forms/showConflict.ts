/**
 * Gives the focus to the box of a form that says what somebody else has done with its record, from its
 * beginning: it may be higher than the window.
 */
export function showConflict(form: HTMLFormElement): void {
  const box = form.querySelector<HTMLElement>('[data-conflict]');
  box?.focus({ preventScroll: true });
  box?.scrollIntoView({ block: 'start' });
}
