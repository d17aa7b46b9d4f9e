import type { Params } from 'react-router-dom';
import {
  type CalendarMonth,
  type CalendarName,
  formatMonth,
  parseMonth,
} from '../../../api/shared/dates/calendarMonth.ts';

/** The month in an address; without a month, the current one. */
interface AskedMonth {
  calendar: CalendarName;
  month: string | null;
}

/** The page of the current month, in each calendar. */
export const presentMonth: Record<CalendarName, string> = {
  ETHIOPIAN: '/calendar',
  GREGORIAN: '/calendar/gregorian',
};

/** The page of a month, such as `/calendar/ethiopian-2019-03`. */
export const monthAddress = (month: CalendarMonth) =>
  `/calendar/${month.calendar.toLowerCase()}-${formatMonth(month)}`;

/** The month that an address names, in upper or lower case; null if it has no page. */
export function monthIn({ month = '' }: Params): AskedMonth | null {
  const [, name = '', text] =
    /^(ethiopian|gregorian)(?:-(\d{4}-\d{2}))?$/.exec(month.toLowerCase()) ?? [];
  if (!name) return null;
  const calendar = name === 'ethiopian' ? 'ETHIOPIAN' : 'GREGORIAN';
  if (text === undefined) return { calendar, month: null };
  return parseMonth(calendar, text) && { calendar, month: text };
}
