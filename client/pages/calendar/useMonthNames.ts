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
  const nameOf = ({ calendar, month }: CalendarMonth) =>
    (calendar === 'ETHIOPIAN' ? words.ethiopianMonths : words.months)[month - 1] ?? '';
  const shortName = ({ calendar, month }: CalendarMonth) =>
    (calendar === 'ETHIOPIAN' ? words.ethiopianMonths : words.monthsShort)[month - 1] ?? '';
  const withYear = ({ calendar, year }: CalendarMonth, name: string) =>
    calendar === 'ETHIOPIAN' ? words.ethiopianMonth(name, year) : `${name} ${String(year)}`;
  return {
    monthName: (month: CalendarMonth) => withYear(month, nameOf(month)),
    /** The usual short name of a month, without its year. */
    shortName,
    /** A day, YYYY-MM-DD, with its month and year. */
    dayName: (day: string, calendar: CalendarName) => {
      const month = monthWith(day, calendar);
      return withYear(month, words.dayOfMonth(dayIn(day, calendar), nameOf(month)));
    },
    /** The short name of a day's month. */
    shortMonth: (day: string, calendar: CalendarName) => shortName(monthWith(day, calendar)),
  };
}

/** The day of the month in a calendar. */
export const dayIn = (day: string, calendar: CalendarName) =>
  (calendar === 'ETHIOPIAN' ? ethiopianDateOf(day) : gregorianDateOf(day)).day;
