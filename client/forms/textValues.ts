import type { z } from 'zod';
import type { FieldName } from './recordFormOptions.ts';

type Text = string | readonly string[] | null;

/**
 * What a form holds for the fields of its rules: the texts of the record, empty for a new one. A
 * list of lines is one text.
 */
export function textValues<Shape extends z.ZodRawShape>(
  rules: z.ZodObject<Shape>,
  record: Record<FieldName<Shape>, Text> | null,
): Record<FieldName<Shape>, string> {
  const textOf = (value: Text | undefined) =>
    typeof value === 'string' ? value : (value ?? []).join('\n');
  const names = Object.keys(rules.shape) as FieldName<Shape>[];
  const entries = names.map((name) => [name, textOf(record?.[name])]);
  return Object.fromEntries(entries) as Record<FieldName<Shape>, string>;
}
