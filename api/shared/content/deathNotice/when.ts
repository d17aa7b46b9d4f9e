import { ethiopianClock, ethiopianRange } from '../../dates/ethiopianClock.ts';
import { parseEventTime } from '../event/eventTime.rules.ts';
import type { Gathering } from './gatherings.ts';

type Times = Pick<Gathering, 'date' | 'endDate' | 'time'>;

/** The day of a gathering, or its first and last; empty if it is not known. */
export const daysText = ({ date, endDate }: Times, dayText: (day: string) => string): string =>
  [date, endDate === date ? '' : endDate].flatMap((day) => (day ? dayText(day) : [])).join(' – ');

/** The time of a gathering by the Ethiopian clock; empty if it is not a time of day. */
export function ethiopianTime({ time }: Times): string {
  const times = parseEventTime(time);
  if (!times) return '';
  const start = ethiopianClock(times.start);
  return times.end === null ? start : ethiopianRange([start, ethiopianClock(times.end)]);
}
