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
