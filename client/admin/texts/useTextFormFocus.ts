import { type RefObject, useEffect } from 'react';

/**
 * Gives the focus to the first text of a form that opens; after a failure to the first text that is wrong,
 * or back to the button, which lost it while it was disabled.
 * @param failures how often saving has failed
 */
export function useTextFormFocus(
  form: RefObject<HTMLFormElement | null>,
  isSaving: boolean,
  failures: number,
): void {
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [form]);
  useEffect(() => {
    if (isSaving || failures === 0) return;
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    (find('[aria-invalid="true"]') ?? find('[type="submit"]'))?.focus();
  }, [form, isSaving, failures]);
}
