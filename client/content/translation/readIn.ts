import type { Language } from '../../messages/languages.ts';

/** What the form of a record knows of its translations. */
export interface WithTranslations {
  translations: readonly { language: Language; texts: object }[];
}

/** A record with its texts as they are read in a language: as translated to it, or else in its own. */
export function readIn<Edited extends WithTranslations>(
  record: Edited,
  language: Language,
): Edited {
  const translation = record.translations.find((each) => each.language === language);
  return { ...record, ...translation?.texts };
}
