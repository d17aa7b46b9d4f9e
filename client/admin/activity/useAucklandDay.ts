import { useMemo } from 'react';
import { shownInAuckland } from '../../../api/shared/dates/aucklandInstant.ts';
import { timeZone } from '../../../api/shared/dates/days.ts';
import { useLanguageTag } from '../../messages/createMessages.ts';

/** Formats the day in Auckland of an instant, in the language of the page. */
export function useAucklandDay() {
  const tag = useLanguageTag();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(tag, { timeZone, dateStyle: 'full' });
    return (instant: string) => {
      const at = new Date(instant);
      return { day: shownInAuckland(at).day, dayName: format.format(at) };
    };
  }, [tag]);
}
