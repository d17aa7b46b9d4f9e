import {
  type CalendarMonth,
  type CalendarName,
  monthWith,
} from '../../../api/shared/dates/calendarMonth.ts';
import { gregorianDateOf } from '../../../api/shared/dates/days.ts';
import { ethiopianDateOf } from '../../../api/shared/dates/ethiopianDate.ts';
import { useCalendarMessages } from './messages.ts';

/** The names of months and days in either calendar. */
export function useMonthNames() {
  const words = useCalendarMessages();
  const monthName = (month: CalendarMonth) =>
    month.calendar === 'ETHIOPIAN'
      ? words.ethiopianMonth(words.ethiopianMonths[month.month - 1] ?? '', month.year)
      : `${words.months[month.month - 1] ?? ''} ${String(month.year)}`;
  return {
    /** A month with its year. */
    monthName,
    /** A day, YYYY-MM-DD, with its month and year. */
    dayName: (day: string, calendar: CalendarName) =>
      `${String(dayIn(day, calendar))} ${monthName(monthWith(day, calendar))}`,
    /** The usual short name of a day's month. */
    shortMonth: (day: string, calendar: CalendarName) => {
      const { month } = monthWith(day, calendar);
      return calendar === 'ETHIOPIAN'
        ? (words.ethiopianMonths[month - 1] ?? '')
        : (words.monthsShort[month - 1] ?? '');
    },
  };
}

/** The day of the month in a calendar. */
export const dayIn = (day: string, calendar: CalendarName) =>
  (calendar === 'ETHIOPIAN' ? ethiopianDateOf(day) : gregorianDateOf(day)).day;
