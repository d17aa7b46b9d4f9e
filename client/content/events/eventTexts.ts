import { parseEndTime, parseEventTime } from '../../../api/content/event/eventTime.rules.ts';
import { ethiopianClock } from '../../../api/dates/ethiopianClock.rules.ts';
import type { page } from '../../messages/en/content/event/page.ts';

/** When an event takes place, as the API has it. */
interface EventPeriod {
  /** YYYY-MM-DD */
  date: string;
  time: string;
  endDate: string | null;
  endTime: string;
}

/** The first day of an event and, if it has several, the last. */
export function eventDays({ date, endDate }: Pick<EventPeriod, 'date' | 'endDate'>): string[] {
  return endDate && endDate !== date ? [date, endDate] : [date];
}

/** When an event begins and, if that is said, ends. */
export function eventHours(event: EventPeriod, words: Pick<typeof page, 'range' | 'untilLastDay'>) {
  const { time, endTime } = event;
  if (!endTime) return time;
  return eventDays(event).length > 1
    ? words.untilLastDay(time, endTime)
    : words.range([time, endTime]);
}

/**
 * When an event begins and, if that is known, ends by the Ethiopian clock; empty where its time is no
 * time of day.
 */
export function ethiopianHours({ time, endTime }: Pick<EventPeriod, 'time' | 'endTime'>): string[] {
  const times = parseEventTime(time);
  if (!times) return [];
  const end = endTime ? parseEndTime(endTime) : times.end;
  return [times.start, ...(end === null ? [] : [end])].map(ethiopianClock);
}
