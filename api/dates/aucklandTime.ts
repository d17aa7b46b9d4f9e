import { TZDate } from '@date-fns/tz';
import { aucklandInstant } from './aucklandInstant.rules.ts';
import { timeZone } from './days.rules.ts';

/**
 * The time at which clocks in Auckland show a day and time, with the offset at that time.
 * @param day YYYY-MM-DD
 * @param minutes since midnight; from 1440 for the next day
 */
export const aucklandTime = (day: string, minutes: number): TZDate =>
  new TZDate(aucklandInstant(day, minutes).getTime(), timeZone);
