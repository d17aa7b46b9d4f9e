import type { z } from 'zod';
import type { FieldName } from './recordFormOptions.ts';

type Item = string | object;
type Value = string | number | boolean | readonly Item[] | null;

/**
 * The form values for the fields of a schema: the values of the record as texts, empty for a new
 * one. A list of lines is one text, a list of objects is JSON, and a ticked checkbox is 'yes'.
 */
export function textValues<Shape extends z.ZodRawShape>(
  rules: z.ZodObject<Shape>,
  record: Record<FieldName<Shape>, Value> | null,
): Record<FieldName<Shape>, string> {
  const textOf = (value: Value | undefined) => {
    if (typeof value === 'boolean') return value ? 'yes' : '';
    return typeof value === 'object' ? listText(value ?? []) : String(value ?? '');
  };
  const names = Object.keys(rules.shape) as FieldName<Shape>[];
  const entries = names.map((name) => [name, textOf(record?.[name])]);
  return Object.fromEntries(entries) as Record<FieldName<Shape>, string>;
}

const listText = (items: readonly Item[]) =>
  items.every((item) => typeof item === 'string')
    ? items.join('\n')
    : JSON.stringify(items, (key, value: unknown) => (key === '__typename' ? undefined : value));
