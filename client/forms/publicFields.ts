import { fieldErrorText, type FormMessages } from '../messages/words.ts';
import type { FieldTexts } from '../ui/fieldParts.ts';
import type { FormResult } from './formResult.ts';

interface FieldWords {
  fields: FormMessages;
  /** The words of any form, by code. */
  fieldErrors: object;
}

/** Gives a control its name, its label and error in one language or two, and its value. */
export type PublicField = (name: string) => Pick<
  FieldTexts,
  'otherLabel' | 'error' | 'otherError'
> & {
  name: string;
  label: string;
  /** What was typed; undefined where the control is new, or holds it still. */
  defaultValue: string | undefined;
};

/** Gives the fields of a public form what they show. */
export function publicFields(
  result: FormResult | null,
  words: FieldWords,
  other: FieldWords | undefined,
): PublicField {
  return (name) => {
    const error = result?.failure?.fields[name];
    const label = other?.fields[name]?.label;
    return {
      name,
      label: words.fields[name]?.label ?? name,
      ...(label && { otherLabel: label }),
      error: error && fieldErrorText(error, words.fieldErrors, words.fields[name]),
      // The API's own words are in English.
      otherError:
        error &&
        other &&
        fieldErrorText({ ...error, message: '' }, other.fieldErrors, other.fields[name]),
      defaultValue: result?.values?.[name],
    };
  };
}
