import { timeZone } from './days.rules.ts';

const millisecondsOfMinute = 60_000;
const millisecondsOfDay = 86_400_000;

/** Made when it is first asked, and once. */
let offsets: Intl.DateTimeFormat | undefined;

/** Milliseconds by which clocks in Auckland are ahead of UTC at an instant. */
function offsetAt(instant: number): number {
  offsets ??= new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const name = offsets.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign, hours = 0, minutes = 0] = /([+-])(\d{2}):(\d{2})/.exec(name ?? '') ?? [];
  const ahead = (Number(hours) * 60 + Number(minutes)) * millisecondsOfMinute;
  return sign === '-' ? -ahead : ahead;
}

/**
 * The instant at which clocks in Auckland show a time. Of the hour that is shown twice it is the
 * first; within the hour that is left out it is as if clocks had not been put forward, as iCalendar
 * has it (RFC 5545, section 3.3.5).
 * @param day YYYY-MM-DD
 * @param minutes since midnight; from 1440 on of the next day
 */
export function aucklandInstant(day: string, minutes: number): Date {
  const shown = Date.parse(`${day}T00:00:00Z`) + minutes * millisecondsOfMinute;
  const before = offsetAt(shown - millisecondsOfDay);
  const first = shown - before;
  const second = shown - offsetAt(first);
  const isAfterChange = offsetAt(first) !== before && offsetAt(second) === offsetAt(first);
  return new Date(isAfterChange ? second : first);
}

/** What calendars and clocks in Auckland show at an instant: YYYY-MM-DD and HH:MM. */
export function shownInAuckland(instant: Date): { day: string; time: string } {
  const shown = new Date(instant.getTime() + offsetAt(instant.getTime())).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
}
