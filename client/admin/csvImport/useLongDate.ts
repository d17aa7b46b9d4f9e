import { useMemo } from 'react';
import { useLanguageTag } from '../../messages/createMessages.ts';

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
