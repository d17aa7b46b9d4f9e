import type { FieldErrors, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { type FieldError, fieldErrorOf } from '../../api/shared/fieldErrors.rules.ts';
import type { FormValues } from './values.ts';

/**
 * Validates a form as the server does, and submits the parsed values. Of several errors of a field
 * the first is shown, because it is the most basic one.
 * @param textOf formats an error of a field
 */
export function ruleResolver<Parsed>(
  rules: z.ZodType<Parsed>,
  textOf: (name: string, error: FieldError) => string | undefined,
): Resolver<FormValues, unknown, Parsed> {
  return (values, _context, { fields }) => {
    const result = rules.safeParse(withIncompleteDates(values, fields));
    if (result.success) return { values: result.data, errors: {} };
    const errors: FieldErrors<FormValues> = {};
    for (const issue of result.error.issues) {
      const name = String(issue.path[0]);
      errors[name] ??= { type: 'rules', message: textOf(name, fieldErrorOf(issue)) };
    }
    return { values: {}, errors };
  };
}

type Fields = Parameters<Resolver<FormValues>>[2]['fields'];

/**
 * A date input with only the day has the same empty value as an untouched one. Such a field is
 * invalid, not missing.
 */
function withIncompleteDates(values: FormValues, fields: Fields): FormValues {
  const all = { ...values };
  for (const [name, field] of Object.entries(fields)) {
    const control: unknown = field.ref;
    if (!(control instanceof HTMLInputElement)) continue;
    const { badInput, customError } = control.validity;
    if (badInput || customError) all[name] = 'incomplete';
  }
  return all;
}
