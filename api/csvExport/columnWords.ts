import { adminImport as importAmharic } from '../shared/messages/am/adminImport.ts';
import { adminPublication as publicationAmharic } from '../shared/messages/am/adminPublication.ts';
import { adminTranslations as translationsAmharic } from '../shared/messages/am/adminTranslations.ts';
import { adminImport as importEnglish } from '../shared/messages/en/adminImport.ts';
import { adminPublication as publicationEnglish } from '../shared/messages/en/adminPublication.ts';
import { adminTranslations as translationsEnglish } from '../shared/messages/en/adminTranslations.ts';
import type { FormMessages } from '../shared/messages/words.ts';
import { idField, languageField, publicationField } from '../csvImport/columns.ts';
import type { Language } from '../generated/prisma/enums.ts';

/** The column headings of content besides the fields of a form. */
export const recordWords = {
  EN: {
    columns: importEnglish,
    publication: publicationEnglish,
    languages: translationsEnglish.names,
  },
  AM: {
    columns: importAmharic,
    publication: publicationAmharic,
    languages: translationsAmharic.names,
  },
};

/**
 * The heading of the column of a field, such as `name.am`, which an import recognises.
 * @param fields the catalogue messages of the form in the same language
 */
export function headingOf(field: string, fields: FormMessages, language: Language): string {
  const { columns, publication } = recordWords[language];
  const further: Record<string, string> = {
    [idField]: columns.id,
    [languageField]: columns.language,
    [publicationField]: publication.state,
  };
  const [name = '', textLanguage] = field.split('.');
  const label = fields[name]?.label ?? further[name] ?? name;
  if (textLanguage === undefined) return label;
  return textLanguage === 'am' ? columns.inAmharic(label) : columns.inEnglish(label);
}
