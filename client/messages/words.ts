import type { FieldErrorValues, ReportedFieldError } from '../../api/fieldErrors.rules.ts';

/** A sentence, or one that is made of values. */
type Words<Values> = string | ((values: Values) => string);

/** The words of a catalogue for codes that have values; a code without words does not compile. */
export type WordsOf<Codes, Shared = unknown> = {
  [Code in keyof Codes]: Words<Codes[Code] & Shared>;
};

/** The words of a catalogue for a code; undefined for one that it does not know. */
export function wordsFor(
  catalogue: object | undefined,
  code: string,
  values: object,
): string | undefined {
  if (!catalogue || !Object.hasOwn(catalogue, code)) return undefined;
  const words = (catalogue as Record<string, Words<object>>)[code];
  return typeof words === 'function' ? words(values) : words;
}

/** The words for what is wrong with a field; `field` is how sentences call it. */
export type FieldErrorWords<Errors = FieldErrorValues> = WordsOf<Errors, { field: string }>;

/**
 * Says what is wrong with a field.
 * @param catalogue the words of any form
 * @param field its label, and words of its own
 */
export function fieldErrorText(
  { code, values, message = '' }: ReportedFieldError,
  catalogue: object,
  field?: { label: string; inSentences?: string; errors?: object },
): string {
  const all = { field: field?.inSentences ?? field?.label ?? '', ...values };
  return wordsFor(field?.errors, code, all) ?? wordsFor(catalogue, code, all) ?? message;
}
