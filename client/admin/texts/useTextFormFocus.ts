import { type RefObject, useEffect } from 'react';

/**
 * Focuses the first text when the form opens. After a failure it focuses the first invalid text, or
 * the button, which lost the focus while it was disabled.
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
