/** Gives the focus to the box of a form that says what somebody else has done with its record. */
export function showConflict(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[data-conflict]')?.focus();
}
