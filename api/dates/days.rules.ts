export const timeZone = 'Pacific/Auckland';

const millisecondsOfDay = 86_400_000;
/** The Julian Day Number of 1 January 1970. */
const dayNumber1970 = 2_440_588;

/** Made when it is first asked, and once, because that takes fifty times as long as asking it. */
let auckland: Intl.DateTimeFormat | undefined;

/** The day in Auckland at an instant as YYYY-MM-DD, whatever the time zone of the machine. */
export function todayInAuckland(now: Date): string {
  auckland ??= new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  // By its parts: the order of a written date differs between versions of ICU.
  const parts = auckland.formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value ?? '';
  return [part('year').padStart(4, '0'), part('month'), part('day')].join('-');
}

/** The Julian Day Number of a day, YYYY-MM-DD: days are counted by it in every calendar. */
export function dayNumberOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / millisecondsOfDay + dayNumber1970;
}

/** The day of a Julian Day Number as YYYY-MM-DD. */
export function dayOfNumber(number: number): string {
  return new Date((number - dayNumber1970) * millisecondsOfDay).toISOString().slice(0, 10);
}

/** The day so many days later, YYYY-MM-DD. */
export function daysLater(day: string, days: number): string {
  return dayOfNumber(dayNumberOf(day) + days);
}

/** The weekday of a day, YYYY-MM-DD, counted from 0, Sunday. */
export function weekdayOf(day: string): number {
  return (dayNumberOf(day) + 1) % 7;
}

/**
 * A day as pages show it (docs/product/site.md, section 2.7).
 * @param day YYYY-MM-DD
 * @returns DD-MM-YYYY
 */
export function dayMonthYear(day: string): string {
  return day.split('-').reverse().join('-');
}

/** The parts of a day, YYYY-MM-DD; months are counted from 1. */
export function gregorianDateOf(day: string): { year: number; month: number; day: number } {
  const [year = 0, month = 0, inMonth = 0] = day.split('-').map(Number);
  return { year, month, day: inMonth };
}
