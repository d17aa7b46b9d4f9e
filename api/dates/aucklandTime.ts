import { TZDate, tzOffset } from '@date-fns/tz';
import { timeZone } from './days.rules.ts';

/**
 * The instant at which clocks in Auckland show a time. Of the hour that is shown twice it is the
 * first; within the hour that is left out it is as if clocks had not been put forward, as iCalendar
 * has it (RFC 5545, section 3.3.5).
 * @param day YYYY-MM-DD
 * @param minutes since midnight; from 1440 on of the next day
 */
export function aucklandTime(day: string, minutes: number): TZDate {
  const shown = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000;
  const instantBy = (offset: number) => shown - offset * 60_000;
  const offsetAt = (instant: number) => tzOffset(timeZone, new Date(instant));
  const before = offsetAt(shown - 86_400_000);
  const first = instantBy(before);
  const second = instantBy(offsetAt(first));
  const isAfterChange = offsetAt(first) !== before && offsetAt(second) === offsetAt(first);
  return new TZDate(isAfterChange ? second : first, timeZone);
}
