import { type TranslationField, translationField } from '../../../api/content/translation.rules.ts';
import type { Language } from '../../graphql/schemaTypes.generated.ts';

/** A text, or its lines. */
type Text = string | readonly string[] | null;

/** The texts of a record in one language. */
type Texts<Name extends string> = Record<Name, Text>;

/** The texts of a record in another language than its own. */
export interface Translation<Name extends string> {
  language: Language;
  texts: Texts<Name>;
  /** Those of the record when it was translated. */
  original: Texts<Name>;
  isOutdated: boolean;
}

/** A record as a form of its languages reads it. */
export type TranslatedRecord<Name extends string> = Texts<Name> & {
  language: Language;
  translations: readonly Translation<Name>[];
};

/** The fields of a form that are about languages: the translation, and two choices. */
export type LanguageValues<Name extends string> = Record<TranslationField<Name>, string> & {
  /** The language of the original. */
  language: string;
  /** 'yes' where a translation is found to be right still, after a change of the original. */
  isStillRight: string;
};

/** The language to which a record in this one is translated. */
export const otherLanguage = (language: string): Language => (language === 'AM' ? 'EN' : 'AM');

export const lines = (text: Text | undefined) =>
  typeof text === 'string' ? text : (text ?? []).join('\n');

/**
 * What a form holds of the languages of a record.
 * @param newIn the language of a record that is not there yet
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

/** What mutations are sent of the languages of a record. */
export interface TranslationVariables<Name extends string> {
  language: Language;
  /** Null where the translation is left as it is. */
  translations: { language: Language; texts: Record<Name, string> | null }[] | null;
}

/**
 * What a mutation is sent of the languages of a record. A translation that was left as it was is not
 * sent, so that it stays known as one of an older original; one that was emptied is removed.
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
