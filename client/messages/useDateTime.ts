import { useMemo } from 'react';
import { useLanguageTag } from './createMessages.ts';

/** Writes an instant in the page's language, by the reader's clock: the date and the time, or the time alone. */
export function useDateTime(dateStyle: 'medium' | 'none' = 'medium') {
  const tag = useLanguageTag();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(tag, {
      timeStyle: 'short',
      ...(dateStyle === 'medium' && { dateStyle }),
    });
    return (instant: string | number) => format.format(new Date(instant));
  }, [tag, dateStyle]);
}
