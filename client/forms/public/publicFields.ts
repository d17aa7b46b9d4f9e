import { fieldErrorText, type FormMessages } from '../../../api/shared/messages/words.ts';
import type { FieldTexts } from '../../ui/field/fieldParts.ts';
import type { FormResult } from '../submission/formResult.ts';

interface FieldWords {
  fields: FormMessages;
  /** The error messages of any form, by code. */
  fieldErrors: object;
}

/**
 * Returns the props of a control: its name, label and error in one or two languages, and its value.
 */
export type PublicField = (name: string) => Pick<
  FieldTexts,
  'otherLabel' | 'error' | 'otherError'
> & {
  name: string;
  label: string;
  /** The typed value; undefined if the control is new or still has it. */
  defaultValue: string | undefined;
};

/** Creates the function that returns the props of the fields of a public form. */
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
      // The messages of the API are in English.
      otherError:
        error &&
        other &&
        fieldErrorText({ ...error, message: '' }, other.fieldErrors, other.fields[name]),
      defaultValue: result?.values?.[name],
    };
  };
}
