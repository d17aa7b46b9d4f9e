import { parseEndTime, parseEventTime } from '../../../api/shared/content/event/eventTime.rules.ts';
import { ethiopianClock } from '../../../api/shared/dates/ethiopianClock.ts';
import type { PlaceType } from '../../graphql/schemaTypes.generated.ts';
import type { page } from '../../../api/shared/messages/en/content/event/page.ts';

/** The time of an event, as the API has it. */
interface EventPeriod {
  /** YYYY-MM-DD */
  date: string;
  time: string;
  endDate: string | null;
  endTime: string | null;
}

/** The first day of an event and, if there are several, the last. */
export function eventDays({ date, endDate }: Pick<EventPeriod, 'date' | 'endDate'>): string[] {
  return endDate && endDate !== date ? [date, endDate] : [date];
}

/** The place of an event in words, or that it has none. */
export const eventPlace = (
  { placeType, location }: { placeType: PlaceType; location: string },
  { places }: Pick<typeof page, 'places'>,
) => [placeType !== 'PHYSICAL' && places[placeType], location].filter(Boolean).join(' · ');

/** The start of an event and, if it is known, the end. */
export function eventHours(event: EventPeriod, words: Pick<typeof page, 'range' | 'untilLastDay'>) {
  const { time, endTime } = event;
  if (!endTime) return time;
  return eventDays(event).length > 1
    ? words.untilLastDay(time, endTime)
    : words.range([time, endTime]);
}

/**
 * The start and, if it is known, the end of an event by the Ethiopian clock; empty if the time is
 * not a valid time of day.
 */
export function ethiopianHours({ time, endTime }: Pick<EventPeriod, 'time' | 'endTime'>): string[] {
  const times = parseEventTime(time);
  if (!times) return [];
  const end = endTime ? parseEndTime(endTime) : times.end;
  return [times.start, ...(end === null ? [] : [end])].map(ethiopianClock);
}
