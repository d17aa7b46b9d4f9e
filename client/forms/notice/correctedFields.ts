import type { Failure } from '../../../api/shared/failures.rules.ts';

/**
 * The fields of a form whose value differs from the refused one and is valid for the browser. The
 * rules are only on the server, because visitors do not download them.
 * @param refused the value of a field when the form was sent
 */
export function correctedFields(
  form: HTMLFormElement,
  { fields }: Failure,
  refused: (name: string) => unknown,
): string[] {
  const values = new FormData(form);
  return Object.keys(fields).filter((name) => {
    const control = form.elements.namedItem(name);
    const isControl = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    return isControl && control.validity.valid && values.get(name) !== refused(name);
  });
}

/** A failure without the errors that have been corrected; null if no other error is left. */
export function withoutCorrected(failure: Failure | null, corrected: string[]): Failure | null {
  if (!failure || corrected.length === 0) return failure;
  const left = Object.entries(failure.fields).filter(([name]) => !corrected.includes(name));
  return left.length === 0 ? null : { ...failure, fields: Object.fromEntries(left) };
}
