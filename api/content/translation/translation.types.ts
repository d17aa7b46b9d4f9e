import { Language } from '../../generated/prisma/enums.ts';
import {
  argsType,
  boolean,
  dateTime,
  field,
  inputType,
  objectType,
  string,
} from '../../graphqlTypes.ts';

/** The columns that can be translated. Each is a text, or an array of lines. */
export type TextColumns<Column extends string = string> = Partial<Record<Column, 'text' | 'lines'>>;

const fieldDescription = 'The name of the field that it translates, such as `title`.';
const textDescription = 'The text. Line breaks separate the lines of a list.';

export const TranslatedText = objectType('TranslatedText', 'A text of a record in one language.', {
  field: string(fieldDescription),
  text: string(textDescription),
});
export type TranslatedText = InstanceType<typeof TranslatedText>;

export const TranslatedTextInput = inputType(
  'TranslatedTextInput',
  'A text of a record in one language. The limits are those of the original.',
  {
    field: string(fieldDescription),
    text: string(textDescription),
  },
);

export const Translation = objectType(
  'Translation',
  'A translation of a record, for its editors.',
  {
    language: field(() => Language, 'The language of the translation.'),
    texts: field(() => [TranslatedText], 'The translated texts.'),
    original: field(
      () => [TranslatedText],
      'The texts of the original when it was translated, or when the translation was last confirmed.',
    ),
    isOutdated: boolean('Whether the original has changed since.'),
    updatedAt: dateTime('When it was last written.'),
  },
);
export type Translation = InstanceType<typeof Translation>;

export const TranslationInput = inputType('TranslationInput', 'A translation of a record.', {
  language: field(
    () => Language,
    'The language of the translation. It must not be the language of the record.',
  ),
  texts: field.orNull<TranslatedText[]>(
    () => [TranslatedTextInput],
    'All texts of the translation; a field that is not listed becomes empty. Null removes the ' +
      'translation.',
  ),
});
export type TranslationInput = InstanceType<typeof TranslationInput>;

/** The language arguments of a mutation. */
export const TranslationArgs = argsType({
  language: field.orNull(
    () => Language,
    'The language of the input. Without it, the language of an existing record stays, and a ' +
      'new record is in English.',
  ),
  translations: field.orNull(
    () => [TranslationInput],
    'The translations to other languages. Translations that are not sent stay.',
  ),
});
export type TranslationArgs = InstanceType<typeof TranslationArgs>;
