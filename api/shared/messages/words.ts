import type { FieldErrorValues, ReportedFieldError } from '../fieldErrors.rules.ts';
import { isSentence, type PlacedWords } from './sentence.ts';

/** A message, or one with values: with placeholders, or as a function. */
type Words<Values> = string | PlacedWords | ((values: Values) => string);

/**
 * The messages of a catalogue for codes that have values; a code without a message does not
 * compile.
 */
export type WordsOf<Codes, Shared = unknown> = {
  [Code in keyof Codes]: Words<Codes[Code] & Shared>;
};

/** The message of a catalogue for a code; undefined for an unknown code. */
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

/** The error messages of a field; `field` is its name within a sentence. */
export type FieldErrorWords<Errors = FieldErrorValues> = WordsOf<Errors, { field: string }>;

/** The label, hint and error messages of a form field. */
export interface FieldMessages {
  label: string;
  hint?: string;
  /** Its name within a sentence, if that is not its label. */
  inSentences?: string;
  /** The labels of its values, if they are not texts. */
  values?: Record<string, string>;
  /** Its own error messages, by code. */
  errors?: Partial<FieldErrorWords>;
}

/** The messages of all fields of a form, by field name. */
export type FormMessages = Record<string, FieldMessages>;

/** The messages of a form, which name the same fields in every language. */
export const formMessages = <Name extends string>(
  fields: Record<Name, FieldMessages>,
): Record<Name, FieldMessages> => fields;

/**
 * Formats the error of a field.
 * @param catalogue the messages of any form
 * @param field its label, and its own messages
 */
export function fieldErrorText(
  { code, values, message = '' }: ReportedFieldError,
  catalogue: object,
  field?: { label: string; inSentences?: string; errors?: object },
): string {
  const all = { field: field?.inSentences ?? field?.label ?? '', ...values };
  return wordsFor(field?.errors, code, all) ?? wordsFor(catalogue, code, all) ?? message;
}
