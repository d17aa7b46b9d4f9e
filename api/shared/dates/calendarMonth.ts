import { dayNumberOf, dayOfNumber, gregorianDateOf } from './days.ts';
import {
  dayOfEthiopian,
  daysInEthiopianMonth,
  ethiopianDateOf,
  monthsInYear,
} from './ethiopianDate.ts';

export type CalendarName = 'ETHIOPIAN' | 'GREGORIAN';

/** A month of one of the two calendars. */
export interface CalendarMonth {
  calendar: CalendarName;
  year: number;
  /** Starts at 1. */
  month: number;
}

/** The years that have pages: enough for every reader, and not too many for the cache. */
const years: Record<CalendarName, [first: number, last: number]> = {
  ETHIOPIAN: [1993, 2042],
  GREGORIAN: [2000, 2050],
};

const monthsOf = (calendar: CalendarName) => (calendar === 'ETHIOPIAN' ? monthsInYear : 12);

/** The month of a day, YYYY-MM-DD. */
export function monthWith(day: string, calendar: CalendarName): CalendarMonth {
  const { year, month } = calendar === 'ETHIOPIAN' ? ethiopianDateOf(day) : gregorianDateOf(day);
  return { calendar, year, month };
}

/** Parses a month, YYYY-MM; null if there is none, or if it has no page. */
export function parseMonth(calendar: CalendarName, text: string): CalendarMonth | null {
  if (!/^\d{4}-\d{2}$/.test(text)) return null;
  const [year = 0, month = 0] = text.split('-').map(Number);
  const [first, last] = years[calendar];
  const exists = year >= first && year <= last && month >= 1 && month <= monthsOf(calendar);
  return exists ? { calendar, year, month } : null;
}

/** Formats a month in the way that `parseMonth` reads it. */
export function formatMonth({ year, month }: Omit<CalendarMonth, 'calendar'>): string {
  return `${String(year)}-${String(month).padStart(2, '0')}`;
}

/** The month a number of months later; null if it has no page. */
export function monthsLater({ calendar, year, month }: CalendarMonth, count: number) {
  const months = monthsOf(calendar);
  const index = year * months + month - 1 + count;
  const later = { year: Math.floor(index / months), month: (index % months) + 1 };
  return parseMonth(calendar, formatMonth(later));
}

/** The first and the last day of a month, YYYY-MM-DD. */
export function daysOfMonth({ calendar, year, month }: CalendarMonth): [string, string] {
  if (calendar === 'ETHIOPIAN') {
    const day = daysInEthiopianMonth(year, month);
    return [dayOfEthiopian({ year, month, day: 1 }), dayOfEthiopian({ year, month, day })];
  }
  const [first, following] = [month - 1, month].map((index) =>
    new Date(Date.UTC(year, index, 1)).toISOString().slice(0, 10),
  );
  return [first ?? '', dayOfNumber(dayNumberOf(following ?? '') - 1)];
}

/** The month of the other calendar that contains the middle of a month; null if it has no page. */
export function otherCalendar(month: CalendarMonth): CalendarMonth | null {
  const [first, last] = daysOfMonth(month).map(dayNumberOf) as [number, number];
  const middle = dayOfNumber(Math.floor((first + last) / 2));
  const calendar = month.calendar === 'ETHIOPIAN' ? 'GREGORIAN' : 'ETHIOPIAN';
  return parseMonth(calendar, formatMonth(monthWith(middle, calendar)));
}

/** The weeks of a month, starting on Monday; null for days of other months. */
export function weeksOfMonth(month: CalendarMonth): (string | null)[][] {
  const [first, last] = daysOfMonth(month).map(dayNumberOf) as [number, number];
  // Julian Day Numbers that are divisible by 7 are Mondays.
  const monday = first - (first % 7);
  const weeks = Math.floor((last - monday) / 7) + 1;
  return Array.from({ length: weeks }, (_week, week) =>
    Array.from({ length: 7 }, (_day, weekday) => {
      const number = monday + week * 7 + weekday;
      return number >= first && number <= last ? dayOfNumber(number) : null;
    }),
  );
}
