import type { Language } from '../generated/prisma/client.ts';
import type { ContentKind } from './content.ts';
import { shownColumns, type Version } from './revisions.ts';

/** What a version says otherwise than the one before it. */
export interface Change {
  /** The column. */
  field: string;
  /** The language of the text: that of the record, or of a translation. */
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
      return was === is ? [] : [{ field, language, before: was, after: is }];
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

const translationTo = (language: string, { translations }: Version): object =>
  translations.find((each) => each.language === language)?.values ?? {};

function asText(value: unknown): string {
  if (Array.isArray(value)) return value.join('\n');
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}
