/** The first control of a form with which something is wrong. */
export const firstWrongField = (form: HTMLFormElement) =>
  form.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]');

/**
 * Gives a control the focus and brings it to the middle of the window, so that what is said of it,
 * which stands beneath, is in sight too and not beneath the bar of the form.
 */
export function showField(field: HTMLElement): void {
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
}
