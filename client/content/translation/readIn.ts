import type { Language } from '../../../api/shared/messages/languages.ts';
import type { LanguageSection_RecordFragment } from './LanguageSection.generated.ts';
import { textsByField } from './translationValues.ts';

/**
 * A record with its texts in a language: the translation if there is one, otherwise the original.
 */
export function readIn<Edited extends Pick<LanguageSection_RecordFragment, 'translations'>>(
  record: Edited,
  language: Language,
): Edited {
  const translation = record.translations.find((each) => each.language === language);
  return { ...record, ...textsByField(translation?.texts ?? []) };
}
