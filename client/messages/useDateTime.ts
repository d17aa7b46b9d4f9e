import { useMemo } from 'react';
import { shownInAuckland } from '../../api/dates/aucklandInstant.rules.ts';
import { timeZone } from '../../api/dates/days.rules.ts';
import { ethiopianClock } from '../../api/dates/ethiopianClock.rules.ts';
import { useAdminMessages } from './adminMessages.ts';
import { useLanguageTag, usePageLanguage } from './createMessages.ts';

/**
 * Writes an instant in the page's language, by the clock in Auckland: the date and the time, or the time
 * alone. Where the reader's own clock shows another time, it says whose this is.
 * In Amharic an hour “of the morning” is one of the Ethiopian clock, so there the time has 24 hours, and the
 * Ethiopian one stands beside it.
 */
export function useDateTime(dateStyle: 'medium' | 'none' = 'medium') {
  const tag = useLanguageTag();
  const isAmharic = usePageLanguage() === 'AM';
  const { inAuckland } = useAdminMessages().admin;
  return useMemo(() => {
    const options: Intl.DateTimeFormatOptions = {
      timeStyle: 'short',
      ...(isAmharic && { hourCycle: 'h23' }),
      ...(dateStyle === 'medium' && { dateStyle }),
    };
    const format = new Intl.DateTimeFormat(tag, { ...options, timeZone });
    const ownFormat = new Intl.DateTimeFormat(tag, options);
    return (instant: string | number) => {
      const date = new Date(instant);
      const text = format.format(date);
      const [hours = 0, minutes = 0] = shownInAuckland(date).time.split(':').map(Number);
      const shown = isAmharic ? `${text} (${ethiopianClock(hours * 60 + minutes)})` : text;
      return text === ownFormat.format(date) ? shown : inAuckland(shown);
    };
  }, [tag, isAmharic, dateStyle, inAuckland]);
}
