export const timeZone = 'Pacific/Auckland';

export const millisecondsOfDay = 86_400_000;
/** The Julian Day Number of 1 January 1970. */
const dayNumber1970 = 2_440_588;

/** Created once, at its first use, because that takes fifty times as long as using it. */
let auckland: Intl.DateTimeFormat | undefined;

/** The day in Auckland at a time, as YYYY-MM-DD, in any time zone of the machine. */
export function todayInAuckland(now: Date): string {
  auckland ??= new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  // From parts, because the order in a formatted date depends on the version of ICU.
  const parts = auckland.formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value ?? '';
  return [part('year').padStart(4, '0'), part('month'), part('day')].join('-');
}

/** The Julian Day Number of a day, YYYY-MM-DD. It counts days independently of the calendar. */
export function dayNumberOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / millisecondsOfDay + dayNumber1970;
}

/** The day of a Julian Day Number as YYYY-MM-DD. */
export function dayOfNumber(number: number): string {
  return new Date((number - dayNumber1970) * millisecondsOfDay).toISOString().slice(0, 10);
}

/** The day a number of days later, YYYY-MM-DD. */
export function daysLater(day: string, days: number): string {
  return dayOfNumber(dayNumberOf(day) + days);
}

/** The time a number of days of 24 hours later. */
export function addDays(time: Date, days: number): Date {
  return new Date(time.getTime() + days * millisecondsOfDay);
}

/** The weekday of a day, YYYY-MM-DD. Sunday is 0. */
export function weekdayOf(day: string): number {
  return (dayNumberOf(day) + 1) % 7;
}

/**
 * A day in the format of pages (docs/product/site.md, section 2.7).
 * @param day YYYY-MM-DD
 * @returns DD-MM-YYYY
 */
export function dayMonthYear(day: string): string {
  return day.split('-').reverse().join('-');
}

/** The parts of a day, YYYY-MM-DD. Months start at 1. */
export function gregorianDateOf(day: string): { year: number; month: number; day: number } {
  const [year = 0, month = 0, inMonth = 0] = day.split('-').map(Number);
  return { year, month, day: inMonth };
}

/** The same day of a later month, or the last day of that month, YYYY-MM-DD. */
export function monthsLater(day: string, months: number): string {
  const { year, month, day: inMonth } = gregorianDateOf(day);
  // Day 0 is the last one of the month before.
  const last = new Date(Date.UTC(year, month + months, 0));
  last.setUTCDate(Math.min(inMonth, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}
