import {
  type TranslationField,
  translationField,
} from '../../../api/shared/content/translation.rules.ts';
import type { Language, TranslationInput } from '../../graphql/schemaTypes.generated.ts';
import type { LanguageSection_RecordFragment } from './LanguageSection.generated.ts';

/** A text, or its lines. */
type Text = string | readonly string[] | null;

/** The texts of a record in one language, as the API has them. */
type TranslatedTexts = LanguageSection_RecordFragment['translations'][number]['texts'];

/** A record as the language section of a form reads it. */
export type TranslatedRecord<Name extends string> = Record<Name, Text> &
  LanguageSection_RecordFragment;

export const textsByField = (texts: TranslatedTexts): Partial<Record<string, string>> =>
  Object.fromEntries(texts.map(({ field, text }) => [field, text]));

/** The form values for languages: the translation, and two choices. */
export type LanguageValues<Name extends string> = Record<TranslationField<Name>, string> & {
  /** The language of the original. */
  language: string;
  /** 'yes' if the translation is confirmed to be correct after a change of the original. */
  isStillRight: string;
};

/** The language into which a record is translated, from its original language. */
export const otherLanguage = (language: string): Language => (language === 'AM' ? 'EN' : 'AM');

export const lines = (text: Text | undefined) =>
  typeof text === 'string' ? text : (text ?? []).join('\n');

/**
 * The form values for the languages of a record.
 * @param newIn the language of a new record
 */
export function translationValues<Name extends string>(
  record: TranslatedRecord<Name> | null,
  names: readonly Name[],
  newIn: Language = 'EN',
): LanguageValues<Name> {
  const texts = textsByField(record?.translations[0]?.texts ?? []);
  const values = names.map((name) => [translationField(name), texts[name] ?? '']);
  return {
    ...(Object.fromEntries(values) as Record<TranslationField<Name>, string>),
    language: record?.language ?? newIn,
    isStillRight: '',
  };
}

/** The mutation variables for the languages of a record. */
export interface TranslationVariables {
  language: Language;
  /** Null to leave the translation unchanged. */
  translations: TranslationInput[] | null;
}

/**
 * The mutation variables for the languages of a record. An unchanged translation is not sent, so
 * that it stays marked as outdated; an emptied one is removed.
 */
export function translationVariables<Name extends string>(
  values: LanguageValues<Name>,
  record: TranslatedRecord<Name> | null,
  names: readonly Name[],
): TranslationVariables {
  const before = translationValues(record, names);
  const { language } = values;
  const isChanged =
    language !== before.language ||
    names.some((name) => values[translationField(name)] !== before[translationField(name)]);
  const texts = names.map((field) => ({ field, text: String(values[translationField(field)]) }));
  const isEmpty = texts.every(({ text }) => !text.trim());
  const isSent = isEmpty
    ? isChanged && !!record?.translations.length
    : isChanged || values.isStillRight !== '';
  return {
    language: language as Language,
    translations: isSent
      ? [{ language: otherLanguage(language), texts: isEmpty ? null : texts }]
      : null,
  };
}
