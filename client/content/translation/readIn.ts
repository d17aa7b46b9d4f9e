import type { Language } from '../../messages/languages.ts';

/** A record with its translations, as its form reads it. */
export interface WithTranslations {
  translations: readonly { language: Language; texts: object }[];
}

/**
 * A record with its texts in a language: the translation if there is one, otherwise the original.
 */
export function readIn<Edited extends WithTranslations>(
  record: Edited,
  language: Language,
): Edited {
  const translation = record.translations.find((each) => each.language === language);
  return { ...record, ...translation?.texts };
}
