/** The first invalid control of a form. */
export const firstInvalidField = (form: HTMLFormElement) =>
  form.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]');

/**
 * Focuses a control and scrolls it to the middle of the window, so that its error below it is
 * visible and not covered by the bar of the form.
 */
export function showField(field: HTMLElement): void {
  // The control of a date is hidden while it is typed in the Ethiopian calendar.
  const shown = field.hidden ? field.parentElement?.querySelector<HTMLElement>('[id]') : field;
  shown?.closest('details')?.setAttribute('open', '');
  shown?.focus({ preventScroll: true });
  shown?.scrollIntoView({ block: 'center' });
}

/**
 * Focuses the notice about changes of another admin, and scrolls to its top, because it may be
 * higher than the window.
 */
export function showConflict(form: HTMLFormElement): void {
  const box = form.querySelector<HTMLElement>('[data-conflict]');
  box?.focus({ preventScroll: true });
  box?.scrollIntoView({ block: 'start' });
}
