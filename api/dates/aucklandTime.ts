import { TZDate } from '@date-fns/tz';
import { aucklandInstant } from '../shared/dates/aucklandInstant.ts';
import { timeZone } from '../shared/dates/days.ts';

/**
 * The time at which clocks in Auckland show a day and time, with the offset at that time.
 * @param day YYYY-MM-DD
 * @param minutes since midnight; from 1440 for the next day
 */
export const aucklandTime = (day: string, minutes: number): TZDate =>
  new TZDate(aucklandInstant(day, minutes).getTime(), timeZone);
