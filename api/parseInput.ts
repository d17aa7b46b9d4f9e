import type { z } from 'zod';
import type { FormMessages } from '../client/messages/words.ts';
import { invalidFields } from './errors.ts';
import { type FieldErrors, fieldErrorOf } from './fieldErrors.rules.ts';

/**
 * Checks an input by its rules, the same that the form knows. An explicit null says of an optional field
 * what leaving it out says: nothing. Forms have no null, so that the rules know none.
 * @param messages those of the form's fields
 * @param found errors found elsewhere, to be reported together
 * @returns the input as the rules shape it
 * @throws BAD_USER_INPUT with a code and a message for each field that is wrong
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

function withoutNulls(input: object): object {
  if (Array.isArray(input)) return input as unknown[];
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
}
