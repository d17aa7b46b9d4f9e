import { type TranslationField, translationField } from '../../../api/content/translation.rules.ts';
import type { Language } from '../../graphql/schemaTypes.generated.ts';

/** A text, or its lines. */
type Text = string | readonly string[] | null;

/** The texts of a record in one language. */
type Texts<Name extends string> = Record<Name, Text>;

/** The texts of a record in a language other than its original one. */
export interface Translation<Name extends string> {
  language: Language;
  texts: Texts<Name>;
  /** The original texts at the time of the translation. */
  original: Texts<Name>;
  isOutdated: boolean;
}

/** A record as the language section of a form reads it. */
export type TranslatedRecord<Name extends string> = Texts<Name> & {
  language: Language;
  translations: readonly Translation<Name>[];
};

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
  const translation = record?.translations[0];
  const texts = names.map((name) => [translationField(name), lines(translation?.texts[name])]);
  return {
    ...(Object.fromEntries(texts) as Record<TranslationField<Name>, string>),
    language: record?.language ?? newIn,
    isStillRight: '',
  };
}

/** The mutation variables for the languages of a record. */
export interface TranslationVariables<Name extends string> {
  language: Language;
  /** Null to leave the translation unchanged. */
  translations: { language: Language; texts: Record<Name, string> | null }[] | null;
}

/**
 * The mutation variables for the languages of a record. An unchanged translation is not sent, so
 * that it stays marked as outdated; an emptied one is removed.
 */
export function translationVariables<Name extends string>(
  values: LanguageValues<Name>,
  record: TranslatedRecord<Name> | null,
  names: readonly Name[],
): TranslationVariables<Name> {
  const before = translationValues(record, names);
  const { language } = values;
  const isChanged =
    language !== before.language ||
    names.some((name) => values[translationField(name)] !== before[translationField(name)]);
  const texts = Object.fromEntries(
    names.map((name) => [name, String(values[translationField(name)])]),
  ) as Record<Name, string>;
  const isEmpty = Object.values<string>(texts).every((text) => !text.trim());
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
