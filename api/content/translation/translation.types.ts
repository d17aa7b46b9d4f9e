import { Language } from '../../generated/prisma/enums.ts';
import * as t from '../../graphqlTypes.ts';

/** The columns that can be translated. Each is a text, or an array of lines. */
export type TextColumns<Column extends string = string> = Partial<Record<Column, 'text' | 'lines'>>;

const fieldDescription = 'The name of the field that it translates, such as `title`.';
const textDescription = 'The text. Line breaks separate the lines of a list.';

@t.ObjectType('TranslatedText', 'A text of a record in one language.')
export class TranslatedText extends t.outputFields({
  field: t.string(fieldDescription),
  text: t.string(textDescription),
}) {}

@t.InputType(
  'TranslatedTextInput',
  'A text of a record in one language. The limits are those of the original.',
)
class TranslatedTextInput extends t.inputFields({
  field: t.string(fieldDescription),
  text: t.string(textDescription),
}) {}

@t.ObjectType('Translation', 'A translation of a record, for its editors.')
export class Translation extends t.outputFields({
  language: t.field(() => Language, 'The language of the translation.'),
  texts: t.field(() => [TranslatedText], 'The translated texts.'),
  original: t.field(
    () => [TranslatedText],
    'The texts of the original when it was translated, or when the translation was last confirmed.',
  ),
  isOutdated: t.boolean('Whether the original has changed since.'),
  updatedAt: t.dateTime('When it was last written.'),
}) {}

@t.InputType('TranslationInput', 'A translation of a record.')
export class TranslationInput extends t.inputFields({
  language: t.field(
    () => Language,
    'The language of the translation. It must not be the language of the record.',
  ),
  texts: t.field.orNull<TranslatedText[]>(
    () => [TranslatedTextInput],
    'All texts of the translation; a field that is not listed becomes empty. Null removes the ' +
      'translation.',
  ),
}) {}

/** The language arguments of a mutation. */
@t.ArgsType()
export class TranslationArgs extends t.inputFields({
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
}) {}
