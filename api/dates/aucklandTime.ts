import { TZDate } from '@date-fns/tz';
import { aucklandInstant } from './aucklandInstant.rules.ts';
import { timeZone } from './days.rules.ts';

/**
 * The instant at which clocks in Auckland show a time, with the offset that they have then.
 * @param day YYYY-MM-DD
 * @param minutes since midnight; from 1440 on of the next day
 */
export const aucklandTime = (day: string, minutes: number): TZDate =>
  new TZDate(aucklandInstant(day, minutes).getTime(), timeZone);
