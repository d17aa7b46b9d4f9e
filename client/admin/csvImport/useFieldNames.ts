import { useMemo } from 'react';
import { columnName, valueName } from '../../../api/shared/csv/columnWords.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useLanguageTag } from '../../messages/createMessages.ts';
import type { FormMessages } from '../../../api/shared/messages/words.ts';

/** Names the fields that columns can hold, such as “Name” and “Name (Amharic)”. */
export function useFieldNames(fields: FormMessages): (field: string) => string {
  const words = useAdminMessages();
  return (field) => columnName(field, fields, words);
}

/** Formats the values of fields: a date with its month as a word, a language or state by its name. */
export function useFieldTexts(fields: FormMessages): (field: string, value: string) => string {
  const words = useAdminMessages();
  const longDate = useLongDate();
  return (field, value) => valueName(field, value, fields, words) ?? longDate(value);
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
