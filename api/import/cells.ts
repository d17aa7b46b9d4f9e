import { parse as parseArray } from 'postgres-array';
import { z } from 'zod';
import { escapeMarkdown } from '../shared/content/toMarkdown.rules.ts';

/** A text; empty if it is missing. */
export const text = z
  .union([z.string(), z.number().transform(String), z.null()])
  .default('')
  .transform((value) => value ?? '');

/** A list of texts: in JSON, or as text in JSON's or PostgreSQL's notation. */
export const list = z
  .union([z.array(z.string().nullable()), z.string(), z.null()])
  .default([])
  .transform((value, context) => {
    if (Array.isArray(value)) return value.map((item) => item ?? '');
    try {
      return value ? z.array(z.string()).parse(listIn(value.trim())) : [];
    } catch {
      context.addIssue('a list such as {"one","two"} or ["one","two"] is expected');
      return z.NEVER;
    }
  });

/** A text of several lines, which may be exported as a list of lines. */
export const lines = z
  .union([z.array(z.string().nullable()), z.string(), z.null()])
  .default('')
  .transform((value) => {
    if (Array.isArray(value)) return value.join('\n');
    if (!value || !/^(\{.*\}|\[.*\])$/s.test(value.trim())) return value ?? '';
    const parsed = list.safeParse(value);
    return parsed.success ? parsed.data.join('\n') : value;
  });

/** A plain text of several lines, as Markdown. */
export const formatted = lines.transform(escapeMarkdown);

function listIn(value: string): unknown {
  return value.startsWith('[') ? JSON.parse(value) : parseArray(value);
}

export const id = z.coerce
  .number('a whole number is expected')
  .int('a whole number is expected')
  .min(1, 'a number from 1 is expected')
  .max(2 ** 31 - 1, 'the number is too large');

/** The id of a category in the format of forms; empty if there is none. */
export const categoryId = text.transform((value) => value.replace(/^0$/, ''));

/** A time, in PostgreSQL's notation or as ISO 8601; null if there is none. */
export const instant = text.transform((value, context) => {
  if (value === '') return null;
  const date = new Date(value);
  if (!Number.isNaN(date.getTime())) return date.toISOString();
  context.addIssue('a date with time is expected');
  return z.NEVER;
});
