import { useMemo } from 'react';
import { shownInAuckland } from '../../api/shared/dates/aucklandInstant.ts';
import { timeZone } from '../../api/shared/dates/days.ts';
import { ethiopianClock } from '../../api/shared/dates/ethiopianClock.ts';
import { useAdminMessages } from './adminMessages.ts';
import { useLanguageTag, usePageLanguage } from './createMessages.ts';

/**
 * Formats an instant in the language of the page, by the clock in Auckland: date and time, or the
 * time alone. If the time zone of the browser differs, it adds “in Auckland”. In Amharic an hour
 * “of the morning” belongs to the Ethiopian clock, so there the time has 24 hours, with the
 * Ethiopian time beside it.
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
