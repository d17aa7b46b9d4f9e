import { useMemo } from 'react';
import { shownInAuckland } from '../../api/shared/dates/aucklandInstant.ts';
import { dayMonthYear, timeZone } from '../../api/shared/dates/days.ts';
import { ethiopianClock } from '../../api/shared/dates/ethiopianClock.ts';
import { ethiopianDateAmharic } from '../../api/shared/dates/ethiopianText.ts';
import { useAdminMessages } from './adminMessages.ts';
import { useLanguageTag, usePageLanguage } from './createMessages.ts';

/**
 * Formats an instant in the language of the page, by the clock in Auckland: date and time, or the
 * time alone. If the time zone of the browser differs, it adds “in Auckland”. In Amharic an hour
 * “of the morning” belongs to the Ethiopian clock, so there the time has 24 hours, with the
 * Ethiopian day and time beside it.
 */
export function useDateTime(dateStyle: 'medium' | 'none' = 'medium') {
  const tag = useLanguageTag();
  const isAmharic = usePageLanguage() === 'AM';
  const { inAuckland } = useAdminMessages().admin;
  return useMemo(() => {
    const options: Intl.DateTimeFormatOptions = {
      timeStyle: 'short',
      ...(dateStyle === 'medium' && { dateStyle }),
    };
    const format = new Intl.DateTimeFormat(tag, { ...options, timeZone });
    const ownFormat = new Intl.DateTimeFormat(tag, options);
    const inAmharic = (date: Date) => {
      const { day, time } = shownInAuckland(date);
      const [hours = 0, minutes = 0] = time.split(':').map(Number);
      const ethiopian = ethiopianClock(hours * 60 + minutes);
      if (dateStyle === 'none') return `${time} (${ethiopian})`;
      return `${dayMonthYear(day)}, ${time} · ${ethiopianDateAmharic(day)} ${ethiopian}`;
    };
    return (instant: string | number) => {
      const date = new Date(instant);
      const text = format.format(date);
      const shown = isAmharic ? inAmharic(date) : text;
      return text === ownFormat.format(date) ? shown : inAuckland(shown);
    };
  }, [tag, isAmharic, dateStyle, inAuckland]);
}
