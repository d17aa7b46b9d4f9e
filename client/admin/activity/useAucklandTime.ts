import { useMemo } from 'react';
import { shownInAuckland } from '../../../api/dates/aucklandInstant.rules.ts';
import { timeZone } from '../../../api/dates/days.rules.ts';
import { useLanguageTag } from '../../messages/createMessages.ts';

/** Writes the day and the time in Auckland at an instant, in the language of the page. */
export function useAucklandTime() {
  const tag = useLanguageTag();
  return useMemo(() => {
    const day = new Intl.DateTimeFormat(tag, { timeZone, dateStyle: 'full' });
    const time = new Intl.DateTimeFormat(tag, { timeZone, timeStyle: 'short' });
    return (instant: string) => {
      const at = new Date(instant);
      return { day: shownInAuckland(at).day, dayName: day.format(at), time: time.format(at) };
    };
  }, [tag]);
}
