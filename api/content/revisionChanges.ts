import { Language } from '../generated/prisma/enums.ts';
import type { ContentKind } from './content.ts';
import { altFields } from './pictureDetails.rules.ts';
import { shownColumns, type Version } from './revisions.ts';

/** What a version says otherwise than the one before it. */
export interface Change {
  /** The column. */
  field: string;
  /** The language of the text: that of the record, of a translation, or of a description of its picture. */
  language: Language;
  before: string;
  after: string;
}

/**
 * Compares two versions of a record, in their own language and in their translations.
 * @param categories the names of categories by their ids
 */
export function changesBetween(
  { fileColumns, source: { texts } }: ContentKind,
  before: Version,
  after: Version,
  categories: Map<number, string>,
): Change[] {
  const text = (field: string, value: unknown) =>
    field === 'categoryId' ? (categories.get(value as number) ?? '') : asText(value);
  const compare = (
    language: Language,
    fields: string[],
    [former, present]: [object, object],
  ): Change[] =>
    fields.flatMap((field) => {
      const [was, is] = [former, present].map((values) =>
        text(field, (values as Record<string, unknown>)[field]),
      ) as [string, string];
      const textLanguage = altLanguages.get(field) ?? language;
      return was === is ? [] : [{ field, language: textLanguage, before: was, after: is }];
    });
  const rows = compare(after.values.language, shownColumns(after.values, fileColumns), [
    before.values,
    after.values,
  ]);
  const languages = [...before.translations, ...after.translations].map(({ language }) => language);
  const inTranslations = [...new Set(languages)].flatMap((language) =>
    compare(language as Language, Object.keys(texts), [
      translationTo(language, before),
      translationTo(language, after),
    ]),
  );
  return [...rows, ...inTranslations];
}

/** The languages of the descriptions of pictures, by their columns. */
const altLanguages = new Map<string, Language>(
  Object.values(Language).map((language) => [altFields[language], language]),
);

const translationTo = (language: string, { translations }: Version): object =>
  translations.find((each) => each.language === language)?.values ?? {};

function asText(value: unknown): string {
  if (Array.isArray(value)) return value.join('\n');
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}
