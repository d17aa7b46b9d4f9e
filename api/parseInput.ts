import type { z } from 'zod';
import type { FormMessages } from './shared/messages/words.ts';
import { invalidFields } from './errors.ts';
import { type FieldErrors, fieldErrorOf } from './shared/fieldErrors.rules.ts';

/**
 * Validates an input with its rules, which the form also uses. An explicit null in an optional
 * field counts as absent: forms have no null, so the rules do not accept it.
 * @param messages the catalogue messages of the form's fields
 * @param found errors found elsewhere, to be reported together
 * @returns the parsed input
 * @throws BAD_USER_INPUT with a code and a message for each invalid field
 */
export function parseInput<Schema extends z.ZodType>(
  rules: Schema,
  input: object,
  messages: FormMessages,
  found: FieldErrors = {},
): z.output<Schema> {
  const result = rules.safeParse(withoutNulls(input));
  if (result.success && Object.keys(found).length === 0) return result.data;
  const errors = { ...found };
  for (const issue of result.error?.issues ?? []) {
    // The first of several errors of a field is the most basic one.
    errors[String(issue.path[0])] ??= fieldErrorOf(issue);
  }
  throw invalidFields(errors, messages);
}

/** The values of an input that are not null. */
export function withoutNulls(input: object): object {
  if (Array.isArray(input)) return input as unknown[];
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
}
