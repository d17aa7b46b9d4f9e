import type { FieldErrors, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { type FieldError, fieldErrorOf } from '../../api/fieldErrors.rules.ts';
import type { FormValues } from './values.ts';

/**
 * Checks a form as the server does, and submits what the rules make of its values: of several errors
 * of a field the first is the most basic.
 * @param textOf says what is wrong with a field
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
 * A date input in which only the day was typed gives the same empty value as one that was left
 * alone. What is wrong with it is its form, not that it is missing.
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
