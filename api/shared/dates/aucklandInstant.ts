import { millisecondsOfDay, timeZone } from './days.ts';

const millisecondsOfMinute = 60_000;

/** Created once, at its first use. */
let offsets: Intl.DateTimeFormat | undefined;

/** The offset of Auckland from UTC at a time, in milliseconds. */
function offsetAt(instant: number): number {
  offsets ??= new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const name = offsets.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign, hours = 0, minutes = 0] = /([+-])(\d{2}):(\d{2})/.exec(name ?? '') ?? [];
  const ahead = (Number(hours) * 60 + Number(minutes)) * millisecondsOfMinute;
  return sign === '-' ? -ahead : ahead;
}

/**
 * The time at which clocks in Auckland show a day and time. If a time occurs twice, it is the first
 * one. A time that daylight saving skips is converted with the offset before the change, as in
 * iCalendar (RFC 5545, section 3.3.5).
 * @param day YYYY-MM-DD
 * @param minutes since midnight; from 1440 for the next day
 */
export function aucklandInstant(day: string, minutes: number): Date {
  const shown = Date.parse(`${day}T00:00:00Z`) + minutes * millisecondsOfMinute;
  const before = offsetAt(shown - millisecondsOfDay);
  const first = shown - before;
  const second = shown - offsetAt(first);
  const isAfterChange = offsetAt(first) !== before && offsetAt(second) === offsetAt(first);
  return new Date(isAfterChange ? second : first);
}

/** The day and time in Auckland: YYYY-MM-DD and HH:MM. */
export function shownInAuckland(instant: Date): { day: string; time: string } {
  const shown = new Date(instant.getTime() + offsetAt(instant.getTime())).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
}
