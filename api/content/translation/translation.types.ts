import { Language } from '../../generated/prisma/enums.ts';
import * as t from '../../graphqlTypes.ts';

/** The columns that can be translated. Each is a text, or an array of lines. */
export type TextColumns<Column extends string = string> = Partial<Record<Column, 'text' | 'lines'>>;

const fieldDescription = 'The name of the field that it translates, such as `title`.';
const textDescription = 'The text. Line breaks separate the lines of a list.';

export const TranslatedText = t.objectType(
  'TranslatedText',
  'A text of a record in one language.',
  {
    field: t.string(fieldDescription),
    text: t.string(textDescription),
  },
);
export type TranslatedText = InstanceType<typeof TranslatedText>;

const TranslatedTextInput = t.inputType(
  'TranslatedTextInput',
  'A text of a record in one language. The limits are those of the original.',
  {
    field: t.string(fieldDescription),
    text: t.string(textDescription),
  },
);

export const Translation = t.objectType(
  'Translation',
  'A translation of a record, for its editors.',
  {
    language: t.field(() => Language, 'The language of the translation.'),
    texts: t.field(() => [TranslatedText], 'The translated texts.'),
    original: t.field(
      () => [TranslatedText],
      'The texts of the original when it was translated, or when the translation was last confirmed.',
    ),
    isOutdated: t.boolean('Whether the original has changed since.'),
    updatedAt: t.dateTime('When it was last written.'),
  },
);
export type Translation = InstanceType<typeof Translation>;

export const TranslationInput = t.inputType('TranslationInput', 'A translation of a record.', {
  language: t.field(
    () => Language,
    'The language of the translation. It must not be the language of the record.',
  ),
  texts: t.field.orNull<TranslatedText[]>(
    () => [TranslatedTextInput],
    'All texts of the translation; a field that is not listed becomes empty. Null removes the ' +
      'translation.',
  ),
});
export type TranslationInput = InstanceType<typeof TranslationInput>;

/** The language arguments of a mutation. */
export const TranslationArgs = t.argsType({
  language: t.field.orNull(
    () => Language,
    'The language of the input. Without it, the language of an existing record stays, and a ' +
      'new record is in English.',
  ),
  translations: t.field.orNull(
    () => [TranslationInput],
    'The translations to other languages. Translations that are not sent stay. An error of a ' +
      'translated `title` has the field name `titleTranslation`, and so on.',
  ),
});
export type TranslationArgs = InstanceType<typeof TranslationArgs>;
