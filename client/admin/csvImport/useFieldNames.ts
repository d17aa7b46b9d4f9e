import { useMemo } from 'react';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useLanguageTag } from '../../messages/createMessages.ts';
import type { FormMessages } from '../../../api/shared/messages/words.ts';

/** Names the fields that columns can hold, such as “Name” and “Name (Amharic)”. */
export function useFieldNames(fields: FormMessages): (field: string) => string {
  const { csvImport: words, publication } = useAdminMessages();
  const further: Record<string, string> = {
    ...words.parts,
    id: words.id,
    language: words.language,
    publication: publication.state,
  };
  return (field) => {
    const [name = '', language = ''] = field.split('.');
    const label = fields[name]?.label ?? further[name] ?? name;
    if (language === '') return label;
    return language === 'am' ? words.inAmharic(label) : words.inEnglish(label);
  };
}

/** Formats the values of fields: a date with its month as a word, a language or state by its name. */
export function useFieldTexts(fields: FormMessages): (field: string, value: string) => string {
  const { publication, translations } = useAdminMessages();
  const longDate = useLongDate();
  const words: Record<string, Record<string, string>> = {
    language: translations.names,
    publication: publication.states,
  };
  return (field, value) => (words[field] ?? fields[field]?.values)?.[value] ?? longDate(value);
}

/**
 * Formats a date, YYYY-MM-DD, with its month as a word, because 7/8/1962 is another date in other countries. Other
 * texts stay as they are.
 */
export function useLongDate() {
  const tag = useLanguageTag();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
    return (text: string) =>
      /^\d{4}-\d{2}-\d{2}$/.test(text) ? format.format(new Date(text)) : text;
  }, [tag]);
}
