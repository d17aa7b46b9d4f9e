import { useMemo } from 'react';
import { ethiopianClock } from '../../api/dates/ethiopianClock.rules.ts';
import { useLanguageTag, usePageLanguage } from './createMessages.ts';

/**
 * Writes an instant in the page's language, by the reader's clock: the date and the time, or the time alone.
 * In Amharic an hour “of the morning” is one of the Ethiopian clock, so there the time has 24 hours, and the
 * Ethiopian one stands beside it.
 */
export function useDateTime(dateStyle: 'medium' | 'none' = 'medium') {
  const tag = useLanguageTag();
  const isAmharic = usePageLanguage() === 'AM';
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(tag, {
      timeStyle: 'short',
      ...(isAmharic && { hourCycle: 'h23' }),
      ...(dateStyle === 'medium' && { dateStyle }),
    });
    return (instant: string | number) => {
      const date = new Date(instant);
      const text = format.format(date);
      if (!isAmharic) return text;
      return `${text} (${ethiopianClock(date.getHours() * 60 + date.getMinutes())})`;
    };
  }, [tag, isAmharic, dateStyle]);
}
