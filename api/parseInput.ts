import type { z } from 'zod';
import { badInput } from './errors.ts';

/**
 * Checks an input by its rules, the same that the form knows.
 * @param faults errors found elsewhere, by field, to be reported together
 * @returns the input as the rules shape it
 * @throws BAD_USER_INPUT with a message for each field that is wrong
 */
export function parseInput<Schema extends z.ZodType>(
  rules: Schema,
  input: unknown,
  faults: Record<string, string> = {},
): z.output<Schema> {
  const result = rules.safeParse(input);
  if (result.success && Object.keys(faults).length === 0) return result.data;
  const fields = { ...faults };
  for (const { path, message } of result.error?.issues ?? []) {
    // The first of several messages for a field is the most basic one.
    fields[String(path[0])] ??= message;
  }
  throw badInput('Please correct the fields that are marked', fields);
}
