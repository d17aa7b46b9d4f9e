import type { FieldErrorValues, ReportedFieldError } from '../../api/fieldErrors.rules.ts';
import { isSentence, type PlacedWords } from './sentence.ts';

/** A sentence, or one that is made of values: in its places, or by a function of them all. */
type Words<Values> = string | PlacedWords | ((values: Values) => string);

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
  if (isSentence(words)) return words.fill(values);
  return typeof words === 'function' ? words(values) : words;
}

/** The words for what is wrong with a field; `field` is how sentences call it. */
export type FieldErrorWords<Errors = FieldErrorValues> = WordsOf<Errors, { field: string }>;

/** The label of a form's field, what helps to fill it in, and what is said when it is wrong. */
export interface FieldMessages {
  label: string;
  hint?: string;
  /** What sentences call it, where that is not its label. */
  inSentences?: string;
  /** What its values mean, where that is not the text itself. */
  values?: Record<string, string>;
  /** Words of its own for what may be wrong with it, by the code. */
  errors?: Partial<FieldErrorWords>;
}

/** Those of all fields of a form, by their names. */
export type FormMessages = Record<string, FieldMessages>;

/** The messages of a form, which name the same fields in every language. */
export const formMessages = <Name extends string>(
  fields: Record<Name, FieldMessages>,
): Record<Name, FieldMessages> => fields;

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
