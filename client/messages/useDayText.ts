import { dayMonthYear } from '../../api/shared/dates/days.ts';
import { ethiopianDateAmharic } from '../../api/shared/dates/ethiopianText.ts';
import { usePageLanguage } from './createMessages.ts';

/** Formats a day, YYYY-MM-DD, in the calendar of the page: the Ethiopian one on Amharic pages. */
export function useDayText(): (day: string) => string {
  return usePageLanguage() === 'AM' ? ethiopianDateAmharic : dayMonthYear;
}
