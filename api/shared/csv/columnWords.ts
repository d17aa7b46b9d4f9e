import type * as english from '../messages/enAdmin.ts';
import type { FormMessages } from '../messages/words.ts';

type Words = Pick<typeof english, 'csvImport' | 'publication' | 'translations'>;

/**
 * The name of the column of a field, such as “Name (Amharic)” for `name.am`. An import recognises it as a heading.
 * @param fields the catalogue messages of the form in the same language
 */
export function columnName(
  field: string,
  fields: FormMessages,
  { csvImport: words, publication }: Words,
): string {
  const further: Record<string, string> = {
    ...words.parts,
    id: words.id,
    language: words.language,
    publication: publication.state,
  };
  const [name = '', language] = field.split('.');
  const label = fields[name]?.label ?? further[name] ?? name;
  if (language === undefined) return label;
  return language === 'am' ? words.inAmharic(label) : words.inEnglish(label);
}

/** The words for a value that has a name in each language; undefined for other values. */
export function valueName(
  field: string,
  value: string,
  fields: FormMessages,
  { publication, translations }: Words,
): string | undefined {
  const further: Record<string, Record<string, string>> = {
    language: translations.names,
    publication: publication.states,
  };
  return (further[field] ?? fields[field]?.values)?.[value];
}
